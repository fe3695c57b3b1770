import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '../process/log.ts'

/** One line for each request: an id, what was asked, how it ended. Never a body, a header or a query. */
export const requestLog = (log: Log) =>
  createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
    const began = performance.now()
    c.set('requestId', randomUUID())
    await next()
    if (!log.isLevelEnabled('info')) return
    log.info({
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    })
  })
