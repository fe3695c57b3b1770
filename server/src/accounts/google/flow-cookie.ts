import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { flowSeconds } from './flow.ts'

/** The cookie that ties a popup's return to the browser that opened it. */
export function flowCookie(appUrl: URL) {
  const secure = appUrl.protocol === 'https:'
  const name = secure ? '__Host-margine-google' : 'margine-google'
  // Lax: the return is a navigation from Google's pages to ours.
  const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  return {
    write: (c: Context, token: string) =>
      setCookie(c, name, token, { ...options, maxAge: flowSeconds }),
    /** Reads the cookie and takes it away: it is good for one return. */
    take(c: Context): string | undefined {
      const token = getCookie(c, name)
      deleteCookie(c, name, options)
      return token
    },
  }
}
