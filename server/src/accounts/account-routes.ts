import { Hono } from 'hono'
import type { Accounts } from './accounts.ts'
import { linkRoutes } from './link-routes.ts'
import { type CalculationsOf, ownAccountRoutes } from './own-account-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Everything under `/api/account`. */
export function accountRoutes(accounts: Accounts, calculationsOf: CalculationsOf) {
  return new Hono()
    .route('/', passwordRoutes(accounts))
    .route('/', linkRoutes(accounts))
    .route('/', sessionRoutes(accounts))
    .route('/', ownAccountRoutes(accounts, calculationsOf))
}
