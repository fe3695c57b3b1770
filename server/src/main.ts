import { fileURLToPath } from 'node:url'
import { builtFiles } from './built-files.ts'
import { startDatabase } from './db/start.ts'
import { listenerOf } from './http/listener.ts'
import { createLog } from './log.ts'
import { builtPages, pageValues } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { createService } from './service.ts'
import { loadConfig, run } from './startup.ts'
import { stopSignal, WebServer } from './web-server.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))

await run(async () => {
  const config = loadConfig()
  const log = createLog(config.production ? 'info' : 'warn')
  const database = await startDatabase(config, (error) => log.error({ err: error }, 'database'))
  const { app, worker, startSweeping } = createService({
    config,
    database,
    pages: await builtPages(dist, pageValues(config)),
    files: await builtFiles(dist),
    log,
  })
  const server = new WebServer(listenerOf(app, config.appUrl), securityHeaders(config.appUrl))
  await server.listen(config.port)
  worker.start()
  const sweeping = startSweeping()
  process.stdout.write(`Margine is ready: ${config.appUrl.origin}\n`)
  await stopSignal()
  await Promise.all([server.stop(), sweeping.stop(), worker.stop()])
  await database.close()
})
