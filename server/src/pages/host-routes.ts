import { type Context, Hono } from 'hono'
import type { H } from 'hono/types'
import type { Profiles } from '../accounts/profiles.ts'
import type { User } from '../accounts/user.ts'
import { secondsLeft, type Who } from '../accounts/who.ts'
import { atMachine } from '../http/at-machine.ts'
import { problem } from '../http/problem.ts'
import { askedPage } from './asked-page.ts'
import type { Files } from './built-files.ts'
import { send } from './content.ts'
import { type Access, type PageName, pageTable, shellNames } from './page-table.ts'
import type { Pages } from './pages.ts'

type Env = { Variables: { user: User | null } }

/** A fixed list: no redirect leads to an address that a request names. */
const redirects = new Map([
  ['/index.html', '/'],
  ...pageTable.flatMap(({ path, access }) =>
    path !== null && path !== '/' && access !== 'machine'
      ? [[`${path}/`, path] as const, [`${path}.html`, path] as const]
      : [],
  ),
])

/** Files under `assets` have a hash of their content in their name; an old service worker would keep a page old. */
function fileCacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

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
  profiles: Profiles
  /** Where mails are written as files; undefined where a mail server takes them. */
  outboxFolder: string | undefined
}

/** The pages and the files they load. */
export function hostRoutes({ appUrl, pages, files, who, profiles, outboxFolder }: Hosted) {
  const { identify } = who
  const asked = askedPage(appUrl)
  const app = new Hono<Env>()
  const read = (path: string, ...handlers: H<Env>[]) => app.on('GET', [path], ...handlers)
  /** A page that is the same for everybody. */
  const same =
    (name: PageName): H<Env> =>
    async (c) =>
      send(c, await pages(name), { cacheControl: 'no-cache' })
  const handlers: Record<Access, (name: PageName) => H<Env>[]> = {
    user: (name) => [
      identify,
      async (c) => {
        const { user } = c.var
        if (user === null || !user.emailVerified) {
          asked.note(c, name)
          return c.redirect('/login')
        }
        // Signing in leads to the application, and from there to the page that was asked for.
        const path = asked.take(c)
        if (name === 'index' && path !== null) return c.redirect(path)
        const page = await pages(name, {
          USER_EMAIL: user.email,
          USER_ID: user.id,
          SESSION_SECONDS: String(secondsLeft(user)),
          USER_PROFILE: (await profiles.of(user.id))?.profile ?? '{}',
        })
        return send(c, page, { cacheControl: 'no-store' })
      },
    ],
    guest: (name) => [
      identify,
      async (c) => {
        if (c.var.user?.emailVerified) return c.redirect('/')
        // A trial leads to an account for a page.
        asked.want(c, c.req.query('per'))
        return send(c, await pages(name), { cacheControl: 'no-store' })
      },
    ],
    everybody: (name) => [same(name)],
    machine: (name) => [atMachine(appUrl, nothingThere(pages)), same(name)],
  }
  for (const { name, path, access } of pageTable)
    if (path !== null && (access !== 'machine' || outboxFolder !== undefined))
      read(path, ...handlers[access](name))
  // As text, and without anybody's address in them: a page is made of them by the service worker alone.
  for (const name of shellNames)
    read(`/shell/${name}`, async (c) =>
      send(
        c,
        { ...(await pages(name)), type: 'text/plain; charset=utf-8' },
        { cacheControl: 'no-cache' },
      ),
    )
  for (const [path, target] of redirects) read(path, (c) => c.redirect(target, 301))
  for (const [path, file] of files)
    read(path, (c) => send(c, file, { cacheControl: fileCacheControl(path) }))
  return app
}
