import { inspectRoutes } from 'hono/dev'
import type { Service } from './build-app.ts'

type App = Pick<Service['app'], 'routes'>

export interface Route {
  method: string
  path: string
}

/** An address of the route, with an id that nothing has. */
export const addressOf = ({ path }: Route) =>
  path.replace(/:id\{.*\}$/, '00000000-0000-4000-8000-000000000000')

/** What the contract calls a route. */
export const nameOf = ({ method, path }: Route) => `${method} ${path.replace(':id{.+}', '{id}')}`

/** The routes of an app in their order, without middleware. */
export function routesOf(app: App): Route[] {
  const answering = inspectRoutes(app as never).filter(({ isMiddleware }) => !isMiddleware)
  const routes = new Map(
    answering.map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  )
  return [...routes.values()]
}

/** The routes that change something. */
export function changesOf(app: App): Route[] {
  return routesOf(app).filter(({ method }) => method !== 'GET')
}
