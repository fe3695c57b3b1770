import { cookieName } from '@margine/contract'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { hashToken, newToken } from './secret-token.ts'

const week = 7 * 24 * 3600

/** What `newToken` makes: anything else is not ours. */
const wellFormed = /^[\w-]{43}$/

/**
 * Recognises a browser that comes back: a password counts as proven once it was chosen and the mailed link was
 * followed in the same browser (docs/accounts.md).
 */
export function browserCookie(appUrl: URL) {
  const secure = appUrl.protocol === 'https:'
  const name = cookieName('browser', appUrl)
  const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/', maxAge: week } as const
  /** The browser's token, where it has one. */
  const read = (c: Context) => {
    const token = getCookie(c, name)
    return token !== undefined && wellFormed.test(token) ? token : undefined
  }
  return {
    read,
    /** Removes the cookie when a person leaves this browser: the next one may be another. */
    forget: (c: Context) => void deleteCookie(c, name, options),
    /** The browser's token, given to it now where it has none. */
    give(c: Context): string {
      const token = read(c) ?? newToken()
      setCookie(c, name, token, options)
      return token
    },
  }
}

/** What the database holds of a browser: another hash for each address, so that its accounts do not look related. */
export const hashBrowser = (browser: string, email: string) => hashToken(`${email} ${browser}`)
