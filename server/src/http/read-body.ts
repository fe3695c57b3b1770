import { largestBody } from '@margine/contract'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isAborted } from './aborted.ts'
import { problem } from './problem.ts'

/** What comes in pieces Node does not pass over once we have begun to read it: no other request can follow. */
const countWhileArriving = bodyLimit({
  maxSize: largestBody,
  onError: (c) => problem(c, 'too-large', { headers: { Connection: 'close' } }),
})

/**
 * Reads the body whole before anything else is asked: who is signed in may change while it arrives. A body over the limit of
 * the contract (64 KB) is refused: by the length it states, which Node holds it to, else while it arrives. A client that goes
 * away meanwhile is no error of ours.
 */
export const readBody: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const stated = c.req.header('Content-Length')
  if (Number(stated) > largestBody) return problem(c, 'too-large')
  const read = async () => void (await c.req.text())
  try {
    const refused = stated === undefined ? await countWhileArriving(c, read) : await read()
    if (refused !== undefined) return refused
  } catch (error) {
    if (!isAborted(c)) throw error
    return problem(c, 'malformed-json')
  }
  return next()
}
