import { type Context, Hono } from 'hono'
import type { H } from 'hono/types'
import type { User } from '../accounts/user.ts'
import type { Who } from '../accounts/who.ts'
import { atMachine } from '../http/at-machine.ts'
import { problem } from '../http/problem.ts'
import { readOnly } from '../http/read-only.ts'
import type { Files } from './built-files.ts'
import { send } from './content.ts'
import type { PageName, Pages } from './pages.ts'

/** Pages that are the same for everybody, by address. */
const publicPages = {
  '/verifica-email': 'verifica-email',
  '/password-dimenticata': 'password-dimenticata',
  '/nuova-password': 'nuova-password',
  '/accesso-google': 'accesso-google',
  '/feedback': 'feedback',
  '/privacy': 'privacy',
  '/termini': 'termini',
} as const satisfies Record<string, PageName>

/** Pages for those who are not signed in. Who is signed in is redirected to the application. */
const doors = { '/login': 'login', '/signup': 'signup' } as const satisfies Record<string, PageName>

type Env = { Variables: { user: User | null } }

/** A fixed list: no redirect leads to an address that a request names. */
const redirects = new Map([
  ['/index.html', '/'],
  ...[...Object.keys(publicPages), ...Object.keys(doors)].flatMap((path) => [
    [`${path}/`, path] as const,
    [`${path}.html`, path] as const,
  ]),
])

/** Files under `assets` have a hash of their content in their name. */
const fileCacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

/** Answers 404: a page for people, a problem under `/api`. */
export const nothingThere = (pages: Pages) => async (c: Context) =>
  /^\/api(?:\/|$)/.test(c.req.path)
    ? problem(c, 'not-found')
    : send(c, await pages('404'), { cacheControl: 'no-cache', status: 404 })

interface Hosted {
  appUrl: URL
  pages: Pages
  files: Files
  who: Who
  /** Where mails are written as files; undefined where a mail server takes them. */
  outboxFolder: string | undefined
}

/** The pages and the files they load. */
export function hostRoutes({ appUrl, pages, files, who, outboxFolder }: Hosted) {
  const { identify } = who
  const app = new Hono<Env>()
  const read = (path: string, ...handlers: H<Env>[]) =>
    app.on('GET', [path], ...handlers).all(path, readOnly)
  const open = (path: string, page: PageName, ...first: H<Env>[]) =>
    read(path, ...first, async (c) => send(c, await pages(page), { cacheControl: 'no-cache' }))
  read('/', identify, async (c) => {
    const { user } = c.var
    if (user === null || !user.emailVerified) return c.redirect('/login')
    const page = await pages('index', { USER_EMAIL: user.email })
    return send(c, page, { cacheControl: 'no-store' })
  })
  for (const [path, page] of Object.entries(doors))
    read(path, identify, async (c) =>
      c.var.user?.emailVerified
        ? c.redirect('/')
        : send(c, await pages(page), { cacheControl: 'no-store' }),
    )
  for (const [path, page] of Object.entries(publicPages)) open(path, page)
  if (outboxFolder !== undefined) open('/outbox', 'outbox', atMachine(appUrl, nothingThere(pages)))
  for (const [path, target] of redirects) read(path, (c) => c.redirect(target, 301))
  for (const [path, file] of files)
    read(path, (c) => send(c, file, { cacheControl: fileCacheControl(path) }))
  return app
}
