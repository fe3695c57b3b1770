import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { networksOf } from '../../http/networks.ts'
import { shape } from '../../http/shape.ts'
import { problem } from '../../problem.ts'
import type { ProblemCode } from '../../strings.ts'
import type { Accounts } from '../accounts.ts'
import { presentUser } from '../user.ts'
import { endFlow, startFlow } from './flow.ts'
import { flowCookie } from './flow-cookie.ts'
import type { Google } from './google.ts'
import { identityByIdToken } from './id-token.ts'
import type { GoogleIdentity } from './identity.ts'
import { userIdOf } from './link.ts'

/** Leads the popup to its last page. The result stands in the fragment, which is never sent to a server. */
const finish = (c: Context, result: 'ok' | ProblemCode) => c.redirect(`/accesso-google#${result}`)

/** A popup shows pages, not problems: whatever went wrong, it ends on its last page with the code. */
const inPopup = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status < 400) return
  const { code } = (await c.res.json()) as { code: ProblemCode }
  c.res = finish(c, code)
})

const token = z.object({
  idToken: z.string().min(1).max(8192),
  nonce: z.string().min(1).max(255).optional(),
})

/** Signing in with Google: in a popup of the browser, or with an ID token from a device. */
export function googleRoutes(accounts: Accounts, google: Google, appUrl: URL) {
  const { database, sessions, cookie, throttles, clientAddress } = accounts
  const popup = flowCookie(appUrl)
  const callback = new URL('/api/account/google/callback', appUrl)

  /** Begins a session of the identity's user; null where the identity may not be linked. */
  const signIn = async (c: Context, identity: GoogleIdentity): Promise<string | null> => {
    const userId = await userIdOf(database, identity)
    if (userId === null) return null
    const session = await sessions.begin(userId, cookie.read(c), identity)
    if (session !== null) cookie.write(c, session)
    return session
  }

  return new Hono()
    .get('/start', inPopup, async (c) => {
      await throttles.countGoogle(networksOf(clientAddress(c)))
      if (google.client === null) return problem(c, 503, 'google-not-configured')
      const client = await google.client()
      const started = await startFlow(client, database, callback.href)
      popup.write(c, started.flowToken)
      return c.redirect(started.authorizationUrl.href)
    })
    .get('/callback', inPopup, async (c) => {
      const flowToken = popup.take(c)
      if (google.client === null) return problem(c, 503, 'google-not-configured')
      // Only the query is taken from the request: its host and path are what the client says they are.
      const returned = new URL(new URL(c.req.url).search, callback)
      const identity = await endFlow(google.client, database, flowToken, returned)
      if (identity === 'denied') return problem(c, 401, 'google-denied')
      if (identity === 'refused') return problem(c, 401, 'google-token-refused')
      const session = await signIn(c, identity)
      return session === null ? problem(c, 409, 'google-link-refused') : finish(c, 'ok')
    })
    .post('/token', shape(token), async (c) => {
      await throttles.countGoogle(networksOf(clientAddress(c)))
      if (google.nativeClientIds.length === 0) return problem(c, 503, 'google-not-configured')
      const identity = await identityByIdToken(google, database, c.var.input)
      if (identity === null) return problem(c, 401, 'google-token-refused')
      const session = await signIn(c, identity)
      if (session === null) return problem(c, 409, 'google-link-refused')
      const user = await sessions.userOf(session)
      return c.json({ user: user && presentUser(user) })
    })
}
