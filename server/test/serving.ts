import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { createLog } from '../src/process/log.ts'
import { run } from '../src/process/run.ts'
import { stopSignal } from '../src/process/stop-signal.ts'
import { startDatabase } from '../src/start/database.ts'
import { loadConfig } from '../src/start/load-config.ts'
import { createService } from '../src/start/service.ts'
import { quickHashes } from './hash-cost.ts'

/** A program that serves as `main.ts` does, but for the built pages, which these tests don't need. */
await run(async () => {
  const config = loadConfig()
  const log = createLog('error')
  const database = await startDatabase(config, (error) => log.error({ err: error }, 'database'))
  const { app, worker } = createService({
    config,
    database,
    pages: async () => {
      throw new Error('there are no pages here')
    },
    files: new Map(),
    log,
    hashCost: quickHashes,
  })
  const server = new WebServer(listenerOf(app, config.appUrl))
  await server.listen(config.port)
  worker.start()
  process.stdout.write('ready\n')
  await stopSignal()
  await Promise.all([server.stop(), worker.stop()])
  await database.close()
})
