import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropCaches } from '../src/person/files.ts'
import { keepRecord } from '../src/person/offline-record.ts'
import { keepPages, keptAsset, sweepPages } from '../src/service-worker/kept-pages.ts'
import { navigate } from '../src/service-worker/navigation.ts'
import { wayOf } from '../src/service-worker/requests.ts'
import { stubCaches } from './browser-caches.ts'

const origin = 'https://margine.example'
const ada = 'ada@example.com'
const day = 86_400_000

/** What the server has at a path; nothing there is no network. */
let server: Record<string, () => Response>
let asked: string[]

const shell = (title: string, asset: string) =>
  new Response(
    `<title>${title}</title><meta name="user-email" content="{{USER_EMAIL}}" data-id="{{USER_ID}}" data-seconds="{{SESSION_SECONDS}}" />${asset}`,
    {
      headers: { 'Content-Type': 'text/plain', 'Content-Security-Policy': "default-src 'none'" },
    },
  )

const build = (letter: string) => {
  const asset = `/assets/index-${letter}.js`
  server['/shell/index'] = () => shell(`calcolatore ${letter}`, asset)
  server['/shell/listino'] = () => shell(`listino ${letter}`, asset)
  server['/shell/consuntivo'] = () => shell(`consuntivo ${letter}`, asset)
  server['/shell/senza-rete'] = () => shell(`senza rete ${letter}`, asset)
  server[asset] = () => new Response(letter)
  return { assets: [asset], version: letter }
}

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

const open = (path: string, isOwn = true) => navigate({ path, isOwn, ask: () => fetch(path) })

const shown = async (path: string, isOwn = true) => (await open(path, isOwn)).text()

const ofAda = () => ({ id: 'id-of-ada', email: ada, until: Date.now() + day, seen: Date.now() })

test.each([
  ['/', 'navigate', 'own'],
  ['/listino', 'navigate', 'own'],
  ['/listino?da=icona', 'navigate', 'own'],
  ['/login', 'navigate', 'page'],
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

test('a page with a network is the server’s', async () => {
  await keepPages(build('a'))
  await keepRecord(ofAda())
  server['/'] = () => new Response('the page of the server')
  expect(await shown('/')).toBe('the page of the server')
  server['/'] = () => new Response(null, { status: 500 })
  expect((await open('/')).status).toBe(500)
})

describe('a page without a network', () => {
  test('is somebody’s who is here, with the headers of the server’s, and kept by nobody', async () => {
    await keepPages(build('a'))
    await keepRecord({ ...ofAda(), email: '"<b>&@example.com' })
    const page = await open('/listino')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Content-Security-Policy')).toBe("default-src 'none'")
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    const html = await page.text()
    expect(html).toContain('<title>listino a</title>')
    expect(html).toContain(
      '<meta name="user-email" data-offline content="&quot;&lt;b>&amp;@example.com"',
    )
    expect(html).toMatch(/data-id="id-of-ada" data-seconds="86(400|399)" \/>/)
  })

  test('is nobody’s where nobody is here any more', async () => {
    await keepPages(build('a'))
    expect(await shown('/')).toContain('senza rete a')
    await keepRecord({ ...ofAda(), until: Date.now() })
    expect(await shown('/')).toContain('senza rete a')
    await keepRecord({ ...ofAda(), seen: Date.now() + day })
    expect(await shown('/')).toContain('senza rete a')
  })

  test('says so where it is not one of theirs', async () => {
    await keepPages(build('a'))
    await keepRecord(ofAda())
    for (const path of ['/privacy', '/login'])
      expect(await shown(path, false)).toContain('senza rete a')
  })

  test('is not waited for for ever; a proxy that has no server counts as none', async () => {
    vi.useFakeTimers()
    await keepPages(build('a'))
    await keepRecord(ofAda())
    const ask = () => new Promise<Response>(() => {})
    const page = navigate({ path: '/', isOwn: true, ask })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await (await page).text()).toContain('calcolatore a')
    server['/'] = () => new Response('Bad Gateway', { status: 502 })
    expect(await shown('/')).toContain('calcolatore a')
  })

  test('is a sentence instead of a proxy’s too, as long as there is one', async () => {
    server['/tariffe'] = () => new Response('Bad Gateway', { status: 502 })
    expect(await shown('/tariffe', false)).toBe('Bad Gateway')
    await keepPages(build('a'))
    expect(await shown('/tariffe', false)).toContain('senza rete a')
  })
})

test('a page that is waited for opens for nobody who signed out meanwhile', async () => {
  vi.useFakeTimers()
  await keepPages(build('a'))
  await keepRecord(ofAda())
  const ask = () => new Promise<Response>(() => {})
  const page = navigate({ path: '/', isOwn: true, ask })
  await vi.advanceTimersByTimeAsync(0)
  await dropCaches()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await page).text()).toContain('senza rete a')
})

test('a record that can’t be read is of nobody', async () => {
  await keepPages(build('a'))
  const cache = await caches.open('margine:id-of-ada:offline')
  await cache.put('/offline', new Response('{"em'))
  expect(await shown('/')).toContain('senza rete a')
})

describe('a new version', () => {
  const asset = (letter: string) => new Request(`${origin}/assets/index-${letter}.js`)

  test('is what opens next, while the page of the one before still has all of its own', async () => {
    await keepPages(build('a'))
    await keepRecord(ofAda())
    await keepPages(build('b'))
    expect(await shown('/')).toContain('calcolatore b')
    expect(await (await keptAsset(asset('a')))?.text()).toBe('a')
    await sweepPages()
    expect(await keptAsset(asset('a'))).toBeUndefined()
    expect(await shown('/')).toContain('calcolatore b')
  })

  test('that does not come whole leaves the one before as it is', async () => {
    await keepPages(build('a'))
    await keepRecord(ofAda())
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
