import { pageUserHeader } from '@margine/contract'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { problem } from '../http/problem.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'
import type { User } from './user.ts'

export interface Who {
  /** Reads the user into `c.var.user`, null without a session. */
  identify: MiddlewareHandler<{ Variables: { user: User | null } }>
  /** Lets through only a signed-in person with a verified address. */
  requireUser: MiddlewareHandler<{ Variables: { user: User } }>
}

/** For how many seconds a session lasts if its person doesn't come back. */
export const secondsLeft = ({ sessionEnds }: User): number =>
  Math.floor((sessionEnds - Date.now()) / 1000)

/** Has the browser delete all that it keeps for the site, but for cookies: what a page may have left of its person. */
export const clearSiteData = (c: Context) => c.header('Clear-Site-Data', '"storage"')

/** Whether the page was made for another person: one may have signed in since, in another tab. */
export function isForAnother(c: Context, user: User | null): boolean {
  const pageUser = c.req.header(pageUserHeader)
  return user !== null && pageUser !== undefined && pageUser !== encodeURIComponent(user.email)
}

/** The question every protected route asks first. */
export function who(cookie: SessionCookie, sessions: Sessions): Who {
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
      if (isForAnother(c, user)) return problem(c, 'other-user')
      c.set('user', user)
      return next()
    }),
  }
}
