import type { ProblemCode, SessionAnswer } from '@margine/contract'
import { googleTokenRequest } from '@margine/contract/schemas/account'
import { problem as problemBody } from '@margine/contract/schemas/problem'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { networksOf } from '../../http/networks.ts'
import { problem } from '../../http/problem.ts'
import { shape } from '../../http/shape.ts'
import type { Accounts } from '../accounts.ts'
import { placeOf } from '../place.ts'
import { presentUser } from '../user.ts'
import { endFlow, startFlow, stateOf } from './flow.ts'
import { flowCookies } from './flow-cookies.ts'
import type { Google } from './google.ts'
import { identityByIdToken } from './id-token.ts'
import type { GoogleIdentity } from './identity.ts'
import { userIdOf } from './link.ts'

/** Leads the popup to its last page. The result stands in the fragment, which is never sent to a server. */
const finish = (c: Context, result: 'ok' | ProblemCode) => c.redirect(`/accesso-google#${result}`)

/** A popup shows pages, not problems: an error ends on its last page, as a code. */
const inPopup = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status < 400) return
  const { code } = problemBody.parse(await c.res.json())
  const redirect = finish(c, code)
  // Of the problem, which it takes over otherwise: a redirect has no content.
  redirect.headers.delete('Content-Type')
  c.res = redirect
})

/** Lets only our own pages open a popup, where a browser says who does: an image of another site would use up its limits. */
const ownPagesOnly = createMiddleware(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site')
  return site === undefined || site === 'same-origin' ? next() : c.redirect('/login')
})

/** Signing in with Google: in a popup of the browser, or with an ID token from a device. */
export function googleRoutes(accounts: Accounts, google: Google, appUrl: URL) {
  const { database, sessions, cookie, throttles, clientAddress, security } = accounts
  const popups = flowCookies(appUrl)
  const callback = new URL('/api/account/google/callback', appUrl)

  const networksIn = (c: Context) => networksOf(clientAddress(c))
  const refuse = (c: Context) => {
    security.tell('sign-in failed', { what: 'google', networks: networksIn(c) })
    return problem(c, 'google-token-refused')
  }

  /** Begins a session of the identity's user; null where the identity may not be linked. */
  const signIn = async (c: Context, identity: GoogleIdentity): Promise<string | null> => {
    const { email } = identity
    const previous = cookie.read(c)
    const userId = await userIdOf(database, identity, previous)
    const networks = networksIn(c)
    const place = placeOf(c.req.header('User-Agent'), networks)
    const session = userId === null ? null : await sessions.begin(userId, previous, identity, place)
    if (session !== null) cookie.write(c, session)
    const event = session === null ? 'sign-in failed' : 'signed in'
    security.tell(event, { what: 'google', email, networks })
    return session
  }

  return new Hono()
    .get('/start', ownPagesOnly, inPopup, async (c) => {
      await throttles.countGoogle(networksIn(c))
      if (google.client === null) return problem(c, 'google-not-configured')
      const client = await google.client()
      const started = await startFlow(client, database, callback.href)
      popups.write(c, started)
      return c.redirect(started.authorizationUrl.href)
    })
    .get('/callback', inPopup, async (c) => {
      // Only the query is taken from the request: its host and path are what the client says they are.
      const returned = new URL(new URL(c.req.url).search, callback)
      const flowToken = popups.take(c, stateOf(returned))
      if (google.client === null) return problem(c, 'google-not-configured')
      const identity = await endFlow(google.client, database, flowToken, returned)
      if (identity === 'denied') return problem(c, 'google-denied')
      if (identity === 'refused') return refuse(c)
      const session = await signIn(c, identity)
      return session === null ? problem(c, 'google-link-refused') : finish(c, 'ok')
    })
    .post('/token', shape(googleTokenRequest), async (c) => {
      await throttles.countGoogle(networksIn(c))
      if (google.nativeClientIds.length === 0) return problem(c, 'google-not-configured')
      const identity = await identityByIdToken(google, database, c.var.input)
      if (identity === null) return refuse(c)
      const session = await signIn(c, identity)
      if (session === null) return problem(c, 'google-link-refused')
      const user = await sessions.userOf(session)
      return c.json({ user: user && presentUser(user) } satisfies SessionAnswer)
    })
}
