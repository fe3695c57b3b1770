import type { SessionAnswer } from '@margine/contract'
import {
  passwordResetRequest,
  signInRequest,
  signUpRequest,
} from '@margine/contract/schemas/account'
import { type Context, Hono } from 'hono'
import { networksOf, widest } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import { requestMail } from '../mail/outbox.ts'
import type { Accounts } from './accounts.ts'
import { choosePassword } from './choose-password.ts'
import { QueueFull, type Reservation } from './hash-gate.ts'
import { presentUser } from './user.ts'
import type { Credentials } from './users.ts'

/** Credentials that a password fits. */
interface Opened extends Credentials {
  passwordHash: string
  /** Whether the hash was made with parameters we no longer use. */
  outdated: boolean
}

/** Signing up and in with a password, and choosing a new one by a link. */
export function passwordRoutes(accounts: Accounts) {
  const { database, users, addresses, sessions, hashes, throttles, clientAddress } = accounts
  const { cookie, browserCookie, passwordProblem, security } = accounts
  const signUp = signUpRequest.check(({ value, issues }) => {
    const message = passwordProblem(value.password, value.email)
    if (message !== null)
      issues.push({ code: 'custom', path: ['password'], message, input: value.password })
  })
  /** The credentials that a password fits; null where it fits none. */
  const openedBy = async (
    email: string,
    password: string,
    reservation: Reservation,
  ): Promise<Opened | null> => {
    const known = await users.credentialsOf(email)
    const passwordHash = known?.passwordHash ?? null
    const { matches, outdated } = await hashes.verify(passwordHash, password, reservation)
    if (known === null || passwordHash === null || !matches) return null
    return { ...known, passwordHash, outdated }
  }
  /** The same with a reservation of its own, which is given up where the credentials can't be read. */
  const openedAgainBy = async (email: string, password: string, network: string) => {
    using reservation = hashes.reserve(network)
    return await openedBy(email, password, reservation)
  }
  /** Begins a session with credentials; null where there are none, or they are not the user's any more. */
  const begin = async (c: Context, opened: Opened | null) => {
    if (opened === null || !opened.emailVerified) return null
    const { id, passwordHash } = opened
    const browser = browserCookie.read(c)
    const token = await sessions.begin(id, cookie.read(c), { passwordHash, browser })
    return token === null ? null : { ...opened, token }
  }
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
      const opened = await openedBy(email, password, reservation)
      const fail = () => {
        security.tell('sign-in failed', { email, networks })
        return problem(c, 'wrong-credentials')
      }
      if (opened === null) return fail()

      await throttles.forgiveSignIn(email, networks)
      if (!opened.emailVerified) return problem(c, 'email-not-verified')
      const begun =
        (await begin(c, opened)) ??
        // Another sign-in may have renewed the hash meanwhile: the password is checked once more.
        (await begin(c, await openedAgainBy(email, password, widest(networks))))
      if (begun === null) return fail()
      security.tell('signed in', { email, networks })
      const { token, id, passwordHash } = begun
      cookie.write(c, token)
      if (begun.outdated) await renew(widest(networks), id, passwordHash, password)
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
      const refuse = () => {
        security.tell('link refused', { networks })
        return problem(c, 'link-expired')
      }
      if (email === null) return refuse()
      const chosen = await choosePassword(c, accounts, email, password, reservation)
      if (chosen instanceof Response) return chosen
      const outcome = await addresses.resetPassword(token, chosen, cookie.read(c))
      if (outcome === 'expired') return refuse()
      security.tell('password reset', { email, networks })
      await throttles.openSignIn(email, networks)
      return c.body(null, 204)
    })
}
