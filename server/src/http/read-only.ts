import type { Context } from 'hono'
import { problem } from './problem.ts'

/**
 * Answers a method other than GET at an address that can only be read. hono/method-not-allowed would keep
 * the headers of the 404 that it replaces, its encoding among them.
 */
export const readOnly = (c: Context) =>
  problem(c, 'method-not-allowed', { headers: { Allow: 'GET, HEAD' } })
