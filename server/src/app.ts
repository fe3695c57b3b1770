import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import type { Files } from './built-files.ts'
import { send } from './content.ts'
import type { Pages } from './pages.ts'
import { problem } from './problem.ts'

export interface AppParts {
  pages: Pages
  files: Files
  securityHeaders: MiddlewareHandler
  logError: (error: Error) => void
}

const pagePaths = [
  { path: '/', page: 'index', cacheControl: 'no-store' },
  { path: '/privacy', page: 'privacy', cacheControl: 'no-cache' },
  { path: '/termini', page: 'termini', cacheControl: 'no-cache' },
] as const

/** A fixed list, so that no redirect goes where a request says. */
const redirects = {
  '/index.html': '/',
  '/privacy/': '/privacy',
  '/privacy.html': '/privacy',
  '/termini/': '/termini',
  '/termini.html': '/termini',
}

/** What is under `assets` carries its content's hash in its name. */
const fileCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

const alive = (c: Context) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })

const readOnly = (c: Context) => problem(c, 405, 'method-not-allowed', { Allow: 'GET, HEAD' })

/** The whole web server but its socket. */
export function createApp({ pages, files, securityHeaders, logError }: AppParts): Hono {
  const app = new Hono()
  app.use(securityHeaders)
  // Not hono/method-not-allowed: the headers of the 404 it replaces, its encoding among them, stay.
  const read = (path: string, handler: Handler) => app.get(path, handler).all(path, readOnly)

  read('/healthz', alive)
  read('/readyz', alive)
  for (const { path, page, cacheControl } of pagePaths)
    read(path, async (c) => send(c, await pages(page), { cacheControl }))
  for (const [path, target] of Object.entries(redirects)) read(path, (c) => c.redirect(target, 301))
  for (const [path, file] of files)
    read(path, (c) => send(c, file, { cacheControl: fileCacheControl(path) }))

  app.notFound(async (c) =>
    c.req.path.startsWith('/api/')
      ? problem(c, 404, 'not-found')
      : send(c, await pages('404'), { cacheControl: 'no-cache', status: 404 }),
  )
  app.onError((error, c) => {
    logError(error)
    return problem(c, 500, 'internal-error')
  })
  return app
}
