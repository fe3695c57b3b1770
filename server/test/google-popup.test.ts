import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Browser } from './browser.ts'
import { buildService } from './build-app.ts'
import { minute, stopClock } from './clock.ts'
import { walkProvider } from './google-provider.ts'
import {
  buildGoogle,
  callbackPath,
  openPopup,
  returnPopup,
  signInWithGoogle,
  targetOf,
  walkPopup,
} from './google-sign-in.ts'
import { signedIn, whoIn } from './people.ts'
import { rowsOf } from './rows.ts'

const email = 'giulia@gmail.com'
const other = 'marco@gmail.com'
const choice = { email }

const ok = '/accesso-google#ok'
const denied = '/accesso-google#google-denied'
const refused = '/accesso-google#google-token-refused'
const unreachable = '/accesso-google#google-unreachable'
const notConfigured = '/accesso-google#google-not-configured'

/** The names of a browser's cookies of popups. */
const cookiesOf = ({ cookies }: Browser) =>
  [...cookies.keys()].filter((name) => name.startsWith('margine-google'))

/** A return with something else in its query. */
function changed(returned: URL, change: (query: URLSearchParams) => void): URL {
  const url = new URL(returned)
  change(url.searchParams)
  return url
}

describe('the popup', () => {
  // proves: 4.14, 7.6
  it('signs a new person in', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    expect(await signInWithGoogle(browser, choice)).toBe(ok)
    const answer = await browser.get('/api/account/session')
    expect(await answer.json()).toEqual({
      user: { id: expect.any(String), email, emailVerified: true, providers: ['google'] },
    })
    expect((await browser.get('/')).status).toBe(200)
  })

  it('signs the same person in again', async () => {
    const { service } = await buildGoogle()
    await signInWithGoogle(service.browser(), choice)
    const browser = service.browser()
    expect(await signInWithGoogle(browser, choice)).toBe(ok)
    expect(await whoIn(browser)).toBe(email)
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
  })

  it('leaves nothing of its flow behind', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    await signInWithGoogle(browser, choice)
    expect(await rowsOf(service, 'googleFlows')).toEqual([])
    expect([...browser.cookies.keys()]).toEqual(['margine'])
  })

  it('ends the session the browser came with', async () => {
    const { service } = await buildGoogle()
    const browser = await signedIn(service, 'vecchia@example.it')
    const before = browser.cookies.get('margine') ?? ''
    expect(await signInWithGoogle(browser, choice)).toBe(ok)
    expect(await whoIn(browser)).toBe(email)
    const stale = service.browser()
    stale.cookies.set('margine', before)
    expect(await whoIn(stale)).toBeNull()
  })

  it('keeps the session the browser came with when it is not signed in', async () => {
    const { service } = await buildGoogle()
    const browser = await signedIn(service, 'vecchia@example.it')
    expect(await signInWithGoogle(browser, 'cancel')).toBe(denied)
    expect(await whoIn(browser)).toBe('vecchia@example.it')
  })

  it('asks Google for a code only, bound to this flow', async () => {
    const { provider, service } = await buildGoogle()
    const { origin, searchParams } = new URL(await openPopup(service.browser()))
    const [flow] = (await rowsOf(service, 'googleFlows')) as { codeVerifier: string }[]
    expect(origin).toBe(provider.issuer)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'margine-web',
      redirect_uri: `http://localhost:3000${callbackPath}`,
      response_type: 'code',
      scope: 'openid email',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: createHash('sha256')
        .update(flow?.codeVerifier ?? '')
        .digest('base64url'),
      code_challenge_method: 'S256',
    })
  })

  it('may be opened in several tabs: each signs in, in whatever order they return', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const first = await walkPopup(browser, choice)
    const second = await walkPopup(browser, { email: other })
    const third = await walkPopup(browser, choice)
    for (const [returned, who] of [
      [second, other],
      [first, email],
      [third, email],
    ] as const) {
      expect(await returnPopup(browser, returned)).toBe(ok)
      expect(await whoIn(browser)).toBe(who)
    }
    expect(await rowsOf(service, 'googleFlows')).toEqual([])
    expect([...browser.cookies.keys()]).toEqual(['margine'])
  })

  it('that is given up leaves another of its browser as it is', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    expect(await signInWithGoogle(browser, 'cancel')).toBe(denied)
    expect(await returnPopup(browser, returned)).toBe(ok)
  })

  it('has new secrets at every opening', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const openings = [await openPopup(browser), await openPopup(browser)].map(
      (url) => new URL(url).searchParams,
    )
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(openings.map((query) => query.get(name))).size).toBe(2)
  })

  it('refuses an address Google has not verified', async () => {
    const { service } = await buildGoogle({ [email]: { emailVerified: false } })
    const browser = service.browser()
    expect(await signInWithGoogle(browser, choice)).toBe(refused)
    expect(await whoIn(browser)).toBeNull()
    expect(await rowsOf(service, 'users')).toEqual([])
  })

  it('says that the person went back', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    expect(await signInWithGoogle(browser, 'cancel')).toBe(denied)
    expect(await whoIn(browser)).toBeNull()
  })

  it('may be opened sixty times in a quarter of an hour', async () => {
    stopClock()
    const { service } = await buildGoogle()
    const browser = service.browser()
    for (let time = 0; time < 60; time++) expect(await openPopup(browser)).toContain('/auth?')
    expect(await openPopup(browser)).toBe('/accesso-google#too-many-attempts')
    expect(await openPopup(service.browser('203.0.113.5'))).toContain('/auth?')
  })
})

