import { pageUserHeader, sessionSecondsHeader } from '@margine/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPages, keptAsset, sweepPages } from '../src/service-worker/kept-pages.ts'
import { navigate } from '../src/service-worker/navigation.ts'
import { isHere, keepPerson, personHere } from '../src/service-worker/person.ts'
import { wayOf } from '../src/service-worker/requests.ts'
import { keepLeaving } from '../src/session/keep-leaving.ts'
import { lastLeaving } from '../src/session/last-leaving.ts'
import { stubCaches } from './browser-caches.ts'

const origin = 'https://margine.example'
const ada = 'ada@example.com'
const day = 86_400_000

/** What the server has at a path; nothing there is no network. */
let server: Record<string, () => Response>
let asked: string[]

const headings = '<h1>Senza connessione</h1><h1 hidden>Logout non completo</h1>'

const shell = (title: string, asset: string) =>
  new Response(
    `<title>${title}</title><meta content="{{USER_EMAIL}}" />${headings}<p hidden>…</p>${asset}`,
    {
      headers: { 'Content-Type': 'text/plain', 'Content-Security-Policy': "default-src 'none'" },
    },
  )

const build = (letter: string) => {
  const asset = `/assets/index-${letter}.js`
  server['/shell/index'] = () => shell(`calcolatore ${letter}`, asset)
  server['/shell/listino'] = () => shell(`listino ${letter}`, asset)
  server['/shell/senza-rete'] = () => shell(`senza rete ${letter}`, asset)
  server[asset] = () => new Response(letter)
  return { assets: [asset], version: letter }
}

const sessionOf = (email: string | null) => () =>
  Response.json({ user: email === null ? null : { email } })

const signedIn = (email: string) =>
  new Response('the page of the server', {
    headers: { [pageUserHeader]: encodeURIComponent(email), [sessionSecondsHeader]: '3600' },
  })

/** What fetch answers a navigation that is led elsewhere. */
const redirected = () =>
  Object.defineProperty(new Response(null, { status: 302 }), 'type', { value: 'opaqueredirect' })

