import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { latestEnd } from '../db/moments.ts'
import { mailTokenMemory } from './mail-tokens.ts'

/** The tables with rows that expire, the column that names a row, and how long it is kept after that. */
const withExpiry = [
  ['mailTokens', 'tokenHash', mailTokenMemory],
  ['googleFlows', 'flowHash', 0],
  ['spentIdTokens', 'tokenHash', 0],
  ['endedSessions', 'tokenHash', 0],
] as const

/** Deletes the links, Google sign-ins, tokens and notes of ended sessions that have expired, a table in each step. */
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

const hour = 60 * 60_000

/** Deletes the counters of attempts that have run out, of which none counts for longer than an hour. */
export const sweepThrottles = ({ queries }: Database, signal?: AbortSignal) =>
  inBatches(
    () =>
      queries
        .deleteFrom('throttles')
        .where('key', 'in', (rows) =>
          rows
            .selectFrom('throttles')
            .select('key')
            .where(({ eb, or }) =>
              or([eb('expire', '<=', Date.now()), eb('expire', '>', latestEnd(hour))]),
            )
            .limit(batchSize)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst(),
    signal,
  )
