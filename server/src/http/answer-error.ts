import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Log } from '../process/log.ts'
import { problem } from './problem.ts'
import { ProblemError, retryAfter } from './problem-error.ts'

/**
 * Answers a request that ended with an error. What went wrong on our side is written to the log, and the
 * client is never told.
 *
 * @param isOutage whether the database is out of reach, rather than that we asked it wrongly
 */
export const answerError =
  (isOutage: (error: unknown) => boolean, log: Log) => (error: Error, c: Context) => {
    const requestId = c.get('requestId')
    if (error instanceof ProblemError) {
      if (error.warning !== undefined) log.warn({ requestId, err: error }, error.warning)
      return error.answer(c)
    }
    if (error instanceof HTTPException && error.status < 500) return error.getResponse()
    const outage = isOutage(error)
    log.error({ requestId, err: error, outage }, 'request failed')
    return outage
      ? problem(c, 'unavailable', { headers: retryAfter(5) })
      : problem(c, 'internal-error')
  }
