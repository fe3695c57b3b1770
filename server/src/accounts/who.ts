import { pageUserHeader } from '@margine/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ClientAddress } from '../http/client-address.ts'
import { networksOf } from '../http/networks.ts'
import { problem } from '../http/problem.ts'
import type { SecurityLog } from './security-log.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import type { User } from './user.ts'

export interface Who {
  /** Reads the user into `c.var.user`, null without a session. */
  identify: MiddlewareHandler<{ Variables: { user: User | null } }>
  /** Lets through only a signed-in person with a verified address. */
  requireUser: MiddlewareHandler<{ Variables: { user: User } }>
  /** Writes into the security log what was not theirs to do, once a minute for each account and network. */
  tellRefused: (c: Context, what: Refused, user?: User) => void
}

/** What is not for everybody: a record or a session of one's own, the person a page was made for, our own pages. */
type Refused = 'calculation' | 'session' | 'other user' | 'foreign origin' | 'old sign-in'

/** For how many seconds a session lasts if its person doesn't come back. */
export const secondsLeft = ({ sessionEnds }: User): number =>
  Math.floor((sessionEnds - Date.now()) / 1000)

/** Has the browser delete all that it keeps for the site, but for cookies: what a page may have left of its person. */
export const clearSiteData = (c: Context) => c.header('Clear-Site-Data', '"storage"')

/** Whether the page was made for another person: one may have signed in since, in another tab. */
export function isForAnother(c: Context, user: User): boolean {
  const pageUser = c.req.header(pageUserHeader)
  return pageUser !== undefined && pageUser !== encodeURIComponent(user.email)
}

/** The question every protected route asks first. */
export function who(
  cookie: SessionCookie,
  sessions: Sessions,
  security: SecurityLog,
  clientAddress: ClientAddress,
): Who {
  const tellRefused: Who['tellRefused'] = (c, what, user) =>
    security.tellSeldom('access refused', {
      what,
      ...(user && { email: user.email }),
      networks: networksOf(clientAddress(c)),
    })
  const userOf = async (token: string | undefined) =>
    token === undefined ? null : sessions.userOf(token)
  return {
    identify: createMiddleware(async (c, next) => {
      c.set('user', await userOf(cookie.read(c)))
      return next()
    }),
    requireUser: createMiddleware(async (c, next) => {
      const user = await userOf(cookie.read(c))
      if (user === null) return problem(c, 'unauthenticated')
      if (!user.emailVerified) return problem(c, 'email-not-verified')
      if (isForAnother(c, user)) {
        tellRefused(c, 'other user', user)
        return problem(c, 'other-user')
      }
      c.set('user', user)
      return next()
    }),
    tellRefused,
  }
}
