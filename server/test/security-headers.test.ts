import { describe, expect, it } from 'vitest'
import { buildApp, buildService } from './build-app.ts'

const answers = [
  '/',
  '/login',
  '/privacy',
  '/nowhere',
  '/api/nowhere',
  '/assets/main-B1x_2-aZ.js',
  '/healthz',
]

describe('every answer', () => {
  it.each(answers)('carries the security headers (%s)', async (path) => {
    const { headers } = await (await buildApp()).request(path)
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
    const { headers } = await (await buildApp()).request('/')
    expect(headers.get('Content-Security-Policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
  })

  it('keeps browsers on https for a year, where people open it so', async () => {
    const app = await buildApp({ APP_URL: 'https://margine.example' })
    expect((await app.request('/')).headers.get('Strict-Transport-Security')).toBe(
      'max-age=31536000',
    )
  })

  it('says nothing of https where it is opened over http', async () => {
    const { headers } = await (await buildApp()).request('/')
    expect(headers.has('Strict-Transport-Security')).toBe(false)
  })

  it('carries them also when something broke', async () => {
    const pages = () => Promise.reject(new Error('broken'))
    const { app } = await buildService({}, { pages })
    const { status, headers } = await app.request('/privacy')
    expect(status).toBe(500)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
})
