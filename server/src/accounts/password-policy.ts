import { longestPassword, normalizeEmail, shortestPassword } from '@margine/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'same-as-email'

/**
 * The 10,000 commonest of the passwords that are long enough to be chosen here; the list they come
 * from begins with the most used.
 */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= shortestPassword)
    .slice(0, 10_000),
)

/** One form for what looks the same, so that a password typed on another keyboard still opens. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** Why a password is refused, or null. Length counts characters, not bytes; there are no composition rules. */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const normalized = normalizePassword(password)
  const { length } = [...normalized]
  if (length < shortestPassword) return 'too-short'
  if (length > longestPassword) return 'too-long'
  if (common.has(normalized.toLowerCase())) return 'too-common'
  return normalizeEmail(normalized) === normalizeEmail(email) ? 'same-as-email' : null
}
