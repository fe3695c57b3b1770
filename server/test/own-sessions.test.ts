// On both databases: SQL says which sessions are shown and ended.
import type { OwnSession } from '@margine/contract'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../src/accounts/place.ts'
import { networksOf } from '../src/http/networks.ts'
import { requestMail } from '../src/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { day, hour, minute, stopClock } from './clock.ts'
import {
  addUser,
  beginSession,
  newestToken,
  password,
  register,
  signedIn,
  signIn,
  visitAs,
  whoIn,
} from './people.ts'
import { rowsOf } from './rows.ts'

const email = 'giulia@example.it'
const marco = 'marco@example.it'

const sessionsOf = async (browser: Browser) =>
  (await (await browser.get('/api/account/sessions')).json()) as OwnSession[]

const idsOf = async (browser: Browser) => (await sessionsOf(browser)).map(({ id }) => id)

const sessionIn = async (browser: Browser) => (await browser.get('/api/account/session')).json()

/** Another browser with the cookies of one. */
function copyOf(service: Service, browser: Browser): Browser {
  const copy = service.browser()
  copy.cookies.set('margine', browser.cookies.get('margine') ?? '')
  return copy
}

const endIn = async (browser: Browser, id = '') =>
  (await browser.delete(`/api/account/sessions/${id}`)).status

/** Signs in from somewhere with some browser. */
async function signInFrom(service: Service, address: string, userAgent: string): Promise<Browser> {
  const browser = service.browser(address)
  const body = { email, password }
  await browser.post('/api/account/sign-in', body, { 'User-Agent': userAgent })
  return browser
}

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

describe('whoever is signed in sees where', () => {
  it('with what, roughly from where, and when: this session first, then those used last', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    const began = Date.now()
    const iso = (later: number) => new Date(began + later).toISOString()
    const desk = await signInFrom(service, '203.0.113.77', chromeOnWindows)
    clock.pass(hour)
    const phone = await signInFrom(service, '2001:db8:1:2:3::4', safariOnPhone)
    clock.pass(hour)
    await signIn(service, email)
    await phone.get('/')
    expect(await sessionsOf(desk)).toEqual([
      {
        id: expect.any(String),
        browser: 'Chrome',
        system: 'Windows',
        network: '203.0.113.0/24',
        createdAt: iso(0),
        lastSeenAt: iso(2 * hour),
        current: true,
      },
      {
        id: expect.any(String),
        browser: null,
        system: null,
        network: '198.51.100.0/24',
        createdAt: iso(2 * hour),
        lastSeenAt: iso(2 * hour),
        current: false,
      },
      {
        id: expect.any(String),
        browser: 'Safari',
        system: 'iPhone',
        network: '2001:db8:1::/48',
        createdAt: iso(hour),
        lastSeenAt: iso(2 * hour),
        current: false,
      },
    ])
  })

  it('and not where a session is over, or somebody else is', async () => {
    const clock = stopClock()
    const service = await buildService()
    await signedIn(service, marco)
    await signedIn(service, email)
    clock.pass(7 * day)
    expect(await sessionsOf(await signIn(service, email))).toHaveLength(1)
  })

  it('also of sessions from before that was kept', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    expect(await sessionsOf(browser)).toMatchObject([
      { browser: null, system: null, network: null, current: true },
    ])
    expect(await whoIn(browser)).toBe(email)
  })

  it('and nothing by which a session is found: neither its token nor the hash of that', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const shown = JSON.stringify(await sessionsOf(browser))
    const [row] = (await rowsOf(service, 'sessions')) as { tokenHash: string }[]
    expect(shown).not.toContain(row?.tokenHash)
    expect(shown).not.toContain(browser.cookies.get('margine'))
  })
})

describe('whoever is signed in signs out', () => {
  it('of one other session, once, and of no other', async () => {
    const service = await buildService()
    const [here, there] = [await signedIn(service, email), await signIn(service, email)]
    const third = await signIn(service, email)
    const [id] = await idsOf(there)
    expect(await endIn(here, id)).toBe(204)
    expect(await Promise.all([here, there, third].map(whoIn))).toEqual([email, null, email])
    expect(await endIn(here, id)).toBe(404)
  })

  it('of one elsewhere, which then hears that it was ended, and not only that nobody is signed in', async () => {
    const service = await buildService()
    const id = await addUser(service, email)
    const [here, there] = [await visitAs(service, id), await visitAs(service, id)]
    const [, other] = await idsOf(here)
    expect(await endIn(here, other)).toBe(204)
    expect(await sessionIn(there)).toEqual({ user: null, ended: id })
    expect(await sessionIn(service.browser())).toEqual({ user: null })
    expect(await sessionIn(here)).toMatchObject({ user: { id } })
    await here.post('/api/account/sign-out')
    expect(await sessionIn(here)).toEqual({ user: null })
    expect(await sessionIn(there)).toEqual({ user: null, ended: id })
  })

  it('of this one, as by signing out', async () => {
    const service = await buildService()
    const [here, there] = [await signedIn(service, email), await signIn(service, email)]
    const copy = service.browser()
    copy.cookies.set('margine', here.cookies.get('margine') ?? '')
    const [id = ''] = await idsOf(here)
    const answer = await here.delete(`/api/account/sessions/${id}`)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^margine=; Max-Age=0; /),
      expect.stringMatching(/^margine-browser=; Max-Age=0; /),
    ])
    expect(await Promise.all([here, copy, there].map(whoIn))).toEqual([null, null, email])
  })

  it('never of somebody else’s', async () => {
    const service = await buildService()
    const [giulia, other] = [await signedIn(service, email), await signedIn(service, marco)]
    const [id] = await idsOf(other)
    expect(await endIn(giulia, id)).toBe(404)
    for (const made of ['x', '%00', "'", `${'a'.repeat(500)}`, '..%2f..'])
      expect(await endIn(giulia, made)).toBe(404)
    expect(await whoIn(other)).toBe(marco)
  })

  it('everywhere at once, here too, and nobody else does', async () => {
    const service = await buildService()
    const people = [await signedIn(service, email), await signIn(service, email)]
    const other = await signedIn(service, marco)
    const answer = await people[0]?.delete('/api/account/sessions')
    expect(answer?.status).toBe(204)
    expect(people[0]?.cookies.has('margine')).toBe(false)
    expect(await Promise.all([...people, other].map(whoIn))).toEqual([null, null, marco])
    expect(await rowsOf(service, 'sessions')).toHaveLength(1)
  })
})

