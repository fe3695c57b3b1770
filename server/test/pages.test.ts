import { createHook } from 'node:async_hooks'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SessionAnswer } from '@margine/contract'
import { describe, expect, it } from 'vitest'
import { builtPages, pageValues } from '../src/pages/pages.ts'
import { ProgramError } from '../src/process/program-error.ts'
import { buildApp, buildConfig, buildService } from './build-app.ts'
import { buildDist } from './build-dist.ts'
import { day, stopClock } from './clock.ts'
import { signedIn } from './people.ts'

describe('a page', () => {
  it.each([
    { path: '/login', title: 'login', cacheControl: 'no-store' },
    { path: '/signup', title: 'signup', cacheControl: 'no-store' },
    { path: '/prova', title: 'prova', cacheControl: 'no-store' },
    { path: '/verifica-email', title: 'verifica-email', cacheControl: 'no-cache' },
    { path: '/password-dimenticata', title: 'password-dimenticata', cacheControl: 'no-cache' },
    { path: '/nuova-password', title: 'nuova-password', cacheControl: 'no-cache' },
    { path: '/accesso-google', title: 'accesso-google', cacheControl: 'no-cache' },
    { path: '/feedback', title: 'feedback', cacheControl: 'no-cache' },
    { path: '/outbox', title: 'outbox', cacheControl: 'no-cache' },
    { path: '/tariffe', title: 'tariffe', cacheControl: 'no-cache' },
    { path: '/privacy', title: 'privacy', cacheControl: 'no-cache' },
    { path: '/termini', title: 'termini', cacheControl: 'no-cache' },
  ])('is served at $path', async ({ path, title, cacheControl }) => {
    // At the machine itself, where every page is shown.
    const answer = await (await buildService()).browser('127.0.0.1').get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe(cacheControl)
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  it('says where help is, and offers our own feedback form', async () => {
    const app = await buildApp({ SUPPORT_EMAIL: 'a@b.it' })
    const html = await (await app.request('/privacy')).text()
    expect(html).toContain('content="a@b.it"')
    expect(html).toContain('href="/feedback"')
  })

  it('names who answers for it, escaped', async () => {
    const app = await buildApp({
      CONTROLLER_NAME: `Rossi & <b>"D'Amico"</b>`,
      CONTROLLER_ADDRESS: 'Via Roma 1',
    })
    const html = await (await app.request('/privacy')).text()
    expect(html).toContain(
      '<address>Rossi &amp; &lt;b&gt;&quot;D&#39;Amico&quot;&lt;/b&gt;, Via Roma 1</address>',
    )
  })

  it('offers another feedback form, where there is one, escaped', async () => {
    const app = await buildApp({ FEEDBACK_FORM_URL: `https://f.example/?a=1&b="><script>'` })
    const html = await (await app.request('/privacy')).text()
    expect(html).toContain('href="https://f.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;&#39;"')
  })

  it('is served compressed to whom accepts it', async () => {
    const app = await buildApp()
    const plain = await (await app.request('/privacy')).text()
    const get = async (accepted: string) => {
      const answer = await app.request('/privacy', { headers: { 'Accept-Encoding': accepted } })
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
      expect(answer.headers.get('Content-Encoding')).toBe(accepted)
      return Buffer.from(await answer.arrayBuffer())
    }
    expect(brotliDecompressSync(await get('br')).toString()).toBe(plain)
    expect(gunzipSync(await get('gzip')).toString()).toBe(plain)
  })

  it('is not sent again while it has not changed', async () => {
    const app = await buildApp()
    const etag = (await app.request('/privacy')).headers.get('ETag') ?? ''
    const again = await app.request('/privacy', { headers: { 'If-None-Match': `"x", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const changed = await app.request('/privacy', { headers: { 'If-None-Match': 'W/"x"' } })
    expect(changed.status).toBe(200)
  })

  it.each([
    ['/tariffe/', '/tariffe'],
    ['/tariffe.html', '/tariffe'],
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/termini/', '/termini'],
    ['/termini.html', '/termini'],
    ['/login/', '/login'],
    ['/signup.html', '/signup'],
    ['/listino/', '/listino'],
    ['/index.html', '/'],
  ])('has one address: %s leads to %s', async (path, target) => {
    const answer = await (await buildApp()).request(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe(target)
  })
})

describe('the application', () => {
  // proves: 2.7
  it('leads strangers to the sign-in page', async () => {
    const answer = await (await buildApp()).request('/')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/login')
    expect(await answer.text()).toBe('')
  })

  it('opens for whoever is signed in, knows them, and leaves no trace in caches', async () => {
    const browser = await signedIn(await buildService(), 'giulia@example.it')
    const answer = await browser.get('/')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.has('ETag')).toBe(false)
    expect(await answer.text()).toContain('name="user-email" content="giulia@example.it"')
  })

  it('says in itself whose it is, and how long their session lasts if they do not come back', async () => {
    const clock = stopClock()
    const browser = await signedIn(await buildService(), 'giulia@example.it')
    const session = await browser.get('/api/account/session')
    const { user } = (await session.json()) as SessionAnswer
    const ofPage = async () => (await browser.get('/')).text()
    const saying = (days: number) =>
      `content="giulia@example.it" data-id="${user?.id}" data-seconds="${(days * day) / 1000}"`
    expect(await ofPage()).toContain(saying(7))
    for (let visits = 0; visits < 5; visits++) {
      clock.pass(5 * day)
      await browser.get('/')
    }
    // 25 of 30 days are over, whatever the visits.
    expect(await ofPage()).toContain(saying(5))
  })

  it('is kept for a browser without a network only as a text without anybody in it', async () => {
    const browser = await signedIn(await buildService(), 'giulia@example.it')
    const answer = await browser.get('/shell/index')
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toContain('name="user-email" content="{{USER_EMAIL}}"')
  })

  it('holds an address with a quote in it as text', async () => {
    const email = "o'neil@example.it"
    const browser = await signedIn(await buildService(), email)
    const html = await (await browser.get('/')).text()
    expect(html).toContain('content="o&#39;neil@example.it"')
  })

  it('comes compressed, with nothing of another person in it', async () => {
    const service = await buildService()
    for (const email of ['giulia@example.it', 'marco@example.it']) {
      const browser = await signedIn(service, email)
      const answer = await browser.get('/', { 'Accept-Encoding': 'br' })
      const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
      expect(html.match(/\w+@example\.it/g)).toEqual([email])
    }
  })

  it.each([
    ['br', 1],
    ['gzip', 1],
    ['identity', 0],
  ])('is compressed once for its answer, as the browser asks: %s', async (accepted, times) => {
    const service = await buildService()
    const browser = await signedIn(service)
    let begun = 0
    const hook = createHook({
      init: (_id, type) => {
        if (type === 'ZLIB') begun++
      },
    }).enable()
    const answer = await browser.get('/', { 'Accept-Encoding': accepted })
    hook.disable()
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(begun).toBe(times)
  })

  it('of the trial asks for no session and gives none, with all that it loads, and says its own address', async () => {
    const app = await buildApp({ APP_URL: 'https://margine.example' })
    for (const Cookie of ['', '__Host-margine-session=made-up'])
      for (const path of ['/prova', '/assets/main-B1x_2-aZ.js', '/favicon.svg', '/robots.txt']) {
        const answer = await app.request(path, { headers: { Cookie } })
        expect([path, answer.status, answer.headers.get('Set-Cookie')]).toEqual([path, 200, null])
        expect(answer.headers.get('X-Robots-Tag')).toBe(null)
        if (path === '/prova')
          expect(await answer.text()).toContain('href="https://margine.example/prova"')
      }
  })

  it.each(['/login', '/signup', '/prova'])(
    'is where %s leads whoever is signed in',
    async (path) => {
      const browser = await signedIn(await buildService())
      const answer = await browser.get(path)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('Location')).toBe('/')
    },
  )
})

describe('the server does not start', () => {
  const start = (dist: string) => builtPages(dist, pageValues(buildConfig()))

  it('when a page holds a placeholder it does not know', async () => {
    const dist = await buildDist({ 'privacy.html': '<p>{{SUPORT_EMAIL}}</p>' })
    await expect(start(dist)).rejects.toThrow(
      new ProgramError('privacy.html holds {{SUPORT_EMAIL}}, which the server does not know.'),
    )
  })

  it('when the web app is not built, and says how to build it', async () => {
    const dist = await buildDist({ 'index.html': undefined })
    await expect(start(dist)).rejects.toThrow(/index\.html is missing\. Run: npm run build$/)
  })
})
