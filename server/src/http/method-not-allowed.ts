import type { Context, Hono } from 'hono'
import { problem } from './problem.ts'

/**
 * Answers a method that an address does not know, where it knows others; undefined where there is nothing at all.
 * hono/method-not-allowed would keep the headers of the 404 that it replaces, its encoding among them.
 */
export function methodNotAllowed(
  app: Pick<Hono, 'router' | 'routes'>,
  c: Context,
): Response | undefined {
  const isAnswered = (method: string) =>
    app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method)
  const methods = new Set(app.routes.map(({ method }) => method))
  methods.delete('ALL')
  const allowed = [...methods]
    .filter(isAnswered)
    .flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  if (allowed.length === 0) return undefined
  return problem(c, 'method-not-allowed', { headers: { Allow: allowed.join(', ') } })
}
