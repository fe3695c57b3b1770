import { tooManyAttempts } from '@margine/contract'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { GoogleUnreachable } from '../accounts/google/google.ts'
import { Busy } from '../accounts/hash-gate.ts'
import { TooMany } from '../accounts/throttle.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { problem } from '../problem.ts'

const retryAfter = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } })

/** What is said when something goes wrong on our side: never why, which stays in the log. */
export const answerError = (database: Database, log: Log) => (error: Error, c: Context) => {
  if (error instanceof TooMany) {
    const { retryAfterSeconds: seconds } = error
    const detail = tooManyAttempts(seconds)
    return problem(c, 429, 'too-many-attempts', { ...retryAfter(seconds), detail })
  }
  if (error instanceof Busy) return problem(c, 503, 'too-busy', retryAfter(2))
  if (error instanceof HTTPException && error.status < 500) return error.getResponse()
  if (error instanceof GoogleUnreachable) {
    log.warn({ requestId: c.get('requestId'), err: error }, 'Google out of reach')
    return problem(c, 503, 'google-unreachable')
  }
  const outage = database.isOutage(error)
  log.error({ requestId: c.get('requestId'), err: error, outage }, 'request failed')
  return outage ? problem(c, 503, 'unavailable', retryAfter(5)) : problem(c, 500, 'internal-error')
}
