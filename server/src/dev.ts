import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { listenerOf } from './http/listener.ts'
import { developmentHeaders } from './http/security-headers.ts'
import { WebServer } from './http/web-server.ts'
import { fillSettings, finishPage, type Pages, type PageValues, pageValues } from './pages/pages.ts'
import { createLog } from './process/log.ts'
import { run } from './process/run.ts'
import { stopSignal } from './process/stop-signal.ts'
import { startDatabase } from './start/database.ts'
import { loadConfig } from './start/load-config.ts'
import { createService } from './start/service.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** The pages as they stand in the sources, made anew at each request. */
const sourcePages =
  (vite: ViteDevServer, values: PageValues): Pages =>
  async (name, requestValues) => {
    const source = await readFile(join(web, `${name}.html`), 'utf8')
    const html = await vite.transformIndexHtml(`/${name}.html`, source)
    return finishPage(fillSettings(name, html, values), requestValues)
  }

await run(async () => {
  const config = loadConfig()
  const server = new WebServer(undefined, developmentHeaders(config.appUrl))
  const vite = await createVite({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: { server: server.http }, ws: { server: server.http } },
  })
  const log = createLog('warn')
  const database = await startDatabase(config, (error) => log.error({ err: error }, 'database'))
  const { app, worker, startSweeping } = createService({
    config,
    database,
    pages: sourcePages(vite, pageValues(config)),
    files: new Map(),
    log,
  })
  const answer = listenerOf(app, config.appUrl)
  server.http.on('request', (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  )
  await server.listen(config.port)
  worker.start()
  const sweeping = startSweeping()
  console.log(`Margine is ready, with hot reload: ${config.appUrl.origin}`)
  await stopSignal()
  await vite.close()
  await Promise.all([server.stop(), sweeping.stop(), worker.stop()])
  await database.close()
})