describe('a browser and its system are told by name', () => {
  it.each([
    [chromeOnWindows, 'Chrome', 'Windows'],
    [safariOnPhone, 'Safari', 'iPhone'],
    [`${chromeOnWindows} Edg/141.0.0.0`, 'Edge', 'Windows'],
    [`${chromeOnWindows} OPR/120.0.0.0`, 'Opera', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36',
      'Margine',
      'Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
    ],
    ['curl/8.14.1', null, null],
    ['', null, null],
    [undefined, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(placeOf(userAgent, networksOf('198.51.100.7'))).toMatchObject({ browser, system })
  })

  it.each([
    ['198.51.100.7', '198.51.100.0/24'],
    ['::ffff:198.51.100.7', '198.51.100.0/24'],
    ['2001:db8:1:203:4:5:6:7', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', null],
  ])('and the address by its network alone: %s as %s', (address, network) => {
    expect(placeOf(undefined, networksOf(address)).network).toBe(network)
  })
})

it('a session that is used says when, ten minutes early at most', async () => {
  const clock = stopClock()
  const browser = await signedIn(await buildService(), email)
  clock.pass(9 * minute)
  const [session] = await sessionsOf(browser)
  expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBe(9 * minute)
  clock.pass(minute)
  expect(Date.parse((await sessionsOf(browser))[0]?.lastSeenAt ?? '')).toBe(Date.now())
})

describe('a session says who ended it from another device', () => {
  const chosen = 'un cavallo nuovo'

  it.each<[string, (browser: Browser, service: Service) => Promise<Response>]>([
    ['by ending every session', (browser) => browser.delete('/api/account/sessions')],
    [
      'by changing the password',
      (browser) => browser.post('/api/account/password', { current: password, password: chosen }),
    ],
    [
      'by resetting the password',
      async (browser, service) => {
        await requestMail(service.database.queries, { kind: 'passwordReset', email })
        const token = await newestToken(service, email)
        return browser.post('/api/account/password-reset', { token, password: chosen })
      },
    ],
  ])('%s, and the one of the browser that did it does not', async (_, end) => {
    const service = await buildService()
    const [here, there] = [await signedIn(service, email), await signIn(service, email)]
    const { user } = (await sessionIn(here)) as { user: { id: string } }
    const copy = copyOf(service, here)
    expect((await end(here, service)).status).toBe(204)
    expect(await sessionIn(there)).toEqual({ user: null, ended: user.id })
    expect(await sessionIn(copy)).toEqual({ user: null })
  })

  it('and not that it gave way to the 20 newer ones, or to another sign-in in its browser', async () => {
    const clock = stopClock()
    const service = await buildService()
    const id = await addUser(service, email)
    const oldest = await visitAs(service, id)
    for (let number = 0; number < 20; number++) {
      clock.pass(1)
      await beginSession(service, id)
    }
    expect(await sessionIn(oldest)).toEqual({ user: null })
    const other = await signedIn(service, marco)
    const replaced = copyOf(service, other)
    await other.post('/api/account/sign-in', { email: marco, password })
    expect(await sessionIn(replaced)).toEqual({ user: null })
  })

  it('and not that its time is over, also where all are ended afterwards', async () => {
    const clock = stopClock()
    const service = await buildService()
    const id = await addUser(service, email)
    const there = await visitAs(service, id)
    clock.pass(7 * day)
    expect(await sessionIn(there)).toEqual({ user: null })
    await (await visitAs(service, id)).delete('/api/account/sessions')
    expect(await sessionIn(there)).toEqual({ user: null })
  })

  it('and not that the database, restored, knows it no more', async () => {
    const service = await buildService()
    const there = await signedIn(service, email)
    await service.database.queries.deleteFrom('sessions').execute()
    expect(await sessionIn(there)).toEqual({ user: null })
  })

  it('for thirty days from its sign-in, and no longer', async () => {
    const clock = stopClock()
    const service = await buildService()
    const id = await addUser(service, email)
    const there = await visitAs(service, id)
    clock.pass(day)
    await (await visitAs(service, id)).delete('/api/account/sessions')
    clock.pass(29 * day - 1)
    await service.sweep()
    expect(await sessionIn(there)).toEqual({ user: null, ended: id })
    clock.pass(1)
    await service.sweep()
    expect(await sessionIn(there)).toEqual({ user: null })
  })
})
