import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/**
 * Locks a user's row until the transaction ends; false when there is none. Whoever changes what hangs
 * on a user (links, sessions, identities, calculations) takes this lock first. In another order two
 * transactions may each hold what the other waits for, and PostgreSQL ends one of them.
 *
 * An update that changes nothing: a select for update would need a word that only PostgreSQL knows.
 */
export async function holdUser(
  queries: Kysely<Schema>,
  who: { id: string } | { email: string },
): Promise<boolean> {
  const [column, value] = 'id' in who ? (['id', who.id] as const) : (['email', who.email] as const)
  const held = await queries
    .updateTable('users')
    .set((row) => ({ id: row.ref('id') }))
    .where(column, '=', value)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}