describe('a popup that another site opens, as an image perhaps', () => {
  const start = '/api/account/google/start'

  it.each(['cross-site', 'same-site', 'none'])(
    'leads to the sign-in, and leaves no row: %s',
    async (site) => {
      const { service } = await buildGoogle()
      const browser = service.browser()
      const answer = await browser.get(start, { 'Sec-Fetch-Site': site })
      expect(targetOf(answer)).toBe('/login')
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await rowsOf(service, 'googleFlows')).toEqual([])
      expect(await rowsOf(service, 'throttles')).toEqual([])
    },
  )

  it('keeps nobody from opening their own', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    for (let time = 0; time < 100; time++)
      await browser.get(start, { 'Sec-Fetch-Site': 'cross-site' })
    const answer = await browser.get(start, { 'Sec-Fetch-Site': 'same-origin' })
    expect(targetOf(answer)).toContain('/auth?')
  })
})

describe('the cookie of a popup', () => {
  it('is for this site alone, for ten minutes, out of reach of scripts', async () => {
    const { service } = await buildGoogle()
    const answer = await service.browser().get('/api/account/google/start')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^margine-google-[\w-]{43}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ])
  })

  it('is bound to the host and to https where people open it so', async () => {
    const { service } = await buildGoogle({}, 'https://margine.example')
    const answer = await service.browser().get('/api/account/google/start')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-margine-google-[\w-]{43}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  it('goes at the return, whatever comes of it', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    const [name] = cookiesOf(browser)
    returned.searchParams.delete('code')
    const answer = await browser.get(returned.pathname + returned.search)
    expect(answer.headers.getSetCookie()).toEqual([
      `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax`,
    ])
  })

  it('is in the table as a hash only', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    await openPopup(browser)
    const [name = ''] = cookiesOf(browser)
    const rows = JSON.stringify(await rowsOf(service, 'googleFlows'))
    expect(rows).not.toContain(browser.cookies.get(name))
  })

  it('does not show the state in its name', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const { searchParams } = new URL(await openPopup(browser))
    expect(cookiesOf(browser)[0]).not.toContain(searchParams.get('state'))
  })

  it('is kept for the last five popups of a browser', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returns: URL[] = []
    for (let time = 0; time < 7; time++) {
      returns.push(await walkPopup(browser, choice))
      expect(cookiesOf(browser)).toHaveLength(Math.min(time + 1, 5))
    }
    const ends: string[] = []
    for (const returned of returns) ends.push(await returnPopup(browser, returned))
    expect(ends).toEqual([refused, refused, ok, ok, ok, ok, ok])
  })

  it('is needed', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    browser.cookies.clear()
    expect(await returnPopup(browser, returned)).toBe(refused)
    expect(await rowsOf(service, 'sessions')).toEqual([])
  })

  it('of nobody is none', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    for (const name of cookiesOf(browser)) browser.cookies.set(name, 'A'.repeat(43))
    expect(await returnPopup(browser, returned)).toBe(refused)
  })

  it('of one popup is none for another', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const first = await walkPopup(browser, choice)
    const [firstName = ''] = cookiesOf(browser)
    const firstValue = browser.cookies.get(firstName) ?? ''
    browser.cookies.clear()
    const second = await walkPopup(browser, choice)
    const [secondName = ''] = cookiesOf(browser)
    browser.cookies.set(secondName, firstValue)
    expect(await returnPopup(browser, second)).toBe(refused)
    expect(await returnPopup(browser, first)).toBe(refused)
    expect(await rowsOf(service, 'sessions')).toEqual([])
  })

  it('of another browser does not fit: nobody is signed in as somebody else', async () => {
    const { service } = await buildGoogle()
    const attacker = service.browser('203.0.113.66')
    const victim = service.browser()
    const returned = await walkPopup(attacker, { email: other })
    await openPopup(victim)
    expect(await returnPopup(victim, returned)).toBe(refused)
    expect(await whoIn(victim)).toBeNull()
    expect(await rowsOf(service, 'users')).toEqual([])
  })

  it('is good for ten minutes', async () => {
    const clock = stopClock()
    const { service } = await buildGoogle()
    const browser = service.browser()
    const authorizationUrl = await openPopup(browser)
    clock.pass(10 * minute - 1)
    expect(await returnPopup(browser, await walkProvider(authorizationUrl, choice))).toBe(ok)
  })

  it('is good no longer', async () => {
    const clock = stopClock()
    const { service } = await buildGoogle()
    const browser = service.browser()
    const authorizationUrl = await openPopup(browser)
    clock.pass(10 * minute)
    expect(await returnPopup(browser, await walkProvider(authorizationUrl, choice))).toBe(refused)
  })

  it('is good once', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const authorizationUrl = await openPopup(browser)
    const cookies = [...browser.cookies]
    expect(await returnPopup(browser, await walkProvider(authorizationUrl, choice))).toBe(ok)
    browser.cookies.clear()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    expect(await returnPopup(browser, await walkProvider(authorizationUrl, choice))).toBe(refused)
    expect(await whoIn(browser)).toBeNull()
  })

  it('is good once when twenty returns come at the same time', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    const cookies = [...browser.cookies]
    const ends = await Promise.all(
      Array.from({ length: 20 }, () => {
        const copy = service.browser()
        for (const [name, value] of cookies) copy.cookies.set(name, value)
        return returnPopup(copy, returned)
      }),
    )
    expect(ends.toSorted()).toEqual([...Array(19).fill(refused), ok])
    expect(await rowsOf(service, 'sessions')).toHaveLength(1)
  })
})

