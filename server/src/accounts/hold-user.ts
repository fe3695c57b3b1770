import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Locks a user's row until the transaction ends, and answers it; undefined when there is no such user.
 * Whoever changes what hangs on a user (links, sessions, identities, calculations) takes this lock
 * first. In another order two transactions may each hold what the other waits for, and PostgreSQL ends
 * one of them.
 */
export const holdUser = (
  { holding }: Pick<Database, 'holding'>,
  queries: Kysely<Schema>,
  id: string,
) =>
  queries.selectFrom('users').selectAll().where('id', '=', id).modifyEnd(holding).executeTakeFirst()
