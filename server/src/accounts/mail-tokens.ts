import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { holdUser } from './hold-user.ts'
import { hashToken, newToken } from './secret-token.ts'

export type MailPurpose = Schema['mailTokens']['purpose']

const hour = 3_600_000

/** How long a link is good for. */
export const mailTokenLifetime: Record<MailPurpose, number> = {
  verification: 24 * hour,
  passwordReset: hour,
}

/** Makes a link's token for a user, ending the earlier ones of the same purpose. */
export async function issueMailToken(
  queries: Kysely<Schema>,
  userId: string,
  purpose: MailPurpose,
  now: number,
): Promise<string> {
  const token = newToken()
  await holdUser(queries, { id: userId })
  await voidMailTokens(queries, userId, purpose)
  await queries
    .insertInto('mailTokens')
    .values({
      tokenHash: hashToken(token),
      userId,
      purpose,
      expiresAt: now + mailTokenLifetime[purpose],
    })
    .execute()
  return token
}

/** Uses a link up: the user it was for, or null when it is unknown, used, expired or for something else. */
export async function redeemMailToken(
  queries: Kysely<Schema>,
  token: string,
  purpose: MailPurpose,
  now: number,
): Promise<string | null> {
  const tokenHash = hashToken(token)
  const link = await queries
    .selectFrom('mailTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  // The user's row first: see `hold-user.ts`.
  if (link === undefined || !(await holdUser(queries, { id: link.userId }))) return null
  const redeemed = await queries
    .deleteFrom('mailTokens')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return redeemed?.userId ?? null
}

/** Ends every link of a purpose that a user may still hold. */
export async function voidMailTokens(
  queries: Kysely<Schema>,
  userId: string,
  purpose: MailPurpose,
): Promise<void> {
  await queries
    .deleteFrom('mailTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .execute()
}
