import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { mailTokenMemory } from './mail-tokens.ts'

/** The tables whose rows expire, the column that names a row, and how long it is kept after that. */
const withExpiry = [
  ['mailTokens', 'tokenHash', mailTokenMemory],
  ['googleFlows', 'flowHash', 0],
  ['spentIdTokens', 'tokenHash', 0],
] as const

/** Deletes the links, Google sign-ins and tokens that have expired, a table in each step. */
export const expirySweeps = ({ queries }: Database) =>
  withExpiry.map(
    ([table, id, memory]) =>
      (signal?: AbortSignal) =>
        inBatches(
          () =>
            queries
              .deleteFrom(table)
              .where(id, 'in', (rows) =>
                rows
                  .selectFrom(table)
                  .select(id)
                  .where('expiresAt', '<=', Date.now() - memory)
                  .limit(batchSize)
                  .forUpdate()
                  .skipLocked(),
              )
              .executeTakeFirst(),
          signal,
        ),
  )

/** Deletes the counters of attempts that have run out. */
export const sweepThrottles = ({ queries }: Database, signal?: AbortSignal) =>
  inBatches(
    () =>
      queries
        .deleteFrom('throttles')
        .where('key', 'in', (rows) =>
          rows
            .selectFrom('throttles')
            .select('key')
            .where('expire', '<=', Date.now())
            .limit(batchSize)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst(),
    signal,
  )
