import type { Calculations } from '../calculations/calculations.ts'
import type { Database } from '../db/database.ts'
import type { Sessions } from './sessions.ts'

const hour = 60 * 60_000

/** Forgets what time has ended: rows that nothing would ever read again. */
export async function sweep(
  database: Database,
  sessions: Sessions,
  calculations: Calculations,
  now: number,
): Promise<void> {
  const { queries } = database
  await sessions.sweep()
  await calculations.sweep()
  await queries.deleteFrom('mailTokens').where('expiresAt', '<=', now).execute()
  await queries.deleteFrom('googleFlows').where('expiresAt', '<=', now).execute()
  await queries.deleteFrom('spentIdTokens').where('expiresAt', '<=', now).execute()
  await queries.deleteFrom('throttles').where('expire', '<=', now).execute()
  await database.scrub()
}

/** Sweeps now and every hour until stopped; stopping waits for the sweep under way. */
export function keepSwept(sweepOnce: () => Promise<void>, logError: (error: Error) => void) {
  let underWay = Promise.resolve()
  const run = () => {
    underWay = sweepOnce().catch(logError)
  }
  run()
  const timer = setInterval(run, hour)
  timer.unref()
  return {
    stop(): Promise<void> {
      clearInterval(timer)
      return underWay
    },
  }
}
