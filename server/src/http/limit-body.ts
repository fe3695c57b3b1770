import { largestBody } from '@margine/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isAborted } from './aborted.ts'
import { problem } from './problem.ts'

const tooLarge = (c: Context) => problem(c, 'too-large')

const bounded = bodyLimit({ maxSize: largestBody, onError: tooLarge })

/**
 * Refuses a body over the limit of the contract (64 KB): by the length it states, else while it arrives. A client that goes away
 * meanwhile is no error of ours.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  try {
    return await bounded(c, next)
  } catch (error) {
    if (!isAborted(c)) throw error
    return problem(c, 'malformed-json')
  }
}
