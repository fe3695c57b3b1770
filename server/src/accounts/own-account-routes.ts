import { Hono } from 'hono'
import type { Accounts } from './accounts.ts'
import { ownData } from './own-data.ts'

/** What the law gives everybody: a copy of what is kept, and the right to have it gone. */
export function ownAccountRoutes({ cookie, database, users, who }: Accounts) {
  return new Hono()
    .get('/export', who.requireUser, async (c) => {
      const account = await ownData(database, c.var.user)
      c.header('Content-Disposition', 'attachment; filename="margine-dati.json"')
      return c.json({ date: new Date().toISOString(), account, calculations: [] })
    })
    .delete('/', who.requireUser, async (c) => {
      await users.remove(c.var.user.id)
      cookie.clear(c)
      return c.body(null, 204)
    })
}
