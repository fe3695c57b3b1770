import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { developmentHeaders } from './http/security-headers.ts'
import { fillSettings, finishPage, type Pages, type PageValues, pageValues } from './pages/pages.ts'
import { serve } from './start/serve.ts'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** The pages as they stand in the sources, made anew at each request. */
const sourcePages =
  (vite: ViteDevServer, values: PageValues): Pages =>
  async (name, requestValues) => {
    const source = await readFile(join(web, `${name}.html`), 'utf8')
    const html = await vite.transformIndexHtml(`/${name}.html`, source)
    return finishPage(fillSettings(name, html, values), requestValues)
  }

await serve({
  async webApp(config, http) {
    const vite = await createVite({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: { server: http }, ws: { server: http } },
    })
    return {
      pages: sourcePages(vite, pageValues(config)),
      files: new Map(),
      inFrontOf: (application) => (request, response) =>
        vite.middlewares(request, response, () => application(request, response)),
      close: () => vite.close(),
    }
  },
  headers: developmentHeaders,
  ready: 'Margine is ready, with hot reload',
})
