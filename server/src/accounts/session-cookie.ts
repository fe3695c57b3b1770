import { cookieName } from '@margine/contract'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { absoluteLimit } from './sessions.ts'

export type SessionCookie = ReturnType<typeof sessionCookie>

/** The cookie that says who is signed in: hidden from scripts, bound to this host, not sent with cross-site posts. */
export function sessionCookie(appUrl: URL) {
  const secure = appUrl.protocol === 'https:'
  const name = cookieName('session', appUrl)
  const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  // Every request is asked for it, and `getCookie` takes a tenth of the saved list.
  const line = new RegExp(`(?:^|;)[ \\t]*${name}=([\\w-]{43})[ \\t]*(?:;|$)`)
  return {
    read: (c: Context): string | undefined => line.exec(c.req.header('Cookie') ?? '')?.[1],
    write: (c: Context, token: string) =>
      setCookie(c, name, token, { ...options, maxAge: absoluteLimit / 1000 }),
    clear: (c: Context): void => void deleteCookie(c, name, options),
  }
}
