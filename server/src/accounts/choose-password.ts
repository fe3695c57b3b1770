import type { Context } from 'hono'
import { problem } from '../problem.ts'
import { fieldDetails } from '../strings.ts'
import type { Accounts } from './accounts.ts'
import type { Place } from './hash-gate.ts'
import type { MailPurpose } from './mail-tokens.ts'
import { passwordProblem } from './password-policy.ts'

/** A password chosen with a link, and whose it is. */
export interface ChosenPassword {
  email: string
  passwordHash: string
}

/**
 * Hashes the password that somebody chooses on a link's page, or answers why not. The link is not used
 * up by it: a password that is refused must not cost the link.
 */
export async function choosePassword(
  c: Context,
  { addresses, hashes }: Accounts,
  purpose: MailPurpose,
  { token, password }: { token: string; password: string },
  place: Place,
): Promise<ChosenPassword | Response> {
  const email = await addresses.ofLink(token, purpose)
  if (email === null) return problem(c, 410, 'link-expired')
  const refusal = passwordProblem(password, email)
  if (refusal !== null) {
    const fields = [{ field: 'password', detail: fieldDetails[refusal] }]
    return problem(c, 422, 'invalid-input', { fields })
  }
  return { email, passwordHash: await hashes.hash(password, place) }
}