beforeEach(() => {
  stubCaches()
  server = {}
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = server[path.split('?')[0] ?? '']
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (path: string, way: 'own' | 'door' | 'page' = 'own') =>
  navigate({ path, way, ask: () => fetch(path), until: () => {} })

const shown = async (path: string, way: 'own' | 'door' | 'page' = 'own') =>
  (await open(path, way)).text()

const leavingPerson = async () => (await lastLeaving()).email
const here = () => personHere(Date.now())
const person = () => ({ email: ada, until: Date.now() + day, seen: Date.now() })

test.each([
  ['/', 'navigate', 'own'],
  ['/listino', 'navigate', 'own'],
  ['/listino?da=icona', 'navigate', 'own'],
  ['/login', 'navigate', 'door'],
  ['/signup', 'navigate', 'door'],
  ['/privacy', 'navigate', 'page'],
  ['/constructor', 'navigate', 'page'],
  ['/api/account/export', 'navigate', null],
  ['/api/calculations', 'cors', null],
  ['/assets/index-a.js', 'cors', 'asset'],
  ['/favicon.svg', 'no-cors', null],
  ['/sw.js', 'same-origin', null],
] as const)('a request for %s (%s) is a matter of %s', (path, mode, way) => {
  expect(wayOf({ method: 'GET', mode, url: origin + path }, origin)).toBe(way)
  expect(wayOf({ method: 'POST', mode, url: origin + path }, origin)).toBeNull()
  expect(wayOf({ method: 'GET', mode, url: `https://elsewhere.example${path}` }, origin)).toBeNull()
})

test('somebody is here until their session ends, and never longer by a clock that is set back', () => {
  const kept = { email: ada, until: 10 * day, seen: 5 * day }
  expect(isHere(kept, 10 * day - 1)).toBe(true)
  expect(isHere(kept, 10 * day)).toBe(false)
  expect(isHere(kept, 5 * day - 60_000)).toBe(true)
  expect(isHere(kept, 4 * day)).toBe(false)
})

describe('a page with a network', () => {
  test('is the server’s, and says who is here from now on', async () => {
    await keepPages(build('a'))
    server['/'] = () => signedIn(ada)
    expect(await shown('/')).toBe('the page of the server')
    expect(await here()).toMatchObject({ email: ada })
    server['/'] = () => signedIn('bea@example.com')
    await open('/')
    expect(await here()).toMatchObject({ email: 'bea@example.com' })
  })

  test.each([
    ['/', 'own', redirected],
    ['/listino', 'own', redirected],
    ['/login', 'door', () => new Response('the sign-in')],
  ] as const)('of nobody (%s) leaves nobody here', async (path, way, answer) => {
    await keepPerson(person())
    server[path] = answer
    await open(path, way)
    expect(await here()).toBeNull()
  })

  test('that says nothing of who is here changes nothing', async () => {
    await keepPerson(person())
    server['/privacy'] = () => new Response()
    server['/login'] = redirected
    server['/'] = () => new Response(null, { status: 500 })
    await open('/privacy', 'page')
    await open('/login', 'door')
    expect((await open('/')).status).toBe(500)
    expect(await here()).toMatchObject({ email: ada })
  })
})

describe('a page without a network', () => {
  test('is somebody’s who is here, with the headers of the server’s, and kept by nobody', async () => {
    await keepPages(build('a'))
    await keepPerson({ ...person(), email: '"<b>&@example.com' })
    const page = await open('/listino')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('<title>listino a</title>')
    expect(html).toContain('content="&quot;&lt;b>&amp;@example.com" data-offline')
  })

  test('is nobody’s where nobody is here any more', async () => {
    await keepPages(build('a'))
    expect(await shown('/')).toContain('senza rete a')
    await keepPerson({ ...person(), until: Date.now() })
    expect(await shown('/')).toContain('senza rete a')
    await keepPerson({ ...person(), seen: Date.now() + day })
    expect(await shown('/')).toContain('senza rete a')
    expect(await here()).toBeNull()
  })

  test('says so where it is not one of theirs', async () => {
    await keepPages(build('a'))
    await keepPerson(person())
    expect(await shown('/privacy', 'page')).toContain('senza rete a')
    expect(await shown('/login', 'door')).toContain('<p hidden>')
  })

  test('is not waited for for ever; a proxy that has no server counts as none', async () => {
    vi.useFakeTimers()
    await keepPages(build('a'))
    await keepPerson(person())
    const ask = () => new Promise<Response>(() => {})
    const page = navigate({ path: '/', way: 'own', ask, until: () => {} })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await (await page).text()).toContain('calcolatore a')
    server['/'] = () => new Response('Bad Gateway', { status: 502 })
    expect(await shown('/')).toContain('calcolatore a')
  })

  test('is a sentence instead of a proxy’s too, as long as there is one', async () => {
    server['/tariffe'] = () => new Response('Bad Gateway', { status: 502 })
    expect(await shown('/tariffe', 'page')).toBe('Bad Gateway')
    await keepPages(build('a'))
    expect(await shown('/tariffe', 'page')).toContain('senza rete a')
  })
})

describe('who signed out without a network', () => {
  const out = '/api/account/sign-out'

  test('is signed out before any page is shown', async () => {
    await keepPages(build('a'))
    await keepLeaving(ada)
    expect(await shown('/')).toContain('<p>…</p>')
    server['/api/account/session'] = sessionOf(ada)
    server[out] = () => new Response(null, { status: 503 })
    expect(await shown('/')).toContain('<p>…</p>')
    expect(await leavingPerson()).toBe(ada)
    server[out] = () => new Response(null, { status: 204 })
    server['/login'] = () => new Response('the sign-in')
    asked = []
    expect(await shown('/login', 'door')).toBe('the sign-in')
    expect(asked).toEqual(['/api/account/session', out, '/login'])
    expect(await leavingPerson()).toBeNull()
  })

  test('finds every page that is the same for everybody meanwhile', async () => {
    await keepLeaving(ada)
    server['/privacy'] = () => new Response('la privacy')
    expect(await shown('/privacy', 'page')).toBe('la privacy')
    expect(await leavingPerson()).toBe(ada)
  })

  test('is told so where the server does not answer in time', async () => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const abort = new AbortController()
      setTimeout(() => abort.abort(), ms)
      return abort.signal
    })
    await keepPages(build('a'))
    await keepLeaving(ada)
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers()
      signal.addEventListener('abort', reject)
      return promise
    })
    const page = open('/login', 'door')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await (await page).text()).toContain('<p>…</p>')
  })

  test.each([
    ['says nothing of who is here', () => new Response('<h1>Hotel</h1>'), 204],
    ['is not ours', sessionOf(ada), 200],
    ['refuses', sessionOf(ada), 500],
  ])('is not signed out by an answer that %s', async (_, session, status) => {
    await keepPages(build('a'))
    await keepLeaving(ada)
    server['/api/account/session'] = session
    server[out] = () => new Response(null, { status })
    const html = await shown('/login', 'door')
    expect(html).toContain('<h1>Logout non completo</h1>')
    expect(html).toContain('<h1 hidden>Senza connessione</h1>')
    expect(await leavingPerson()).toBe(ada)
  })

  test.each([204, 500])(
    'asks the server to forget the browser also where the session had ended (%i)',
    async (status) => {
      await keepLeaving(ada)
      server['/api/account/session'] = sessionOf(null)
      server[out] = () => new Response(null, { status })
      server['/login'] = () => new Response('the sign-in')
      expect(await shown('/login', 'door')).toBe('the sign-in')
      expect(asked).toContain(out)
      expect(await leavingPerson()).toBeNull()
    },
  )

  test('signs nobody else out who is here by now', async () => {
    await keepLeaving(ada)
    server['/api/account/session'] = sessionOf('bea@example.com')
    server['/'] = () => signedIn('bea@example.com')
    await open('/')
    expect(asked).not.toContain(out)
    expect(await leavingPerson()).toBeNull()
    expect(await here()).toMatchObject({ email: 'bea@example.com' })
  })
})

