import { type Context, Hono } from 'hono'
import { accountRoutes } from '../accounts/account-routes.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Google } from '../accounts/google/google.ts'
import { googleRoutes } from '../accounts/google/google-routes.ts'
import { profileRoutes } from '../accounts/profile-routes.ts'
import { Profiles, presentProfile } from '../accounts/profiles.ts'
import { calculationRoutes } from '../calculations/calculation-routes.ts'
import type { Calculations } from '../calculations/calculations.ts'
import { presentKey, presentRecord } from '../calculations/present.ts'
import { feedbackRoutes } from '../feedback/feedback-routes.ts'
import { answerError } from '../http/answer-error.ts'
import { methodNotAllowed } from '../http/method-not-allowed.ts'
import { openApiRoutes } from '../http/openapi-routes.ts'
import { problem } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { requestLog } from '../http/request-log.ts'
import { sameOrigin } from '../http/same-origin.ts'
import { outboxRoutes } from '../mail/outbox-routes.ts'
import type { Files } from '../pages/built-files.ts'
import { hostRoutes, nothingThere } from '../pages/host-routes.ts'
import type { Pages } from '../pages/pages.ts'
import type { Log } from '../process/log.ts'

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
  /** Aborted when the process begins to stop. */
  stopping: AbortSignal
}

const alive = (c: Context) => c.json({ status: 'ok' })

/** The whole web server but its socket. */
export function createApp(parts: AppParts) {
  const { appUrl, accounts, calculations, google, pages, files, outboxFolder, log, stopping } =
    parts
  const { database } = accounts
  const profiles = new Profiles(database)
  const savedOf = async (userId: string) => ({
    profile: presentProfile(await profiles.of(userId)),
    calculations: (await calculations.listOf(userId)).map(presentRecord),
    saveKeys: (await calculations.keysOf(userId)).map(presentKey),
  })
  const app = new Hono()
    .use(requestLog(log))
    .get('/healthz', alive)
    .get('/readyz', async (c) => {
      const ready = !stopping.aborted && (await database.isReachable())
      return ready ? alive(c) : problem(c, 'unavailable')
    })
    .use(
      '/api/*',
      sameOrigin(appUrl, (c) => accounts.who.tellRefused(c, 'foreign origin')),
      readBody,
    )
    .route('/api/account/profile', profileRoutes(accounts.who, profiles))
    .route('/api/account', accountRoutes(accounts, savedOf))
    .route('/api/account/google', googleRoutes(accounts, google, appUrl))
    .route('/api/calculations', calculationRoutes(accounts.who, calculations))
    .route('/api/feedback', feedbackRoutes(accounts))
    .route('/api/openapi.json', openApiRoutes(appUrl))
  if (outboxFolder !== undefined) app.route('/api/outbox', outboxRoutes(appUrl, outboxFolder))
  app.route('/', hostRoutes({ appUrl, pages, files, who: accounts.who, profiles, outboxFolder }))
  const nothing = nothingThere(pages)
  app.notFound((c) => methodNotAllowed(app, c) ?? nothing(c))
  app.onError(answerError(database.isOutage, log))
  return app
}
