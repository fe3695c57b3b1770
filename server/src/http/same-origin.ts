import type { Context, MiddlewareHandler } from 'hono'
import { problem } from './problem.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether `Origin` is ours or, where a browser leaves it out, `Sec-Fetch-Site` says so. */
function comesFrom(c: Context, origin: string): boolean {
  const named = c.req.header('Origin')
  return named === undefined ? c.req.header('Sec-Fetch-Site') === 'same-origin' : named === origin
}

/** Whether a request has a body (RFC 9112, 6). */
const hasBody = (c: Context) =>
  c.req.header('Transfer-Encoding') !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0

/** Whether what it holds is written in JSON, which a form of another site can't send. */
function isJson(c: Context): boolean {
  const type = c.req.header('Content-Type')
  if (type === undefined) return !hasBody(c)
  return /^application\/json(?:\s*;|$)/i.test(type)
}

/**
 * Lets only our own pages change anything, and in JSON only. A request that does not say where it comes from
 * is refused.
 *
 * @param tellForeign told of each that comes from elsewhere
 */
export function sameOrigin(appUrl: URL, tellForeign: (c: Context) => void): MiddlewareHandler {
  return async (c, next) => {
    if (reading.has(c.req.method)) return next()
    if (!comesFrom(c, appUrl.origin)) {
      tellForeign(c)
      return problem(c, 'foreign-origin')
    }
    return isJson(c) ? next() : problem(c, 'json-only')
  }
}
