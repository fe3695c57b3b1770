import { inspectRoutes } from 'hono/dev'
import type { Service } from './build-app.ts'

type App = Pick<Service['app'], 'routes'>

export interface Route {
  /** `ALL` stands for whatever methods the address has no route for. */
  method: string
  path: string
}

/** An address a route answers at: what it takes for the name of something names nothing. */
export const addressOf = ({ path }: Route) =>
  path.replace(/:id\{.*\}$/, '00000000-0000-4000-8000-000000000000')

/** What the router answers, in its order, middleware left out. */
export function routesOf(app: App): Route[] {
  const answering = inspectRoutes(app as never).filter(({ isMiddleware }) => !isMiddleware)
  const routes = new Map(
    answering.map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  )
  return [...routes.values()]
}

/** The routes that change something: all but those that read, and those that only refuse. */
export function changesOf(app: App): Route[] {
  return routesOf(app).filter(({ method }) => !['GET', 'ALL'].includes(method))
}
