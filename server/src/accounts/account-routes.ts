import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { networksOf } from '../http/networks.ts'
import type { Accounts } from './accounts.ts'
import { QueueFull } from './hash-gate.ts'
import { linkRoutes } from './link-routes.ts'
import { ownAccountRoutes, type SavedOf } from './own-account-routes.ts'
import { ownPasswordRoutes } from './own-password-routes.ts'
import { ownSessionRoutes } from './own-session-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Everything under `/api/account`. */
export function accountRoutes(accounts: Accounts, savedOf: SavedOf) {
  const { security, clientAddress } = accounts
  const tellRefused = createMiddleware(async (c, next) => {
    await next()
    if (c.error instanceof QueueFull)
      security.tellSeldom('too busy', { networks: networksOf(clientAddress(c)) })
  })
  return new Hono()
    .use(tellRefused)
    .route('/', passwordRoutes(accounts))
    .route('/', linkRoutes(accounts))
    .route('/', sessionRoutes(accounts))
    .route('/password', ownPasswordRoutes(accounts))
    .route('/sessions', ownSessionRoutes(accounts))
    .route('/', ownAccountRoutes(accounts, savedOf))
}
