import { problemStatuses } from '@margine/contract'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { problem } from '../problem.ts'
import type { Log } from '../process/log.ts'
import { ProblemError } from './problem-error.ts'

const retryAfter = (seconds: number) => ({ headers: { 'Retry-After': String(seconds) } })

/**
 * Answers a request that ended with an error. What went wrong on our side is written to the log and
 * never told.
 *
 * @param isOutage whether the database is out of reach, rather than that we asked it wrongly
 */
export const answerError =
  (isOutage: (error: unknown) => boolean, log: Log) => (error: Error, c: Context) => {
    const requestId = c.get('requestId')
    if (error instanceof ProblemError) {
      const { code, retryAfterSeconds, detail, warning } = error
      if (warning !== undefined) log.warn({ requestId, err: error }, warning)
      return problem(c, problemStatuses[code], code, {
        ...(retryAfterSeconds !== undefined && retryAfter(retryAfterSeconds)),
        ...(detail !== undefined && { detail }),
      })
    }
    if (error instanceof HTTPException && error.status < 500) return error.getResponse()
    const outage = isOutage(error)
    log.error({ requestId, err: error, outage }, 'request failed')
    return outage
      ? problem(c, 503, 'unavailable', retryAfter(5))
      : problem(c, 500, 'internal-error')
  }
