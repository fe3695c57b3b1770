import { fieldDetails } from '@margine/contract'
import type { Context } from 'hono'
import { problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import type { Reservation } from './hash-gate.ts'

/** Hashes a password chosen for an address, or answers why it will not do. */
export async function choosePassword(
  c: Context,
  { hashes, passwordProblem }: Accounts,
  email: string,
  password: string,
  reservation: Reservation,
): Promise<string | Response> {
  const refusal = passwordProblem(password, email)
  if (refusal === null) return hashes.hash(password, reservation)
  const fields = [{ field: 'password', detail: fieldDetails[refusal] }]
  return problem(c, 'invalid-input', { fields })
}
