import type { SessionAnswer } from '@margine/contract'
import { Hono } from 'hono'
import { problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import { endedBy } from './ended-sessions.ts'
import { presentUser } from './user.ts'
import { clearSiteData, isForAnother } from './who.ts'

/** Who is signed in, and signing out. */
export function sessionRoutes({ cookie, browserCookie, database, sessions, who }: Accounts) {
  return new Hono()
    .get('/session', who.identify, async (c) => {
      const { user } = c.var
      if (user !== null) return c.json({ user: presentUser(user) } satisfies SessionAnswer)
      const ended = await endedBy(database, cookie.read(c))
      return c.json({
        user: null,
        ...(ended !== undefined && { ended }),
      } satisfies SessionAnswer)
    })
    .post('/sign-out', who.identify, async (c) => {
      const { user } = c.var
      if (user !== null && isForAnother(c, user)) {
        who.tellRefused(c, 'other user', user)
        return problem(c, 'other-user')
      }
      // Without a session the data in this browser may belong to a person who only ran out of theirs.
      if (user !== null) clearSiteData(c)
      const token = cookie.read(c)
      if (token !== undefined) await sessions.end(token)
      cookie.clear(c)
      browserCookie.forget(c)
      return c.body(null, 204)
    })
}
