import type { SessionAnswer } from '@margine/contract'
import {
  passwordResetRequest,
  signInRequest,
  signUpRequest,
} from '@margine/contract/schemas/account'
import { type Context, Hono } from 'hono'
import { networksOf } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import { shape } from '../http/shape.ts'
import { requestMail } from '../mail/outbox.ts'
import type { Accounts } from './accounts.ts'
import { choosePassword } from './choose-password.ts'
import { QueueFull, type Reservation } from './hash-gate.ts'
import { placeOf } from './place.ts'
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
  const { cookie, browserCookie, deviceCookie, passwordProblem, security } = accounts
  const signUp = signUpRequest.check(({ value, issues }) => {
    const message = passwordProblem(value.password, value.email)
    if (message !== null)
      issues.push({ code: 'custom', path: ['password'], message, input: value.password })
  })
  /** Whether this browser has signed in to an account before. */
  const knows = (c: Context, email: string) =>
    deviceCookie.isOf(
      c,
      email,
      async () => (await users.credentialsOf(email))?.passwordHash ?? null,
    )
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
  const openedAgainBy = async (email: string, password: string, isKnown: boolean) => {
    using reservation = hashes.reserve(email, isKnown)
    return await openedBy(email, password, reservation)
  }
  /** Begins a session with credentials; null where there are none, or they are not the user's any more. */
  const begin = async (c: Context, opened: Opened | null) => {
    if (opened === null || !opened.emailVerified) return null
    const { id, passwordHash } = opened
    const browser = browserCookie.read(c)
    const place = placeOf(c.req.header('User-Agent'), networksOf(clientAddress(c)))
    const token = await sessions.begin(id, cookie.read(c), { passwordHash, browser }, place)
    return token === null ? null : { ...opened, token }
  }
  /** Stores a hash with today's parameters, and answers the one that is stored; where the queue is full, the next sign-in does it. */
  const renewed = async (
    { id, passwordHash, outdated }: Opened,
    { email, password }: { email: string; password: string },
  ) => {
    if (!outdated) return passwordHash
    try {
      const current = await hashes.hash(password, hashes.reserve(email, true))
      await users.rehash(id, passwordHash, current)
      return current
    } catch (error) {
      if (error instanceof QueueFull) return passwordHash
      throw error
    }
  }
  return new Hono()
    .post('/sign-up', shape(signUp), async (c) => {
      const { email, password } = c.var.input
      const networks = networksOf(clientAddress(c))
      using reservation = hashes.reserve(email)
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
      const isKnown = await knows(c, email)
      using reservation = hashes.reserve(email, isKnown)
      await throttles.countSignIn(email, networks, isKnown)
      const opened = await openedBy(email, password, reservation)
      const fail = () => {
        security.tell('sign-in failed', { email, networks })
        return problem(c, 'wrong-credentials')
      }
      if (opened === null) return fail()

      await throttles.forgiveSignIn(email, networks, isKnown)
      if (!opened.emailVerified) return problem(c, 'email-not-verified')
      const begun =
        (await begin(c, opened)) ??
        // Another sign-in may have renewed the hash meanwhile: the password is checked once more.
        (await begin(c, await openedAgainBy(email, password, isKnown)))
      if (begun === null) return fail()
      security.tell('signed in', { email, networks })
      const { token } = begun
      cookie.write(c, token)
      deviceCookie.give(c, email, await renewed(begun, c.var.input))
      const user = await sessions.userOf(token)
      return c.json({ user: user && presentUser(user) } satisfies SessionAnswer)
    })
    .post('/password-reset', shape(passwordResetRequest), async (c) => {
      const { token, password } = c.var.input
      const networks = networksOf(clientAddress(c))
      await throttles.countLink(networks)
      // Not used up yet: a password that is refused must not cost the link.
      const email = await addresses.ofLink(token, 'passwordReset')
      const refuse = () => {
        security.tell('link refused', { networks })
        return problem(c, 'link-expired')
      }
      if (email === null) return refuse()
      using reservation = hashes.reserve(email, true)
      const chosen = await choosePassword(c, accounts, email, password, reservation)
      if (chosen instanceof Response) return chosen
      const from = { session: cookie.read(c), isKnown: await knows(c, email) }
      const outcome = await addresses.resetPassword(token, chosen, from)
      if (outcome === 'expired') return refuse()
      security.tell('password reset', { email, networks })
      await throttles.openSignIn(email, networks)
      deviceCookie.give(c, email, chosen)
      return c.body(null, 204)
    })
}
