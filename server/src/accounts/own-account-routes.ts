import { type OwnData, recentSignInMinutes } from '@margine/contract'
import { Hono } from 'hono'
import { networksOf } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'
import { ownData } from './own-data.ts'
import { clearSiteData } from './who.ts'

/** Everything that is kept of what a user saved, as it leaves the server. */
export type SavedOf = (userId: string) => Promise<Omit<OwnData, 'date' | 'account'>>

const recentSignIn = recentSignInMinutes * 60_000

/** What the law gives everybody: a copy of what is kept, and the right to have it deleted. */
export function ownAccountRoutes(accounts: Accounts, savedOf: SavedOf) {
  const { cookie, browserCookie, deviceCookie, database, users, who } = accounts
  const { throttles, security, clientAddress } = accounts
  return new Hono()
    .get('/export', who.requireUser, async (c) => {
      await throttles.countExport(c.var.user.email, networksOf(clientAddress(c)))
      const saved = await savedOf(c.var.user.id)
      const account = await ownData(database, c.var.user)
      if (account === null) return problem(c, 'unauthenticated')
      c.header('Content-Disposition', 'attachment; filename="margine-dati.json"')
      return c.json({ date: new Date().toISOString(), account, ...saved } satisfies OwnData)
    })
    .delete('/', who.requireUser, async (c) => {
      if (Date.now() - c.var.user.signedInAt >= recentSignIn) {
        who.tellRefused(c, 'old sign-in', c.var.user)
        return problem(c, 'sign-in-again')
      }
      if (!(await users.remove(c.var.user))) return problem(c, 'unauthenticated')
      const { email } = c.var.user
      security.tell('account deleted', { email, networks: networksOf(clientAddress(c)) })
      // It fails while the database is read; the next sweep does it then.
      await database.scrub()
      cookie.clear(c)
      browserCookie.forget(c)
      deviceCookie.forget(c)
      clearSiteData(c)
      return c.body(null, 204)
    })
}