describe('a return that does not belong to its flow', () => {
  it.each<[string, (query: URLSearchParams) => void]>([
    ['without a state', (query) => query.delete('state')],
    ['with an empty state', (query) => query.set('state', '')],
    ['with a state of its own', (query) => query.set('state', 'A'.repeat(43))],
    ['with its state cut short', (query) => query.set('state', query.get('state')?.slice(1) ?? '')],
    ['with a denial of another flow', (query) => denialOf(query, 'A'.repeat(43))],
  ])('is refused and spoils none: %s', async (_name, change) => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    const answer = await browser.get(callbackPath + changed(returned, change).search)
    expect(targetOf(answer)).toBe(refused)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await whoIn(browser)).toBeNull()
    expect(await returnPopup(browser, returned)).toBe(ok)
  })

  it.each<[string, (query: URLSearchParams) => void]>([
    ['with a second state', (query) => query.append('state', 'A'.repeat(43))],
    ['without a code', (query) => query.delete('code')],
    ['with an empty code', (query) => query.set('code', '')],
    ['with a code of its own', (query) => query.set('code', 'A'.repeat(43))],
    ['with a second code', (query) => query.append('code', 'A'.repeat(43))],
    ['with another issuer', (query) => query.set('iss', 'https://accounts.google.com')],
    ['with a token in the query', (query) => query.set('response', 'eyJhbGciOiJub25lIn0.e30.')],
    ['with an error Google does not have', (query) => query.set('error', 'boh')],
  ])('is refused with the flow of its state: %s', async (_name, change) => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    expect(await returnPopup(browser, changed(returned, change))).toBe(refused)
    expect(await whoIn(browser)).toBeNull()
    expect(await rowsOf(service, 'googleFlows')).toEqual([])
    // The true return is too late now: the flow was used up.
    expect(await returnPopup(browser, returned)).toBe(refused)
    expect(await rowsOf(service, 'sessions')).toEqual([])
  })

  function denialOf(query: URLSearchParams, state: string): void {
    query.delete('code')
    query.set('error', 'access_denied')
    query.set('state', state)
  }

  it.each([
    ['state', 'A'.repeat(43)],
    ['nonce', 'A'.repeat(43)],
    ['code_challenge', 'A'.repeat(43)],
  ])('is refused where the %s was exchanged on the way to Google', async (name, value) => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const authorizationUrl = new URL(await openPopup(browser))
    authorizationUrl.searchParams.set(name, value)
    const returned = await walkProvider(authorizationUrl.href, choice)
    expect(returned.searchParams.get('code')).not.toBeNull()
    expect(await returnPopup(browser, returned)).toBe(refused)
    expect(await whoIn(browser)).toBeNull()
  })

  it('is refused where its code is of another flow of the same browser', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const code = (await walkPopup(browser, { email: other })).searchParams.get('code') ?? ''
    const returned = await walkPopup(browser, choice)
    const mixed = changed(returned, (query) => query.set('code', code))
    expect(await returnPopup(browser, mixed)).toBe(refused)
    expect(await whoIn(browser)).toBeNull()
  })

  it('is refused where its code was used before', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const used = await walkPopup(browser, choice)
    expect(await returnPopup(browser, used)).toBe(ok)
    const again = service.browser()
    const returned = await walkPopup(again, choice)
    const code = used.searchParams.get('code') ?? ''
    const mixed = changed(returned, (query) => query.set('code', code))
    expect(await returnPopup(again, mixed)).toBe(refused)
    expect(await whoIn(again)).toBeNull()
  })

  it('is refused where its code has expired', async () => {
    const clock = stopClock()
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    clock.pass(2 * minute)
    expect(await returnPopup(browser, returned)).toBe(refused)
  })

  it('goes nowhere else, whatever its query asks for', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    for (const name of ['redirect', 'next', 'returnTo', 'redirect_uri', 'continue'])
      returned.searchParams.set(name, 'https://evil.example/')
    expect(await returnPopup(browser, returned)).toBe(ok)
  })
})

