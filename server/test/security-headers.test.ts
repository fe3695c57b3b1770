import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { developmentHeaders, securityHeaders } from '../src/http/security-headers.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { listening } from './raw-http.ts'

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

  it('keeps browsers on https for a year, where people open it so', () => {
    const headers = securityHeaders(new URL('https://margine.example'))
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000')
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
