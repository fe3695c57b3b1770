import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type PageName, pageTable } from './page-table.ts'

/** As long as the link that verifies an address: it may be followed only then. */
const aDay = 24 * 3600

const pathOf = (asked: string): string | null =>
  pageTable.find(({ name, access }) => access === 'user' && name === asked)?.path ?? null

/**
 * Remembers which page was asked for before signing in, whatever the way of signing in. It holds the name of a page, and
 * leads to none but those of a user.
 */
export function askedPage(appUrl: URL) {
  const secure = appUrl.protocol === 'https:'
  const cookie = secure ? '__Host-margine-page' : 'margine-page'
  const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  const note = (c: Context, name: string) =>
    setCookie(c, cookie, name, { ...options, maxAge: aDay })
  return {
    /** Notes the page that an account is wanted for, by its name; of one that isn't a user's nothing. */
    want(c: Context, name = ''): void {
      if (pathOf(name) !== null) note(c, name)
    },
    /** Notes what was asked for last; nothing has to be remembered of the application itself. */
    note(c: Context, name: PageName): void {
      if (name !== 'index') note(c, name)
      else if (getCookie(c, cookie) !== undefined) deleteCookie(c, cookie, options)
    },
    /** The path of the page that was asked for, which is forgotten now; null where it was none. */
    take(c: Context): string | null {
      const asked = getCookie(c, cookie)
      if (asked === undefined) return null
      deleteCookie(c, cookie, options)
      return pathOf(asked)
    },
  }
}
