// On both databases: a session is found, touched and counted in one statement each.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashBrowser } from '../src/accounts/browser-cookie.ts'
import { requestMail } from '../src/mail/outbox.ts'
import { buildService, type Service } from './build-app.ts'
import { day, hour, minute, stopClock } from './clock.ts'
import { freely } from './freely.ts'
import {
  addUser,
  beginSession,
  deleteAccount,
  newestToken,
  password,
  register,
  signedIn,
  signIn,
  visitAs,
  whoIn,
} from './people.ts'
import { statementsOf } from './statements.ts'

const email = 'giulia@example.it'

const signInLine = async (service: Service) => {
  await register(service, email)
  const answer = await service.browser().post('/api/account/sign-in', { email, password })
  return answer.headers.getSetCookie()
}

const sessionsIn = ({ database }: Service) =>
  database.queries.selectFrom('sessions').selectAll().execute()

/** Moves on, opening the application every so often. */
async function useFor(
  span: number,
  every: number,
  step: () => Promise<unknown>,
  pass: (ms: number) => void,
) {
  for (let used = 0; used < span; used += every) {
    pass(every)
    await step()
  }
}

describe('the cookie of a session', () => {
  it('is for this site alone, out of reach of scripts', async () => {
    expect(await signInLine(await buildService())).toEqual([
      expect.stringMatching(
        /^margine=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^margine-device=/),
    ])
  })

  it('is bound to the host and to https where people open it so', async () => {
    const service = await buildService({ APP_URL: 'https://margine.example' })
    await addUser(service, email, {
      passwordHash: await service.accounts.hashes.hash(password, freely),
    })
    const answer = await service.browser().post('/api/account/sign-in', { email, password })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-margine=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-margine-device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ])
  })

  it('counts under its own name only', async () => {
    const service = await buildService({ APP_URL: 'https://margine.example' })
    const token = await beginSession(service, await addUser(service, email))
    const browser = service.browser()
    browser.cookies.set('margine', token)
    expect(await whoIn(browser)).toBe(null)
    browser.cookies.set('__Host-margine', token)
    expect(await whoIn(browser)).toBe(email)
  })

  it('is found among others, and only where it is whole', async () => {
    const service = await buildService()
    const token = await beginSession(service, await addUser(service, email))
    const isSignedIn = async (Cookie: string) => {
      const answer = await service.browser().get('/api/account/session', { Cookie })
      return (await answer.text()).includes(email)
    }
    const blanks = `a=b;\t margine=${token} ; c=d`
    for (const cookies of [`a=b; margine=${token}; c=d`, `a=b;margine=${token}`, blanks])
      expect(await isSignedIn(cookies), cookies).toBe(true)
    for (const cookies of [`margine=${token}x`, `other-margine=${token}`, `a="margine=${token}"`])
      expect(await isSignedIn(cookies), cookies).toBe(false)
  })

  it('goes when its owner signs out', async () => {
    const browser = await signedIn(await buildService(), email)
    const answer = await browser.post('/api/account/sign-out')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^margine=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^margine-browser=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })
})

describe('a session does not begin', () => {
  it('with a password that was changed while it was being checked', async () => {
    const service = await buildService()
    const id = await addUser(service, email)
    expect(
      await service.accounts.sessions.begin(id, undefined, { passwordHash: 'the hash of before' }),
    ).toBe(null)
    const kept = await service.database.queries.selectFrom('sessions').selectAll().execute()
    expect(kept).toEqual([])
  })

  it('with a Google account that was unlinked while it was being checked', async () => {
    const service = await buildService()
    const id = await addUser(service, email, { google: 'authoritative' })
    const identity = { issuer: 'https://accounts.google.com', subject: id }
    expect(await service.accounts.sessions.begin(id, undefined, identity)).not.toBe(null)
    await service.database.queries.deleteFrom('identities').execute()
    expect(await service.accounts.sessions.begin(id, undefined, identity)).toBe(null)
  })

  it('for somebody who is gone meanwhile', async () => {
    const service = await buildService()
    const id = await addUser(service, email)
    await deleteAccount(service, id)
    expect(await service.accounts.sessions.begin(id, undefined)).toBe(null)
  })
})

