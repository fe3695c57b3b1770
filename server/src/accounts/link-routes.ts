import { disownRequest, mailRequest, verifyRequest } from '@margine/contract/schemas/account'
import { type Context, Hono } from 'hono'
import { type Networks, networksOf } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import { requestMail } from '../mail/outbox.ts'
import type { Accounts } from './accounts.ts'
import type { Followed } from './address.ts'
import { choosePassword } from './choose-password.ts'
import type { MailPurpose } from './mail-tokens.ts'

/** Requests for links by mail, answered alike for every address, and the use of a verification link. */
export function linkRoutes(accounts: Accounts) {
  const { database, addresses, hashes, throttles, clientAddress, browserCookie, security } =
    accounts
  const answerTo = (c: Context, networks: Networks, followed: Followed | 'passwordNeeded') => {
    switch (followed) {
      case 'done':
        return c.body(null, 204)
      case 'expired':
        security.tell('link refused', { networks })
        return problem(c, 'link-expired')
      case 'alreadyVerified':
        return problem(c, 'already-verified')
      case 'passwordNeeded':
        return problem(c, 'password-needed')
    }
  }
  const askFor = async (kind: MailPurpose, email: string, networks: Networks) => {
    await throttles.countMail(kind, email, networks)
    await requestMail(database.queries, { kind, email })
    if (kind === 'passwordReset') security.tell('reset asked for', { email, networks })
  }
  return new Hono()
    .post('/verify', shape(verifyRequest), async (c) => {
      const { token, password } = c.var.input
      const networks = networksOf(clientAddress(c))
      await throttles.countLink(networks)
      const browser = browserCookie.give(c)
      const verify = async (passwordHash?: string) => {
        const chosen = passwordHash === undefined ? {} : { passwordHash }
        return answerTo(c, networks, await addresses.verify(token, { browser, ...chosen }))
      }
      if (password === undefined) return verify()
      const email = await addresses.ofLink(token, 'verification')
      // The link is not good any more: `verify` says why, whatever password was typed.
      if (email === null) return verify()
      using reservation = hashes.reserve(email, true)
      const passwordHash = await choosePassword(c, accounts, email, password, reservation)
      if (passwordHash instanceof Response) return passwordHash
      return verify(passwordHash)
    })
    .post('/disown', shape(disownRequest), async (c) => {
      const networks = networksOf(clientAddress(c))
      await throttles.countLink(networks)
      const outcome = await addresses.disown(c.var.input.token)
      if (outcome === 'done') await database.scrub()
      return answerTo(c, networks, outcome)
    })
    .post('/verification-mail', shape(mailRequest), async (c) => {
      await askFor('verification', c.var.input.email, networksOf(clientAddress(c)))
      return c.body(null, 202)
    })
    .post('/password-reset-mail', shape(mailRequest), async (c) => {
      await askFor('passwordReset', c.var.input.email, networksOf(clientAddress(c)))
      return c.body(null, 202)
    })
}
