import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieName } from '@margine/contract'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** Longer than a session lasts: it is for the next sign-in. */
const lifetime = 90 * 24 * 3600

/** How many accounts a browser may be known to, the last signed in first. */
const mostAccounts = 5

/**
 * What the browser keeps of an account: an HMAC with the stored password hash as its key, which has a random salt. So a
 * new password makes it void.
 */
const markOf = (email: string, passwordHash: string) =>
  createHmac('sha256', passwordHash).update(`device of ${email}`).digest('base64url')

const wellFormed = /^[\w-]{43}$/

const isSame = (mark: string, other: string) =>
  timingSafeEqual(Buffer.from(mark), Buffer.from(other))

/**
 * Recognises a browser in which an account's password was typed or chosen before. It opens nothing: the password is
 * checked as ever. It gives a reserved place in the queue, and tries that strangers can't use up.
 */
export function deviceCookie(appUrl: URL) {
  const secure = appUrl.protocol === 'https:'
  const name = cookieName('device', appUrl)
  const options = { httpOnly: true, secure, sameSite: 'Strict', path: '/' } as const
  const read = (c: Context) =>
    (getCookie(c, name) ?? '').split('.', mostAccounts).filter((mark) => wellFormed.test(mark))
  return {
    /**
     * Whether the browser's is of the account with this password, which is asked for only where it brings one. It takes as
     * long for an account that is none, or has no password.
     */
    async isOf(c: Context, email: string, findPasswordHash: () => Promise<string | null>) {
      const marks = read(c)
      if (marks.length === 0) return false
      const passwordHash = await findPasswordHash()
      const own = markOf(email, passwordHash ?? '')
      return marks.some((mark) => isSame(mark, own)) && passwordHash !== null
    },
    give(c: Context, email: string, passwordHash: string): void {
      const mark = markOf(email, passwordHash)
      const others = read(c).filter((kept) => kept !== mark)
      const marks = [mark, ...others].slice(0, mostAccounts).join('.')
      setCookie(c, name, marks, { ...options, maxAge: lifetime })
    },
    /** Removes it for every account, when the browser's owner deletes one. */
    forget: (c: Context) => void deleteCookie(c, name, options),
  }
}
