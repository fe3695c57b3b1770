import { cookieName } from '@margine/contract'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { absoluteLimit } from './sessions.ts'

/** The cookie that says who is signed in: hidden from scripts, bound to this host, not sent with cross-site posts. */
export interface SessionCookie {
  read(c: Context): string | undefined
  write(c: Context, token: string): void
  clear(c: Context): void
}

export function sessionCookie(appUrl: URL): SessionCookie {
  const secure = appUrl.protocol === 'https:'
  const name = cookieName('session', appUrl)
  const options = { httpOnly: true, secure, sameSite: 'Lax', path: '/' } as const
  // Every request is asked for it, and `getCookie` takes a tenth of the saved list.
  const line = new RegExp(`(?:^|;)[ \\t]*${name}=([\\w-]{43})[ \\t]*(?:;|$)`)
  return {
    read: (c) => line.exec(c.req.header('Cookie') ?? '')?.[1],
    write: (c, token) => setCookie(c, name, token, { ...options, maxAge: absoluteLimit / 1000 }),
    clear: (c) => {
      deleteCookie(c, name, options)
    },
  }
}
