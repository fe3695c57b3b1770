import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { latestEnd } from '../db/moments.ts'
import type { Schema } from '../db/schema.ts'
import { hashToken } from './secret-token.ts'
import { absoluteLimit, idleLimit } from './sessions.ts'

/** The sessions of a user that are still good, to be selected from. */
export function goodSessions(queries: Kysely<Schema>, userId: string) {
  const now = Date.now()
  return queries
    .selectFrom('sessions')
    .where('userId', '=', userId)
    .where('createdAt', '>', now - absoluteLimit)
    .where('lastSeenAt', '>', now - idleLimit)
    .where('createdAt', '<=', latestEnd(0))
}

/**
 * Ends the sessions of a locked user by their own will, or the one with a hash. Of those that were still good it is kept
 * that they were ended, but for the session of the browser that asks: the others' browsers empty what they keep.
 */
export async function endElsewhere(
  queries: Kysely<Schema>,
  userId: string,
  asking: string | undefined,
  only?: string,
): Promise<void> {
  const good = await goodSessions(queries, userId).select(['tokenHash', 'createdAt']).execute()
  const ended = good.filter(
    ({ tokenHash }) => tokenHash !== asking && (only === undefined || tokenHash === only),
  )
  if (ended.length > 0)
    await queries
      .insertInto('endedSessions')
      .values(
        ended.map(({ tokenHash, createdAt }) => ({
          tokenHash,
          userId,
          expiresAt: createdAt + absoluteLimit,
        })),
      )
      .execute()
  const all = queries.deleteFrom('sessions').where('userId', '=', userId)
  await (only === undefined ? all : all.where('tokenHash', '=', only)).execute()
}

/** Whose session with a token was ended by that person from another device; undefined for any other token. */
export async function endedBy(
  { queries }: Database,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  const found = await queries
    .selectFrom('endedSessions')
    .select('userId')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  return found?.userId
}
