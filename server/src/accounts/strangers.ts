import type { Kysely } from 'kysely'
import type { Schema, UserRow } from '../db/schema.ts'
import { hashToken } from './secret-token.ts'
import { isUnproven } from './user-table.ts'

/** Whether this browser has a session of the account: then the person in it is the reader of its mail. */
export async function isSessionOf(
  queries: Kysely<Schema>,
  userId: string,
  session: string | undefined,
): Promise<boolean> {
  if (session === undefined) return false
  const found = await queries
    .selectFrom('sessions')
    .select('userId')
    .where('tokenHash', '=', hashToken(session))
    .executeTakeFirst()
  return found?.userId === userId
}

/** Whether an account opens by what may be a stranger's: an unproven password, or a Google account without authority. */
export async function opensToStrangers(
  queries: Kysely<Schema>,
  user: Pick<UserRow, 'id' | 'passwordHash' | 'passwordProvenAt'>,
): Promise<boolean> {
  if (isUnproven(user)) return true
  const other = await queries
    .selectFrom('identities')
    .select('userId')
    .where('userId', '=', user.id)
    .where('authoritative', '=', 0)
    .executeTakeFirst()
  return other !== undefined
}

/** The tables of what people save: of theirs all but what opens the account. */
const savedTables = ['calculations', 'saveKeys', 'profiles'] as const

/**
 * Deletes what was saved in a locked account that its owner is taking back, before what opened it goes: a stranger may have
 * saved it. It stays where the owner's browser is signed in to the account.
 */
export async function deleteStrangersSaves(
  queries: Kysely<Schema>,
  user: UserRow,
  session: string | undefined,
): Promise<void> {
  if (!(await opensToStrangers(queries, user))) return
  if (await isSessionOf(queries, user.id, session)) return
  for (const table of savedTables)
    await queries.deleteFrom(table).where('userId', '=', user.id).execute()
}
