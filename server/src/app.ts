import { type Context, Hono } from 'hono'
import { accountRoutes } from './accounts/account-routes.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Google } from './accounts/google/google.ts'
import { googleRoutes } from './accounts/google/google-routes.ts'
import type { Files } from './built-files.ts'
import { calculationRoutes } from './calculations/calculation-routes.ts'
import type { Calculations } from './calculations/calculations.ts'
import { feedbackRoutes } from './feedback/feedback-routes.ts'
import { hostRoutes, nothingThere, readOnly } from './host-routes.ts'
import { answerError } from './http/answer-error.ts'
import { limitBody } from './http/limit-body.ts'
import { openApiRoutes } from './http/openapi-routes.ts'
import { requestLog } from './http/request-log.ts'
import { sameOrigin } from './http/same-origin.ts'
import type { Log } from './log.ts'
import { outboxRoutes } from './mail/outbox-routes.ts'
import type { Pages } from './pages.ts'
import { problem } from './problem.ts'

export interface AppParts {
  appUrl: URL
  accounts: Accounts
  calculations: Calculations
  google: Google
  pages: Pages
  files: Files
  /** Where mails are written as files; undefined where a mail server takes them. */
  outboxFolder: string | undefined
  log: Log
}

const alive = (c: Context) => c.json({ status: 'ok' })

/** The whole web server but its socket. */
export function createApp(parts: AppParts) {
  const { appUrl, accounts, calculations, google, outboxFolder, log } = parts
  const { database } = accounts
  const app = new Hono()
    .use(requestLog(log))
    .get('/healthz', alive)
    .all(readOnly)
    .get('/readyz', async (c) =>
      (await database.isReachable()) ? alive(c) : problem(c, 503, 'unavailable'),
    )
    .all(readOnly)
    .use('/api/*', sameOrigin(appUrl), limitBody)
    .route('/api/account', accountRoutes(accounts, calculations))
    .route('/api/account/google', googleRoutes(accounts, google, appUrl))
    .route('/api/calculations', calculationRoutes(accounts.who, calculations))
    .route('/api/feedback', feedbackRoutes(accounts))
    .route('/api/openapi.json', openApiRoutes())
  if (outboxFolder !== undefined) app.route('/api/outbox', outboxRoutes(appUrl, outboxFolder))
  app.route('/', hostRoutes(parts))
  app.notFound(nothingThere(parts.pages))
  app.onError(answerError(database, log))
  return app
}
