import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtPages, pageValues } from '../src/pages.ts'
import { StartupProblem } from '../src/startup.ts'
import { buildApp, buildConfig } from './build-app.ts'
import { buildDist } from './build-dist.ts'

describe('a page', () => {
  it.each([
    { path: '/', title: 'Margine', cacheControl: 'no-store' },
    { path: '/privacy', title: 'Privacy Policy', cacheControl: 'no-cache' },
    { path: '/termini', title: 'Termini', cacheControl: 'no-cache' },
  ])('is served at $path', async ({ path, title, cacheControl }) => {
    const answer = await (await buildApp()).request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe(cacheControl)
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  it('offers a mail to the support as feedback, when there is no form', async () => {
    const html = await (await (await buildApp({ SUPPORT_EMAIL: 'a@b.it' })).request('/')).text()
    expect(html).toContain('content="a@b.it"')
    expect(html).toContain('href="mailto:a@b.it?subject=Feedback%20su%20Margine"')
  })

  it('offers the feedback form, where there is one, escaped', async () => {
    const app = await buildApp({ FEEDBACK_FORM_URL: `https://f.example/?a=1&b="><script>'` })
    const html = await (await app.request('/')).text()
    expect(html).toContain('href="https://f.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;&#39;"')
  })

  it('is served compressed to whom accepts it', async () => {
    const app = await buildApp()
    const plain = await (await app.request('/')).text()
    const get = async (accepted: string) => {
      const answer = await app.request('/', { headers: { 'Accept-Encoding': accepted } })
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

  it('leaves no trace in caches when it is the calculator', async () => {
    const { headers } = await (await buildApp()).request('/')
    expect(headers.has('ETag')).toBe(false)
  })

  it.each([
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/termini/', '/termini'],
    ['/termini.html', '/termini'],
    ['/index.html', '/'],
  ])('has one address: %s leads to %s', async (path, target) => {
    const answer = await (await buildApp()).request(path)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe(target)
  })
})

describe('the server does not start', () => {
  const start = (dist: string) => builtPages(dist, pageValues(buildConfig()))

  it('when a page holds a placeholder it does not know', async () => {
    const dist = await buildDist({ 'privacy.html': '<p>{{SUPORT_EMAIL}}</p>' })
    await expect(start(dist)).rejects.toThrow(
      new StartupProblem('privacy.html holds {{SUPORT_EMAIL}}, which the server does not know.'),
    )
  })

  it('when the web app is not built, and says how to build it', async () => {
    const dist = await buildDist({ 'index.html': undefined })
    await expect(start(dist)).rejects.toThrow(/index\.html is missing\. Run: npm run build$/)
  })
})
