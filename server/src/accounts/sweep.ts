import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { latestEnd } from '../db/moments.ts'
import { mailTokenMemory } from './mail-tokens.ts'
import { absoluteLimit, idleLimit } from './sessions.ts'

/**
 * The tables with rows that expire, the columns that name a row and say a moment of it, and how long it is kept after that.
 * Sessions that lie ahead of the clock stay: the clock may be behind just now.
 */
const withExpiry = [
  ['sessions', 'tokenHash', 'createdAt', absoluteLimit],
  ['sessions', 'tokenHash', 'lastSeenAt', idleLimit],
  ['mailTokens', 'tokenHash', 'expiresAt', mailTokenMemory],
  ['googleFlows', 'flowHash', 'expiresAt', 0],
  ['spentIdTokens', 'tokenHash', 'expiresAt', 0],
  ['endedSessions', 'tokenHash', 'expiresAt', 0],
] as const

/** Deletes the sessions, links, Google sign-ins, tokens and notes of ended sessions that have expired, one kind in each step. */
export const expirySweeps = ({ queries }: Database) =>
  withExpiry.map(
    ([table, id, moment, memory]) =>
      (signal?: AbortSignal) =>
        inBatches(
          () =>
            queries
              .deleteFrom(table)
              .where(id, 'in', (rows) =>
                rows
                  .selectFrom(table)
                  .select(id)
                  .where(moment, '<=', Date.now() - memory)
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
