import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { addUser, visitAs } from './people.ts'
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