describe('what the server answers late', () => {
  /** A page of Ada's whose answer waits until it is let go. */
  const heldPage = async () => {
    vi.useFakeTimers()
    await keepPages(build('a'))
    await keepPerson(person())
    const held = Promise.withResolvers<Response>()
    const done: Promise<unknown>[] = []
    const page = navigate({
      path: '/',
      way: 'own',
      ask: () => held.promise,
      until: (work) => done.push(work),
    })
    await vi.advanceTimersByTimeAsync(0)
    const arrive = () => {
      held.resolve(signedIn(ada))
      return Promise.all(done)
    }
    return { page, arrive }
  }

  test('lets nobody in again who signed out meanwhile, nor forgets that', async () => {
    const { page, arrive } = await heldPage()
    await vi.advanceTimersByTimeAsync(5000)
    await page
    await keepLeaving(ada)
    await arrive()
    expect(await here()).toBeNull()
    expect(await leavingPerson()).toBe(ada)
    expect(await shown('/')).toContain('<p>…</p>')
  })

  test('does not count once the sign-out is complete', async () => {
    const { arrive } = await heldPage()
    await keepLeaving(ada)
    await keepLeaving('')
    await arrive()
    expect(await here()).toBeNull()
  })

  test('is waited for without opening the page of somebody who left', async () => {
    const { page } = await heldPage()
    await keepLeaving(ada)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await (await page).text()).toContain('senza rete a')
    expect(await here()).toBeNull()
  })

  test('does not take the place of who is here by now', async () => {
    const { arrive } = await heldPage()
    server['/'] = () => signedIn('bea@example.com')
    await open('/')
    await arrive()
    expect(await here()).toMatchObject({ email: 'bea@example.com' })
  })
})

describe('where the device has no room', () => {
  const fill = () =>
    vi.spyOn(caches, 'open').mockResolvedValue({
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    } as unknown as Cache)

  test('who is here goes on without a network', async () => {
    await keepPages(build('a'))
    await keepPerson(person())
    fill()
    expect(await shown('/')).toContain('calcolatore a')
    expect(await shown('/')).toContain('calcolatore a')
  })

  test('nobody opens what was somebody else’s', async () => {
    await keepPerson(person())
    fill()
    server['/'] = () => signedIn('bea@example.com')
    expect(await shown('/')).toBe('the page of the server')
    expect(await here()).toBeNull()
  })
})

test('who is here and can’t be read is nobody', async () => {
  await (await caches.open('margine.persona')).put('/persona', new Response('{"em'))
  server['/'] = () => signedIn(ada)
  expect(await shown('/')).toBe('the page of the server')
  expect(await here()).toMatchObject({ email: ada })
})

describe('a new version', () => {
  const asset = (letter: string) => new Request(`${origin}/assets/index-${letter}.js`)

  test('is what opens next, while the page of the one before still has all of its own', async () => {
    await keepPages(build('a'))
    await keepPerson(person())
    await keepPages(build('b'))
    expect(await shown('/')).toContain('calcolatore b')
    expect(await (await keptAsset(asset('a')))?.text()).toBe('a')
    await sweepPages()
    expect(await keptAsset(asset('a'))).toBeUndefined()
    expect(await shown('/')).toContain('calcolatore b')
  })

  test('that does not come whole leaves the one before as it is', async () => {
    await keepPages(build('a'))
    await keepPerson(person())
    const { assets, version } = build('b')
    const before = await caches.keys()
    await expect(keepPages({ assets: [...assets, '/assets/gone.js'], version })).rejects.toThrow()
    expect(await caches.keys()).toEqual(before)
    await sweepPages()
    expect(await shown('/')).toContain('calcolatore a')
    // While a deploy is under way its page may come from the server before.
    const old = build('a')
    await expect(keepPages({ ...old, assets: ['/assets/index-b.js'] })).rejects.toThrow(
      'is of another build',
    )
    expect(await shown('/')).toContain('calcolatore a')
  })

  test.each(['/shell/senza-rete', '/assets/index-a.js'])(
    'of which %s is a page that a proxy answers, as if all were well, is not kept',
    async (path) => {
      const newer = build('a')
      server[path] = () => new Response('In pausa', { headers: { 'Content-Type': 'text/html' } })
      await expect(keepPages(newer)).rejects.toThrow('is not ours')
      expect(await caches.keys()).toEqual([])
    },
  )
})