describe('a provider that is away', () => {
  afterEach(() => void vi.restoreAllMocks())

  /** Makes the timeout of the Google client very short. */
  function shortenTimeout() {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    return vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
  }

  it('is said so at the opening', async () => {
    const { provider, service } = await buildGoogle()
    await provider.stop()
    const answer = await service.browser().get('/api/account/google/start')
    expect(targetOf(answer)).toBe(unreachable)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await rowsOf(service, 'googleFlows')).toEqual([])
  })

  it('is asked again at the next opening', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    provider.interfere((_request, response) => Boolean(response.writeHead(503).end()))
    expect(await openPopup(browser)).toBe(unreachable)
    provider.interfere(() => false)
    expect(await signInWithGoogle(browser, choice)).toBe(ok)
  })

  it('is said so at the return', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    await provider.stop()
    expect(await returnPopup(browser, returned)).toBe(unreachable)
    expect(await whoIn(browser)).toBeNull()
  })

  it('is said so where the keys cannot be had', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    provider.interfere(
      ({ url }, response) => url === '/jwks' && Boolean(response.writeHead(500).end()),
    )
    expect(await returnPopup(browser, returned)).toBe(unreachable)
    expect(await whoIn(browser)).toBeNull()
  })

  it.each([500, 502, 503])('is said so where it answers %i', async (status) => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    provider.interfere((_request, response) => Boolean(response.writeHead(status).end('guasto')))
    expect(await returnPopup(browser, returned)).toBe(unreachable)
  })

  it('is said so where it answers 500 in JSON', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    provider.interfere((_request, response) => {
      response.writeHead(500, { 'Content-Type': 'application/json' })
      return Boolean(response.end('{"error":"server_error"}'))
    })
    expect(await returnPopup(browser, returned)).toBe(unreachable)
  })

  it('is said so where it takes more than five seconds to be found', async () => {
    const timeout = shortenTimeout()
    const { provider, service } = await buildGoogle()
    provider.interfere(() => true)
    expect(await openPopup(service.browser())).toBe(unreachable)
    expect(timeout).toHaveBeenCalledWith(5000)
  })

  it('is said so where it takes more than five seconds to exchange the code', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    const timeout = shortenTimeout()
    provider.interfere(() => true)
    expect(await returnPopup(browser, returned)).toBe(unreachable)
    expect(timeout).toHaveBeenCalledWith(5000)
  })

  it('is said so where it begins to answer and never ends', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    shortenTimeout()
    provider.interfere((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return response.write('{"access_token":')
    })
    expect(await returnPopup(browser, returned)).toBe(unreachable)
  })

  it('is said so where its keys never come', async () => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    shortenTimeout()
    provider.interfere(({ url }) => url === '/jwks')
    expect(await returnPopup(browser, returned)).toBe(unreachable)
    expect(await whoIn(browser)).toBeNull()
  })

  it.each([
    ['no JSON', 'text/html', '<h1>Sign in to the Wi-Fi</h1>'],
    ['half of it', 'application/json', '{"access_token":'],
  ])('is said so where something else answers: %s', async (_name, type, body) => {
    const { provider, service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, choice)
    provider.interfere((_request, response) =>
      Boolean(response.writeHead(200, { 'Content-Type': type }).end(body)),
    )
    expect(await returnPopup(browser, returned)).toBe(unreachable)
  })
})

describe('a return that says what happened at Google', () => {
  it.each([
    ['access_denied', denied],
    ['server_error', unreachable],
    ['temporarily_unavailable', unreachable],
    ['invalid_request', refused],
    ['login_required', refused],
    ['https://evil.example', refused],
  ])('%s', async (error, outcome) => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    const returned = await walkPopup(browser, 'cancel')
    expect(
      await returnPopup(
        browser,
        changed(returned, (query) => query.set('error', error)),
      ),
    ).toBe(outcome)
    expect(await whoIn(browser)).toBeNull()
  })
})

describe('a service without Google', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing is set', {}],
    ['only devices are set up', { GOOGLE_NATIVE_CLIENT_IDS: 'margine-android' }],
  ])('says so in the popup: %s', async (_name, environment) => {
    const service = await buildService(environment)
    const browser = service.browser()
    expect(await openPopup(browser)).toBe(notConfigured)
    const answer = await browser.get(`${callbackPath}?code=x&state=y`)
    expect(targetOf(answer)).toBe(notConfigured)
  })
})
