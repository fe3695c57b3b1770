import type { SessionAnswer } from '@margine/contract'
import {
  passwordResetRequest,
  signInRequest,
  signUpRequest,
} from '@margine/contract/schemas/account'
import { Hono } from 'hono'
import { networksOf, widest } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import { requestMail } from '../mail/outbox.ts'
import type { Accounts } from './accounts.ts'
import { choosePassword } from './choose-password.ts'
import { QueueFull } from './hash-gate.ts'
import { passwordProblem } from './password-policy.ts'
import { presentUser } from './user.ts'

const signUp = signUpRequest.check(({ value, issues }) => {
  const message = passwordProblem(value.password, value.email)
  if (message !== null)
    issues.push({ code: 'custom', path: ['password'], message, input: value.password })
})

/** Signing up and in with a password, and choosing a new one by a link. */
export function passwordRoutes(accounts: Accounts) {
  const { database, users, addresses, sessions, hashes, throttles, clientAddress } = accounts
  const { cookie, browserCookie } = accounts
  /** Stores a hash with today's parameters; where the queue is full, the next sign-in does it. */
  const renew = async (network: string, id: string, outdated: string, password: string) => {
    try {
      await users.rehash(id, outdated, await hashes.hash(password, hashes.reserve(network)))
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
    }
  }
  return new Hono()
    .post('/sign-up', shape(signUp), async (c) => {
      const { email, password } = c.var.input
      const networks = networksOf(clientAddress(c))
      using reservation = hashes.reserve(widest(networks))
      await throttles.countMail('signUp', email, networks)
      const passwordHash = await hashes.hash(password, reservation)
      const browser = browserCookie.give(c)
      await database.queries.transaction().execute(async (queries) => {
        await addresses.signUp(email, passwordHash, browser, queries)
        await requestMail(queries, { kind: 'signUp', email })
      })
      return c.body(null, 202)
    })
    .post('/sign-in', shape(signInRequest), async (c) => {
      const { email, password } = c.var.input
      const networks = networksOf(clientAddress(c))
      using reservation = hashes.reserve(widest(networks))
      await throttles.countSignIn(email, networks)
      const known = await users.credentialsOf(email)
      const stored = known?.passwordHash ?? null
      const { matches, outdated } = await hashes.verify(stored, password, reservation)
      if (known === null || known.passwordHash === null || !matches)
        return problem(c, 'wrong-credentials')

      await throttles.forgiveSignIn(email, networks)
      if (!known.emailVerified) return problem(c, 'email-not-verified')
      const { id, passwordHash } = known
      const token = await sessions.begin(id, cookie.read(c), { passwordHash })
      if (token === null) return problem(c, 'wrong-credentials')
      cookie.write(c, token)
      if (!known.passwordProven)
        await addresses.provePassword(email, known.passwordHash, browserCookie.read(c))
      if (outdated) await renew(widest(networks), known.id, known.passwordHash, password)
      const user = await sessions.userOf(token)
      return c.json({ user: user && presentUser(user) } satisfies SessionAnswer)
    })
    .post('/password-reset', shape(passwordResetRequest), async (c) => {
      const { token, password } = c.var.input
      const networks = networksOf(clientAddress(c))
      using reservation = hashes.reserve(widest(networks))
      await throttles.countLink(networks)
      // Not used up yet: a password that is refused must not cost the link.
      const email = await addresses.ofLink(token, 'passwordReset')
      if (email === null) return problem(c, 'link-expired')
      const chosen = await choosePassword(c, accounts, email, password, reservation)
      if (chosen instanceof Response) return chosen
      const outcome = await addresses.resetPassword(token, chosen)
      if (outcome === 'expired') return problem(c, 'link-expired')
      await throttles.openSignIn(email, networks)
      return c.body(null, 204)
    })
}
