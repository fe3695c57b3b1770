import { Hono } from 'hono'
import { z } from 'zod'
import { type Networks, networksOf } from '../http/networks.ts'
import { shape } from '../http/shape.ts'
import { problem } from '../problem.ts'
import type { Accounts } from './accounts.ts'
import { emailAddress } from './email-address.ts'
import type { MailPurpose } from './mail-tokens.ts'

const redeem = z.object({ token: z.string().max(100) })
const request = z.object({ email: emailAddress })

/** Asking for links by mail, which answers alike for every address, and using the one that verifies. */
export function linkRoutes(accounts: Accounts) {
  const { database, users, throttles, outbox, clientAddress } = accounts
  const askFor = async (kind: MailPurpose, email: string, networks: Networks) => {
    await throttles.countMail(kind, email, networks)
    await outbox.ask(database.queries, { kind, email })
  }
  return new Hono()
    .post('/verify', shape(redeem), async (c) => {
      await throttles.countLink(networksOf(clientAddress(c)))
      const verified = await users.verifyByLink(c.var.input.token)
      return verified ? c.body(null, 204) : problem(c, 410, 'link-expired')
    })
    .post('/verification-mail', shape(request), async (c) => {
      await askFor('verification', c.var.input.email, networksOf(clientAddress(c)))
      return c.body(null, 202)
    })
    .post('/password-reset-mail', shape(request), async (c) => {
      await askFor('passwordReset', c.var.input.email, networksOf(clientAddress(c)))
      return c.body(null, 202)
    })
}
