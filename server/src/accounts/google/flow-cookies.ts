import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hashToken } from '../secret-token.ts'
import { flowSeconds, type Started } from './flow.ts'

/** How many popups of one browser may be under way: each has a cookie that goes with every request. */
const mostFlows = 5

/**
 * The cookies that tie a popup's return to the browser that opened it: one for each popup, so that several tabs may
 * have one. The name is made of the flow's state, so that a return finds its own.
 */
export function flowCookies(appUrl: URL) {
  const secure = appUrl.protocol === 'https:'
  const prefix = secure ? '__Host-margine-google-' : 'margine-google-'
  const nameOf = (state: string) => prefix + hashToken(state)
  // Lax: the return is a navigation from Google's pages to ours.
  const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  return {
    /** Writes the cookie of a flow. The oldest ones of more than a browser may have go. */
    write(c: Context, { state, flowToken }: Started): void {
      // Browsers send the oldest first (RFC 6265, 5.4).
      const earlier = Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix))
      for (const name of earlier.slice(0, 1 - mostFlows)) deleteCookie(c, name, options)
      setCookie(c, nameOf(state), flowToken, { ...options, maxAge: flowSeconds })
    },
    /** Reads the cookie of a flow and takes it away: it is good for one return. Another flow's stays. */
    take(c: Context, state: string): string | undefined {
      const name = nameOf(state)
      const flowToken = getCookie(c, name)
      if (flowToken !== undefined) deleteCookie(c, name, options)
      return flowToken
    },
  }
}
