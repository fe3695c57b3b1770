import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { buildApp } from './build-app.ts'
import { script } from './build-dist.ts'

const asset = '/assets/main-B1x_2-aZ.js'

describe('a built file', () => {
  it('is kept for good when its name carries its hash', async () => {
    const { status, headers } = await (await buildApp()).request(asset)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  })

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ])('is kept for an hour when its name does not (%s)', async (path, type) => {
    const { status, headers } = await (await buildApp()).request(path)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(headers.get('Content-Type')).toBe(type)
  })

  it('is asked for anew each time when it is the service worker', async () => {
    const { headers } = await (await buildApp()).request('/sw.js')
    expect(headers.get('Cache-Control')).toBe('no-cache')
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  })

  it.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
    { accepted: 'br;q=0.5, gzip', encoding: 'gzip' },
    { accepted: 'br;q=0, gzip', encoding: 'gzip' },
    { accepted: 'GZIP', encoding: 'gzip' },
    { accepted: 'gzip;q=0', encoding: null },
    { accepted: 'identity', encoding: null },
    { accepted: '', encoding: null },
  ])('comes as $encoding to "$accepted"', async ({ accepted, encoding }) => {
    const app = await buildApp()
    const answer = await app.request(asset, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.byteLength))
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
    expect((decode?.(bytes) ?? bytes).toString()).toBe(script)
  })

  it('comes as it is, whatever is accepted, when it was not compressed', async () => {
    const app = await buildApp()
    const answer = await app.request('/assets/inter-9f.woff2', {
      headers: { 'Accept-Encoding': 'br, gzip' },
    })
    expect(answer.headers.get('Content-Type')).toBe('font/woff2')
    expect(answer.headers.has('Content-Encoding')).toBe(false)
    expect(answer.headers.has('Vary')).toBe(false)
  })

  it('is not sent again to whom has it', async () => {
    const app = await buildApp()
    const etag = (await app.request(asset)).headers.get('ETag') ?? ''
    const again = await app.request(asset, {
      headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' },
    })
    expect(again.status).toBe(304)
    expect(again.headers.get('ETag')).toBe(etag)
    expect(again.headers.get('Vary')).toBe('Accept-Encoding')
  })

  it.each(['/.stamp', `${asset}.br`, `${asset}.gz`, '/assets/', '/assets'])(
    'is served only under its own name (%s)',
    async (path) => {
      expect((await (await buildApp()).request(path)).status).toBe(404)
    },
  )
})
