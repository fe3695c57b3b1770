import { join } from 'node:path'
import { mailPace } from '../accounts/account-mail.ts'
import { createAccounts } from '../accounts/accounts.ts'
import { createGoogle } from '../accounts/google/google.ts'
import type { HashCost } from '../accounts/password-hash.ts'
import { expirySweeps, sweepThrottles } from '../accounts/sweep.ts'
import { Calculations } from '../calculations/calculations.ts'
import type { Database } from '../db/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { failureCodes, folderTransport, smtpTransport } from '../mail/transport.ts'
import { MailWorker } from '../mail/worker.ts'
import type { Files } from '../pages/built-files.ts'
import type { Pages } from '../pages/pages.ts'
import type { Log } from '../process/log.ts'
import { createApp } from './app.ts'
import { composeMail } from './compose-mail.ts'
import type { Config } from './config.ts'
import { allOf, sweepHourly } from './sweeping.ts'

/** How often the worker looks at the outbox, in milliseconds. Less often in production, where its work could be timed. */
const mailTick = 500
const quickMailTick = 100

/** How long a mail under way keeps its place from others, in milliseconds: longer than a mail server usually takes. */
const mailHold = 2000

interface Surroundings {
  config: Config
  database: Database
  pages: Pages
  files: Files
  log: Log
  /** What accounts and networks are hashed with in the log. */
  logKey: string
  /** Aborted when the process begins to stop. */
  stopping: AbortSignal
  /** How long Google may take to answer, in milliseconds. */
  googleTimeout?: number
  /** What hashing a password costs, where not the default. */
  hashCost?: HashCost | undefined
}

/** Everything one process runs over an open database: the app that answers, and what works behind it. */
export function createService(surroundings: Surroundings) {
  const { config, database, log, logKey, stopping, googleTimeout, hashCost, ...web } = surroundings
  const { appUrl, smtpUrl, mailFrom, supportEmail } = config
  const outboxFolder = smtpUrl === undefined ? join(config.dataDir, 'outbox') : undefined
  const accounts = createAccounts({
    database,
    appUrl,
    hashCost,
    log,
    logKey,
    clientAddress: clientAddress(config.proxies),
    onUntouched: (error) => log.warn({ err: error }, 'session not touched'),
  })
  const worker = new MailWorker({
    database,
    tick: config.production ? mailTick : quickMailTick,
    hold: mailHold,
    compose: composeMail(appUrl, supportEmail),
    pace: mailPace(database, accounts.throttles),
    transport:
      smtpUrl === undefined
        ? folderTransport(join(config.dataDir, 'outbox'), mailFrom, ({ to, subject }) =>
            log.warn({ to, subject }, 'no mail server: mail written to the outbox'),
          )
        : smtpTransport(smtpUrl, mailFrom),
    onRefused: ({ id, kind, attempts }, error, again) =>
      log.warn(
        { id, kind, attempts, again, ...failureCodes(error) },
        again ? 'mail not taken' : 'mail given up',
      ),
    logError: (error) => log.error({ err: error }, 'outbox out of reach'),
  })
  const google = createGoogle(config.google, googleTimeout)
  const calculations = new Calculations(database)
  const app = createApp({
    ...web,
    appUrl,
    accounts,
    calculations,
    google,
    outboxFolder,
    log,
    stopping,
  })
  const sweep = allOf([
    ...expirySweeps(database),
    (signal) => accounts.users.sweep(signal),
    (signal) => calculations.sweep(signal),
    (signal) => sweepThrottles(database, signal),
    async () => void (await database.scrub()),
  ])
  const startSweeping = () =>
    sweepHourly(sweep, (error) => log.error({ err: error }, 'sweep failed'))
  return { app, worker, accounts, calculations, sweep, startSweeping }
}
