import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import { builtFiles } from './built-files.ts'
import { builtPages, pageValues } from './pages.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'
import { loadConfig, run } from './startup.ts'
import { stopSignal, WebServer } from './web-server.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))

await run(async () => {
  const config = loadConfig()
  const app = createApp({
    pages: await builtPages(dist, pageValues(config)),
    files: await builtFiles(dist),
    securityHeaders: securityHeaders(config.appUrl, contentSecurityPolicy),
    logError: console.error,
  })
  const server = new WebServer(getRequestListener(app.fetch))
  await server.listen(config.port)
  console.log(`Margine is ready: ${config.appUrl.origin}`)
  await stopSignal()
  await server.stop()
})
