import type { Calculations } from '../calculations/calculations.ts'
import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { mailTokenMemory } from './mail-tokens.ts'
import type { Sessions } from './sessions.ts'
import type { Users } from './users.ts'

const hour = 60 * 60_000

/** What runs out, by what, and how long it is remembered after that. */
const withExpiry = [
  ['mailTokens', 'tokenHash', mailTokenMemory],
  ['googleFlows', 'flowHash', 0],
  ['spentIdTokens', 'tokenHash', 0],
] as const

/** Forgets what time has ended: rows that nothing would ever read again. Ends early when told to. */
export async function sweep(
  { queries, skippingHeld, scrub }: Database,
  sessions: Sessions,
  users: Users,
  calculations: Calculations,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const steps = [
    () => sessions.sweep(signal),
    () => users.sweep(signal),
    () => calculations.sweep(signal),
    ...withExpiry.map(
      ([table, id, memory]) =>
        () =>
          inBatches(
            () =>
              queries
                .deleteFrom(table)
                .where(id, 'in', (rows) =>
                  rows
                    .selectFrom(table)
                    .select(id)
                    .where('expiresAt', '<=', now - memory)
                    .limit(batchSize)
                    .modifyEnd(skippingHeld),
                )
                .executeTakeFirst(),
            signal,
          ),
    ),
    () =>
      inBatches(
        () =>
          queries
            .deleteFrom('throttles')
            .where('key', 'in', (rows) =>
              rows
                .selectFrom('throttles')
                .select('key')
                .where('expire', '<=', now)
                .limit(batchSize)
                .modifyEnd(skippingHeld),
            )
            .executeTakeFirst(),
        signal,
      ),
    scrub,
  ]
  const failures: unknown[] = []
  // One that fails, every hour perhaps, must not keep those behind it from their turn.
  for (const step of steps) await step().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Sweeps now and every hour until stopped; stopping waits for the batch under way. */
export function keepSwept(
  sweepOnce: (signal: AbortSignal) => Promise<void>,
  logError: (error: Error) => void,
) {
  const stopping = new AbortController()
  let underWay = Promise.resolve()
  const run = () => {
    underWay = underWay.then(() => sweepOnce(stopping.signal)).catch(logError)
  }
  run()
  const timer = setInterval(run, hour)
  timer.unref()
  return {
    stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      return underWay
    },
  }
}
