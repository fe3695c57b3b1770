import { fileURLToPath } from 'node:url'
import { readLogKey } from '../server/src/accounts/security-log.ts'
import { builtFiles } from '../server/src/pages/built-files.ts'
import { builtPages, pageValues } from '../server/src/pages/pages.ts'
import { createLog } from '../server/src/process/log.ts'
import { parseConfig } from '../server/src/start/config.ts'
import { createService } from '../server/src/start/service.ts'
import { routesOf } from '../server/test/routes.ts'
import type { Product } from './product.ts'

const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

/** The routes of the product, and which of them are built files. */
export async function routesOfProduct({ database, appUrl }: Product) {
  const parsed = parseConfig({
    APP_URL: appUrl.href,
    SMTP_URL: 'smtp://127.0.0.1',
    TRUST_PROXY: 'none',
    MAIL_FROM: 'Margine <noreply@margine.test>',
    SUPPORT_EMAIL: 'aiuto@margine.test',
    CONTROLLER_NAME: 'Margine',
    NODE_ENV: 'production',
  })
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  const { config } = parsed
  const files = await builtFiles(dist)
  const { app } = createService({
    config,
    database,
    pages: await builtPages(dist, pageValues(config)),
    files,
    log: createLog('silent'),
    logKey: await readLogKey(database),
    stopping: new AbortController().signal,
  })
  return { routes: routesOf(app), files }
}
