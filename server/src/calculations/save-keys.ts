import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import type { Schema } from '../db/schema.ts'

export type SaveKey = Schema['saveKeys']

/** How long the same save may be sent again. */
const lifetime = 24 * 60 * 60_000

/** How many of a user's keys are kept: a save is sent again at once, not a hundred saves later. */
const mostPerUser = 100

/** Keeps the key of a save, and of the user's earlier ones the newest. False when another save has it already. */
export async function keepKey(queries: Kysely<Schema>, row: SaveKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('saveKeys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return false
  await queries
    .deleteFrom('saveKeys')
    .where('userId', '=', row.userId)
    .where('key', 'not in', (rows) =>
      rows
        .selectFrom('saveKeys')
        .select('key')
        .where('userId', '=', row.userId)
        .orderBy('createdAt', 'desc')
        .limit(mostPerUser),
    )
    .execute()
  return true
}

/** The keys that are kept of a user, the earliest first. */
export const keysOf = ({ queries }: Database, userId: string): Promise<SaveKey[]> =>
  queries
    .selectFrom('saveKeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('key')
    .execute()

/** Deletes the expired keys. */
export function sweepKeys({ queries }: Database, signal?: AbortSignal): Promise<void> {
  const removeSome = () =>
    queries
      .deleteFrom('saveKeys')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('userId', 'key'),
          'in',
          selectFrom('saveKeys')
            .select(['userId', 'key'])
            .where('createdAt', '<=', Date.now() - lifetime)
            .limit(batchSize)
            .forUpdate()
            .skipLocked()
            .$asTuple('userId', 'key'),
        ),
      )
      .executeTakeFirst()
  return inBatches(removeSome, signal)
}
