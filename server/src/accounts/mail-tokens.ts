import type { Kysely } from 'kysely'
import { latestEnd } from '../db/moments.ts'
import type { Schema } from '../db/schema.ts'
import { hashToken, newToken } from './secret-token.ts'
import { lockUser } from './user-table.ts'

export type MailPurpose = Schema['mailTokens']['purpose']

const hour = 3_600_000

/** How long a link is good for. */
const mailTokenLifetime: Record<MailPurpose, number> = {
  verification: 24 * hour,
  passwordReset: hour,
}

/**
 * Makes a link's token for a user in the caller's transaction. Null when the user is gone. Earlier links stay good: anybody
 * can ask for a mail, and would end the one that its owner is about to open.
 */
export async function issueMailToken(
  queries: Kysely<Schema>,
  userId: string,
  purpose: MailPurpose,
): Promise<string | null> {
  if ((await lockUser(queries, userId)) === undefined) return null
  const token = newToken()
  await queries
    .insertInto('mailTokens')
    .values({
      tokenHash: hashToken(token),
      userId,
      purpose,
      expiresAt: Date.now() + mailTokenLifetime[purpose],
    })
    .execute()
  return token
}

/** Whether a link's time is over, or not one that a link can have. */
export const isExpired = (expiresAt: number, purpose: MailPurpose): boolean =>
  expiresAt <= Date.now() || expiresAt > latestEnd(mailTokenLifetime[purpose])

/** How long an expired link is kept: an old mail's link is answered with what became of it. */
export const mailTokenMemory = 30 * 24 * hour

/** A link of this purpose, good or not; undefined when it was made up, or is deleted. */
export const findMailToken = (queries: Kysely<Schema>, token: string, purpose: MailPurpose) =>
  queries
    .selectFrom('mailTokens')
    .select(['userId', 'expiresAt', 'endedAt'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()

/** Ends every link of a purpose that a user may still have. */
export async function endMailTokens(
  queries: Kysely<Schema>,
  userId: string,
  purpose: MailPurpose,
): Promise<void> {
  await queries
    .updateTable('mailTokens')
    .set({ endedAt: Date.now() })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('endedAt', 'is', null)
    .execute()
}
