import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { createApp } from './app.ts'
import { fillPage, type Pages, type PageValues, pageValues } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { loadConfig, run } from './startup.ts'
import { stopSignal, WebServer } from './web-server.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** The pages as they stand in the sources, made anew at each request. */
const sourcePages =
  (vite: ViteDevServer, values: PageValues): Pages =>
  async (name) => {
    const source = await readFile(join(web, `${name}.html`), 'utf8')
    return fillPage(name, await vite.transformIndexHtml(`/${name}.html`, source), values)
  }

await run(async () => {
  const config = loadConfig()
  const server = new WebServer()
  const vite = await createVite({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: { server: server.http }, ws: { server: server.http } },
  })
  const app = createApp({
    pages: sourcePages(vite, pageValues(config)),
    files: new Map(),
    securityHeaders: securityHeaders(config.appUrl),
    logError: console.error,
  })
  const answer = getRequestListener(app.fetch)
  server.http.on('request', (request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  )
  await server.listen(config.port)
  console.log(`Margine is ready, with hot reload: ${config.appUrl.origin}`)
  await stopSignal()
  await vite.close()
  await server.stop()
})
