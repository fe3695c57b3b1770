import type { RequestListener, Server } from 'node:http'
import type { HashCost } from '../accounts/password-hash.ts'
import { readLogKey } from '../accounts/security-log.ts'
import type { Waits } from '../db/open.ts'
import { listenerOf } from '../http/listener.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { drainOfBrowsers, drainOfProxies, WebServer } from '../http/web-server.ts'
import type { Files } from '../pages/built-files.ts'
import type { Pages } from '../pages/pages.ts'
import { createLog } from '../process/log.ts'
import { run } from '../process/run.ts'
import { stopSignal } from '../process/stop-signal.ts'
import type { Config } from './config.ts'
import { startDatabase } from './database.ts'
import { loadConfig } from './load-config.ts'
import { createService } from './service.ts'

interface WebApp {
  pages: Pages
  files: Files
  /** What answers instead of the application, and may leave a request to it. */
  inFrontOf?: (application: RequestListener) => RequestListener
  /** Called when the program is told to stop. */
  close?: () => Promise<void>
}

interface Program {
  /** Makes the web app, which the server `http` will serve. */
  webApp: (config: Config, http: Server) => Promise<WebApp>
  headers?: (appUrl: URL) => Readonly<Record<string, string>>
  /** What is written, with the address, once the server listens. */
  ready?: string
  hashCost?: HashCost
  waits?: Waits
}

/**
 * Runs a server until it is told to stop. It opens the database, answers requests, sends mail and sweeps;
 * at the end requests under way are answered, and the database is closed last.
 */
export function serve({
  webApp,
  headers = securityHeaders,
  ready = 'Margine is ready',
  hashCost,
  waits,
}: Program): Promise<void> {
  return run(async () => {
    const config = loadConfig()
    const log = createLog(config.production ? 'info' : 'warn')
    const logError = (error: Error) => log.error({ err: error }, 'database')
    const database = await startDatabase(config, logError, waits)
    let answer: RequestListener = () => {}
    const server = new WebServer(
      (request, response) => answer(request, response),
      headers(config.appUrl),
    )
    const { inFrontOf, close, ...web } = await webApp(config, server.http)
    const stopping = new AbortController()
    const { app, worker, startSweeping } = createService({
      config,
      database,
      log,
      logKey: await readLogKey(database),
      stopping: stopping.signal,
      hashCost,
      ...web,
    })
    const application = listenerOf(app, config.appUrl)
    answer = inFrontOf?.(application) ?? application

    await server.listen(config.port, config.host)
    worker.start()
    const sweeping = startSweeping()
    process.stdout.write(`${ready}: ${config.appUrl.origin}\n`)
    await stopSignal()
    stopping.abort()
    await close?.()
    const drain = config.proxies.rules.length > 0 ? drainOfProxies : drainOfBrowsers
    await Promise.all([server.stop(drain), sweeping.stop(), worker.stop()])
    await database.close()
  })
}
