import type { OwnSession } from '@margine/contract'
import { type Context, Hono } from 'hono'
import { networksOf } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import { endSession, endSessions, sessionId, sessionsOf } from './own-sessions.ts'

/** A person's sessions, and signing out of them. */
export function ownSessionRoutes(accounts: Accounts) {
  const { cookie, browserCookie, database, who, clientAddress, security } = accounts
  const tell = (c: Context, email: string) =>
    security.tell('sessions ended', { email, networks: networksOf(clientAddress(c)) })
  /** Of the person who leaves this browser. */
  const forget = (c: Context) => {
    cookie.clear(c)
    browserCookie.forget(c)
  }
  return new Hono()
    .get('/', who.requireUser, async (c) => {
      const found = await sessionsOf(database, c.var.user.id, cookie.read(c) ?? '')
      return c.json(found satisfies OwnSession[])
    })
    .delete('/', who.requireUser, async (c) => {
      if (!(await endSessions(database, c.var.user))) return problem(c, 'unauthenticated')
      tell(c, c.var.user.email)
      forget(c)
      return c.body(null, 204)
    })
    .delete('/:id{.+}', who.requireUser, async (c) => {
      const id = c.req.param('id')
      const ended = await endSession(database, c.var.user, id)
      if (!ended) {
        who.tellRefused(c, 'session', c.var.user)
        return problem(c, 'session-not-found')
      }
      tell(c, c.var.user.email)
      if (id === sessionId(cookie.read(c) ?? '')) forget(c)
      return c.body(null, 204)
    })
}
