import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { developmentHeaders, securityHeaders } from '../src/http/security-headers.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { listening, write } from './raw-http.ts'

/** What the server answers over a socket, as `main.ts` puts it together. */
async function answered(path: string, parts: Parameters<typeof buildService>[1] = {}) {
  const { app, config } = await buildService({}, parts)
  const { port } = await listening(
    new WebServer(listenerOf(app, config.appUrl), securityHeaders(config.appUrl)),
  )
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
}

const answers = [
  '/',
  '/login',
  '/privacy',
  '/nowhere',
  '/api/nowhere',
  '/api/calculations',
  '/assets/main-B1x_2-aZ.js',
  '/healthz',
]

describe('every answer', () => {
  it.each(answers)('carries the security headers (%s)', async (path) => {
    const { headers } = await answered(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  it('allows what the app itself serves, and nothing inline', async () => {
    const { headers } = await answered('/login')
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types margine-workers',
    ])
  })

  it.each([
    ['https://margine.example', 'max-age=31536000; includeSubDomains'],
    ['https://margine.example:8443', 'max-age=31536000'],
    ['https://192.0.2.7', 'max-age=31536000'],
    ['https://[2001:db8::1]', 'max-age=31536000'],
  ])(
    'keeps browsers on https for a year, and for its whole host where it has one: %s',
    (address, value) => {
      expect(securityHeaders(new URL(address))['Strict-Transport-Security']).toBe(value)
    },
  )

  it.each([
    ['400', 'what is no HTTP', 'GARBAGE\r\n\r\n'],
    ['400', 'an unknown method', 'OBTAIN / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['400', 'no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['400', 'two Hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhOST: evil.example\r\n\r\n'],
    [
      '400',
      'two Hosts alike',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n',
    ],
    ['431', 'headers too long', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      '400',
      'two lengths',
      'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
    ],
  ])('carries them also with %s for %s, and ends the connection', async (status, _what, bytes) => {
    const { app, config } = await buildService()
    const headers = securityHeaders(config.appUrl)
    const { port } = await listening(new WebServer(listenerOf(app, config.appUrl), headers))
    const answer = await write(port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries(headers))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
    expect(answer).toMatch(/\r\nConnection: close\r\n/i)
  })

  it('is not broken by what follows it and is no HTTP', async () => {
    const { app, config } = await buildService()
    const headers = securityHeaders(config.appUrl)
    const { port } = await listening(new WebServer(listenerOf(app, config.appUrl), headers))
    const answer = await write(
      port,
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGARBAGE\r\n\r\n',
    )
    expect(answer).not.toMatch(/{[^}]*HTTP/)
    expect(answer.match(/HTTP\/1\.1 /g)?.length).toBeLessThanOrEqual(2)
  })

  it('says nothing of https where it is opened over http', () => {
    const headers = securityHeaders(new URL('http://localhost:3000'))
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
  })

  it('leaves out only the policy while developing', () => {
    const appUrl = new URL('http://localhost:3000')
    const { 'Content-Security-Policy': policy, ...others } = securityHeaders(appUrl)
    expect(policy).toBeDefined()
    expect(developmentHeaders(appUrl)).toEqual(others)
  })

  it('carries them also when something broke', async () => {
    const { status, headers } = await answered('/privacy', {
      pages: () => Promise.reject(new Error('broken')),
    })
    expect(status).toBe(500)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it.each([
    ['/', 'no-store'],
    ['/login', 'no-store'],
    ['/api/calculations', 'no-store'],
    ['/api/account/session', 'no-store'],
    ['/api/nowhere', 'no-store'],
    ['/healthz', 'no-store'],
    ['/privacy', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/assets/main-B1x_2-aZ.js', 'public, max-age=31536000, immutable'],
  ])('tells caches what to keep (%s)', async (path, cacheControl) => {
    expect((await answered(path)).headers.get('Cache-Control')).toBe(cacheControl)
  })
})