describe('a session that begins with an unproven password', () => {
  const browser = 'the browser that followed the link'

  async function unproven() {
    const service = await buildService()
    const { queries } = service.database
    const passwordHash = 'the hash'
    const id = await addUser(service, email, { passwordHash })
    const browserHash = hashBrowser(browser, email)
    await queries.updateTable('users').set({ browserHash }).execute()
    const isProven = async () => {
      const user = await queries
        .selectFrom('users')
        .select('passwordProvenAt')
        .executeTakeFirstOrThrow()
      return user.passwordProvenAt !== null
    }
    return { service, id, passwordHash, isProven }
  }

  it('proves it in one step where the browser followed the link, so that a renewed hash loses nothing', async () => {
    const { service, id, passwordHash, isProven } = await unproven()
    const { sessions, users } = service.accounts
    expect(await sessions.begin(id, undefined, { passwordHash, browser })).not.toBe(null)
    await users.rehash(id, passwordHash, 'another hash of the same')
    expect(await isProven()).toBe(true)
  })

  it.each([['another browser'], [undefined]])('proves nothing in %s', async (other) => {
    const { service, id, passwordHash, isProven } = await unproven()
    const { sessions } = service.accounts
    expect(await sessions.begin(id, undefined, { passwordHash, browser: other })).not.toBe(null)
    expect(await isProven()).toBe(false)
  })

  it('proves no other password', async () => {
    const { service, id, passwordHash, isProven } = await unproven()
    const { sessions, users } = service.accounts
    await users.rehash(id, passwordHash, 'the hash of another')
    expect(await sessions.begin(id, undefined, { passwordHash, browser })).toBe(null)
    expect(await isProven()).toBe(false)
  })
})

