import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Whether the client went away, or was cut off, before its whole request had arrived. */
export function isAborted(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming?.destroyed === true && !incoming.complete
}
