import type { OwnSession } from '@margine/contract'
import { Hono } from 'hono'
import { problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import { endSession, endSessions, sessionsOf } from './own-sessions.ts'

/** Where somebody is signed in, and signing out there. */
export function ownSessionRoutes({ cookie, browserCookie, database, who }: Accounts) {
  return new Hono()
    .get('/', who.requireUser, async (c) => {
      const found = await sessionsOf(database, c.var.user.id, cookie.read(c) ?? '')
      return c.json(found satisfies OwnSession[])
    })
    .delete('/', who.requireUser, async (c) => {
      await endSessions(database, c.var.user.id)
      cookie.clear(c)
      browserCookie.forget(c)
      return c.body(null, 204)
    })
    .delete('/:id{.+}', who.requireUser, async (c) => {
      const ended = await endSession(database, c.var.user.id, c.req.param('id'))
      return ended ? c.body(null, 204) : problem(c, 'session-not-found')
    })
}
