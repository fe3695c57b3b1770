import { longestPassword, normalizeEmail, shortestPassword } from '@margine/contract'
import { isCommon } from './common-passwords.ts'
import { weightOf, wordsIn } from './password-weight.ts'

type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'same-as-email' | 'easily-guessed'

/** Why a password is refused for an address, or null. */
export type PasswordPolicy = (password: string, email: string) => PasswordProblem | null

/** One form for what looks the same, so that a password typed on another keyboard still opens. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

/** What is left of a password without the figures and signs around it. */
const coreOf = (password: string) => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** The letters that figures and signs often stand for. */
const meant: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** A password as it may be meant: `p@$$w0rd` is `password`. */
const asMeant = (password: string) =>
  password.replaceAll(/[@4310!$57]/g, (sign) => meant[sign] ?? '')

/** Whether it is one of the commonest, or one with figures and signs around it that alone would be too short. */
function isTooCommon(password: string): boolean {
  if (isCommon(password)) return true
  const core = coreOf(password)
  const around = [...password].length - [...core].length
  const words = [asMeant(password), core, asMeant(core)]
  return around < shortestPassword - 1 && words.some(isCommon)
}

/**
 * Length counts characters, not bytes; there are no composition rules. Known words of the product and of the owner's
 * address do not count.
 */
export function passwordPolicy(appUrl: URL): PasswordPolicy {
  const ours = ['margine', ...wordsIn(appUrl.hostname)]
  return (password, email) => {
    const normalized = normalizePassword(password)
    const { length } = [...normalized]
    if (length < shortestPassword) return 'too-short'
    if (length > longestPassword) return 'too-long'
    if (normalizeEmail(normalized) === normalizeEmail(email)) return 'same-as-email'
    const small = normalized.toLowerCase()
    if (isTooCommon(small)) return 'too-common'
    const known = [...ours, ...wordsIn(email)]
    const weight = Math.min(weightOf(small, known), weightOf(asMeant(small), known))
    return weight < shortestPassword ? 'easily-guessed' : null
  }
}
