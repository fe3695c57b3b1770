import type { OwnData } from '@margine/contract'
import { Hono } from 'hono'
import type { Calculations } from '../calculations/calculations.ts'
import { presentRecord } from '../calculations/present.ts'
import type { Accounts } from './accounts.ts'
import { ownData } from './own-data.ts'

/** What the law gives everybody: a copy of what is kept, and the right to have it gone. */
export function ownAccountRoutes(
  { cookie, database, users, who }: Accounts,
  calculations: Calculations,
) {
  return new Hono()
    .get('/export', who.requireUser, async (c) => {
      const account = await ownData(database, c.var.user)
      const saved = await calculations.listOf(c.var.user.id)
      c.header('Content-Disposition', 'attachment; filename="margine-dati.json"')
      return c.json({
        date: new Date().toISOString(),
        account,
        calculations: saved.map(presentRecord),
      } satisfies OwnData)
    })
    .delete('/', who.requireUser, async (c) => {
      await users.remove(c.var.user.id)
      // Where somebody reads just now, the sweep does it.
      await database.scrub()
      cookie.clear(c)
      return c.body(null, 204)
    })
}