describe('the token of a session', () => {
  it('holds 256 bits, other ones each time', async () => {
    const service = await buildService()
    const id = await addUser(service, email)
    const tokens = await Promise.all(Array.from({ length: 15 }, () => beginSession(service, id)))
    expect(new Set(tokens).size).toBe(15)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('stands in the tables only as its SHA-256', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const token = browser.cookies.get('margine') ?? ''
    const rows = await sessionsIn(service)
    expect(rows).toMatchObject([
      { tokenHash: createHash('sha256').update(token).digest('base64url') },
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it.each(['', 'x', 'margine', "' OR 1=1 --", '\u00e9', 'a'.repeat(4000)])(
    'opens nothing when it was made up: %j',
    async (token) => {
      const service = await buildService()
      await signedIn(service, email)
      const answer = await service
        .browser()
        .get('/api/account/session', { Cookie: `margine=${token}` })
      expect(await answer.json()).toEqual({ user: null })
    },
  )

  it('is no longer good once its owner has signed out', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const copy = service.browser()
    copy.cookies.set('margine', browser.cookies.get('margine') ?? '')
    expect(await whoIn(copy)).toBe(email)
    await browser.post('/api/account/sign-out')
    expect(await whoIn(copy)).toBe(null)
  })

  it('is found together with its owner by one statement', async () => {
    const browser = await signedIn(await buildService(), email)
    expect(await statementsOf(() => browser.get('/api/account/session'))).toHaveLength(1)
  })
})

describe('a session', () => {
  it('ends after 7 days without use, and not a moment before', async () => {
    const clock = stopClock()
    const browser = await signedIn(await buildService(), email)
    clock.pass(7 * day - 1)
    expect(await whoIn(browser)).toBe(email)
    clock.pass(7 * day)
    expect(await whoIn(browser)).toBe(null)
  })

  it('lasts while it is used, also when seldom', async () => {
    const clock = stopClock()
    const browser = await signedIn(await buildService(), email)
    await useFor(
      24 * day,
      6 * day,
      async () => expect(await whoIn(browser)).toBe(email),
      clock.pass,
    )
  })

  it('ends after 30 days, however much it is used', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service, email)
    await useFor(29 * day, day, () => browser.get('/'), clock.pass)
    clock.pass(day - 1)
    expect(await whoIn(browser)).toBe(email)
    clock.pass(1)
    expect(await whoIn(browser)).toBe(null)
    expect((await browser.get('/')).status).toBe(302)
  })

  it('is written to at most every ten minutes', async () => {
    const clock = stopClock()
    const browser = await signedIn(await buildService(), email)
    const use = () => statementsOf(() => browser.get('/api/account/session'))
    clock.pass(10 * minute - 1)
    expect(await use()).toHaveLength(1)
    clock.pass(1)
    expect(await use()).toHaveLength(2)
    expect(await use()).toHaveLength(1)
  })

  it('is replaced by a new one when its owner signs in again', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const copy = service.browser()
    copy.cookies.set('margine', browser.cookies.get('margine') ?? '')
    await browser.post('/api/account/sign-in', { email, password })
    expect(await whoIn(copy)).toBe(null)
    expect(await whoIn(browser)).toBe(email)
    expect(await sessionsIn(service)).toHaveLength(1)
  })

  it('of one person ends when another signs in with the same browser', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    await register(service, 'marco@example.it')
    await browser.post('/api/account/sign-in', { email: 'marco@example.it', password })
    expect(await whoIn(browser)).toBe('marco@example.it')
    expect(await sessionsIn(service)).toHaveLength(1)
  })

  it('stays when signing in fails', async () => {
    const browser = await signedIn(await buildService(), email)
    await browser.post('/api/account/sign-in', { email, password: 'non è questa' })
    expect(await whoIn(browser)).toBe(email)
  })

  it('is not taken from whoever brings a cookie of their own making', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = service.browser()
    const chosen = 'chosen-by-the-attacker'.padEnd(43, '-')
    browser.cookies.set('margine', chosen)
    await browser.post('/api/account/sign-in', { email, password })
    expect(browser.cookies.get('margine')).not.toBe(chosen)
  })

  it('is one of 20 at most: the oldest goes first', async () => {
    const clock = stopClock()
    const service = await buildService()
    const id = await addUser(service, email)
    const others = await addUser(service, 'marco@example.it')
    const otherBrowser = await visitAs(service, others)
    const browsers = []
    for (let number = 1; number <= 22; number++) {
      browsers.push(await visitAs(service, id))
      clock.pass(1)
    }
    const open = await Promise.all(browsers.map(whoIn))
    expect(open).toEqual([null, null, ...Array(20).fill(email)])
    expect(await whoIn(otherBrowser)).toBe('marco@example.it')
  })

  it('ends on every device when the password is reset', async () => {
    const service = await buildService()
    const browsers = [await signedIn(service, email), await signIn(service, email)]
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    const token = await newestToken(service, email)
    await service
      .browser()
      .post('/api/account/password-reset', { token, password: 'un cavallo nuovo' })
    expect(await Promise.all(browsers.map(whoIn))).toEqual([null, null])
    expect(await sessionsIn(service)).toEqual([])
  })

  it('ends on every device when the account is deleted', async () => {
    const service = await buildService()
    const browsers = [await signedIn(service, email), await signIn(service, email)]
    expect((await browsers[0]?.delete('/api/account'))?.status).toBe(204)
    expect(await Promise.all(browsers.map(whoIn))).toEqual([null, null])
    expect(await sessionsIn(service)).toEqual([])
  })

  it('whose time is over is swept from the tables, and no other', async () => {
    const clock = stopClock()
    const service = await buildService()
    const [giulia, marco] = [
      await addUser(service, email),
      await addUser(service, 'marco@example.it'),
    ]
    await visitAs(service, giulia)
    clock.pass(7 * day - hour)
    const current = await visitAs(service, marco)
    clock.pass(hour)
    await service.sweep()
    expect(await sessionsIn(service)).toMatchObject([{ userId: marco }])
    expect(await whoIn(current)).toBe('marco@example.it')
  })
})

describe('two tabs of a browser', () => {
  it('agree on who is signed in', async () => {
    const service = await buildService()
    const tab = await signedIn(service, email)
    const other = service.browser()
    other.cookies.set('margine', tab.cookies.get('margine') ?? '')
    expect([await whoIn(tab), await whoIn(other)]).toEqual([email, email])
    await other.post('/api/account/sign-out')
    expect((await tab.get('/')).status).toBe(302)
  })
})
