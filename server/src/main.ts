import { fileURLToPath } from 'node:url'
import { listenerOf } from './http/listener.ts'
import { securityHeaders } from './http/security-headers.ts'
import { WebServer } from './http/web-server.ts'
import { builtFiles } from './pages/built-files.ts'
import { builtPages, pageValues } from './pages/pages.ts'
import { createLog } from './process/log.ts'
import { run } from './process/run.ts'
import { stopSignal } from './process/stop-signal.ts'
import { startDatabase } from './start/database.ts'
import { loadConfig } from './start/load-config.ts'
import { createService } from './start/service.ts'

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
