import { expect, onTestFinished } from 'vitest'
import type { HashCost } from '../src/accounts/password-hash.ts'
import { readLogKey } from '../src/accounts/security-log.ts'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase, type Waits } from '../src/db/open.ts'
import { builtFiles, type Files } from '../src/pages/built-files.ts'
import { builtPages, type Pages, type PageValues, pageValues } from '../src/pages/pages.ts'
import { createLog } from '../src/process/log.ts'
import { type Config, parseConfig } from '../src/start/config.ts'
import { createService } from '../src/start/service.ts'
import { Browser } from './browser.ts'
import { emptyDatabase } from './build-database.ts'
import { buildDist } from './build-dist.ts'
import { quickHashes } from './hash-cost.ts'
import { Secrets } from './secrets.ts'
import { patientWaits } from './waits.ts'

type Environment = Readonly<Record<string, string>>

export function buildConfig(environment: Environment = {}): Config {
  const parsed = parseConfig(environment)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.config
}

/** A log that keeps its lines. When the test ends they must hold none of its secrets. */
function buildLog(secrets: Secrets) {
  const lines: string[] = []
  onTestFinished(() => {
    // The addressee of a mail may be logged, also where that address was typed as a password.
    const told = lines.map((line) => JSON.stringify({ ...JSON.parse(line), to: undefined }))
    expect(told.flatMap((line) => secrets.foundIn(line))).toEqual([])
  })
  return { lines, log: createLog('debug', { write: (line) => lines.push(line) }) }
}

interface Web {
  pages: Pages
  files: Files
}

const built = new Map<string, Web>()

/** The web app as `main.ts` reads it, once for all tests of a file. */
async function builtWeb(values: PageValues): Promise<Web> {
  const key = JSON.stringify(values)
  const known = built.get(key)
  if (known !== undefined) return known
  const dist = await buildDist()
  const web = { pages: await builtPages(dist, values), files: await builtFiles(dist) }
  built.set(key, web)
  return web
}

/**
 * The service as `main.ts` puts it together, over an empty database of the test's own, or over the one that
 * `settings` name.
 */
export async function buildService(
  environment: Environment = {},
  {
    pages,
    settings,
    googleTimeout,
    waits = patientWaits,
    hashCost = quickHashes,
  }: {
    pages?: Pages
    settings?: Partial<Config>
    googleTimeout?: number
    waits?: Waits
    hashCost?: HashCost | 'usual'
  } = {},
) {
  const config = { ...buildConfig(environment), ...(settings ?? (await emptyDatabase())) }
  const secrets = new Secrets()
  const { lines: logLines, log } = buildLog(secrets)
  const database = await openDatabase(config, (error) => log.error(error), waits)
  let closed: Promise<void> | undefined
  /** Closes the database, for a test that needs it alone. */
  const close = () => {
    closed ??= database.close()
    return closed
  }
  onTestFinished(close)
  await migrate(database)
  const web = await builtWeb(pageValues(config))
  const stopping = new AbortController()
  const service = createService({
    config,
    database,
    pages: pages ?? web.pages,
    files: web.files,
    log,
    logKey: await readLogKey(database),
    stopping: stopping.signal,
    ...(hashCost !== 'usual' && { hashCost }),
    ...(googleTimeout !== undefined && { googleTimeout }),
  })
  return {
    ...service,
    config,
    database,
    close,
    stopping,
    log,
    logLines,
    secrets,
    /** A person's browser somewhere on the network. */
    browser: (address?: string) => new Browser(service.app, config.appUrl, address, secrets),
  }
}

export type Service = Awaited<ReturnType<typeof buildService>>

/** Only the app, for what needs no account. */
export async function buildApp(environment: Environment = {}) {
  return (await buildService(environment)).app
}
