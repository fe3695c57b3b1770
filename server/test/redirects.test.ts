import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { addUser, password, register, visitAs } from './people.ts'
import { exchange, listening } from './raw-http.ts'
import { redirectForms, redirectTargets } from './redirect-forms.ts'

/** Where an answer redirects a browser at `/`; null where it does not. */
function leadsTo(answer: string): string | null {
  const locations = [...answer.matchAll(/^location: (.*)\r$/gim)].map(([, target]) => target ?? '')
  expect(locations.length).toBeLessThanOrEqual(1)
  return locations[0] ?? null
}

async function serve() {
  const service = await buildService()
  const { port } = await listening(new WebServer(listenerOf(service.app, service.config.appUrl)))
  return { service, port }
}

describe('a redirect', () => {
  it.each(redirectForms)(
    'leads to a page of ours or nowhere, whatever is asked: %s',
    async (form) => {
      const { port } = await serve()
      for (const host of ['localhost', 'evil.example', 'localhost:3000@evil.example']) {
        const answer = await exchange(port, `GET ${form}`, host)
        expect(answer).toMatch(/^HTTP\/1\.1 (?:200|30[12]|40[04]) /)
        expect([null, ...redirectTargets]).toContain(leadsTo(answer))
      }
    },
  )

  it("is none of the API's answers' business", async () => {
    const { port } = await serve()
    for (const path of ['/api/account/session', '/api/account/export', '/api//', '/api/login/'])
      expect(leadsTo(await exchange(port, `GET ${path}?next=https://evil.example`))).toBe(null)
  })

  it('after Google leads to its own page, whatever is asked', async () => {
    const { port } = await serve()
    for (const path of ['start', 'callback']) {
      const query = 'state=x&code=x&next=//evil.example&redirect_uri=https://evil.example'
      const answer = await exchange(
        port,
        `GET /api/account/google/${path}?${query}`,
        'evil.example',
      )
      expect(leadsTo(answer)).toBe('/accesso-google#google-not-configured')
    }
  })

  it.each(['http://localhost:3000', 'https://margine.example'])(
    'after signing in leads to the page that was asked for, once: %s',
    async (APP_URL) => {
      const service = await buildService({ APP_URL })
      const email = 'giulia@example.it'
      await register(service, email)
      const browser = service.browser()
      const signIn = () => browser.post('/api/account/sign-in', { email, password })
      const target = async (path: string) => (await browser.get(path)).headers.get('Location')
      expect(await target('/listino')).toBe('/login')
      await signIn()
      expect(await target('/login')).toBe('/')
      expect(await target('/')).toBe('/listino')
      expect(await target('/')).toBe(null)

      // What was asked for last counts, and whoever comes to it by themselves is not led there again.
      await browser.post('/api/account/sign-out')
      await target('/listino')
      await target('/')
      await signIn()
      expect(await target('/')).toBe(null)
      await browser.post('/api/account/sign-out')
      await target('/listino')
      await signIn()
      expect(await target('/listino')).toBe(null)
      expect(await target('/')).toBe(null)
    },
  )

  it('leads a trial that wants an account for a page there, and to no other address', async () => {
    const service = await buildService()
    const email = 'giulia@example.it'
    await register(service, email)
    const browser = service.browser()
    const target = async (path: string) => (await browser.get(path)).headers.get('Location')
    for (const [wanted, led] of [
      ['consuntivo', '/consuntivo'],
      ['//evil.example', null],
      ['privacy', null],
      ['', null],
    ] as const) {
      expect(await target(`/signup?per=${wanted}`)).toBe(null)
      await browser.post('/api/account/sign-in', { email, password })
      expect(await target('/')).toBe(led)
      await browser.post('/api/account/sign-out')
    }
  })

  it.each(['//evil.example', '/\\evil.example', '%2F%2Fevil.example', 'login', 'constructor', ''])(
    'leads nowhere by a forged cookie: %s',
    async (forged) => {
      const { service } = await serve()
      const browser = await visitAs(service, await addUser(service, 'giulia@example.it'))
      browser.cookies.set('margine-page', forged)
      const answer = await browser.get('/')
      expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
    },
  )

  it('leads whoever is signed in to the application, whatever is asked', async () => {
    const { service } = await serve()
    const browser = await visitAs(service, await addUser(service, 'giulia@example.it'))
    for (const path of ['/login?next=https://evil.example', '/signup?next=//evil.example']) {
      const answer = await browser.get(path, {
        Referer: 'https://evil.example/',
        'X-Forwarded-Host': 'evil.example',
        'X-Original-URL': '//evil.example',
      })
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
    }
  })
})
