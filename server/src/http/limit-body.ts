import { largestBody } from '@margine/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problem } from '../problem.ts'
import { isAborted } from './aborted.ts'

const tooLarge = (c: Context) => problem(c, 413, 'too-large')

const bounded = bodyLimit({ maxSize: largestBody, onError: tooLarge })

/** Reads a body of unknown length. A client that goes away before its end is no error of ours. */
const measure: MiddlewareHandler = async (c, next) => {
  try {
    return await bounded(c, next)
  } catch (error) {
    if (!isAborted(c)) throw error
    return problem(c, 400, 'malformed-json')
  }
}

/**
 * Refuses a body over 64 KB. One that states its length is refused before it is read, and Node reads no more
 * than was stated; only a body without a length is counted while it arrives.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const length = c.req.header('Content-Length')
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined)
    return measure(c, next)
  return Number(length) > largestBody ? tooLarge(c) : next()
}
