import { type Route as Described, routes as described } from '@margine/contract/routes'
import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { foreignOrigins, foreignTypes } from './foreign-requests.ts'
import { addUser, visitAs, whoIn } from './people.ts'
import { listening, write } from './raw-http.ts'
import { addressOf, changesOf, nameOf, type Route, routesOf } from './routes.ts'
import { statementsOf } from './statements.ts'

const ours = 'http://localhost:3000'
const json = 'application/json'
const body = JSON.stringify({
  email: 'giulia@example.it',
  password: 'un cavallo corretto',
  token: 'made-up-token',
  message: 'Bello',
})

const takesBody = (route: Route) =>
  Object.entries<Described>(described).some(
    ([name, { body }]) => name === nameOf(route) && body !== undefined,
  )

/** A service, and what each of its changing routes answers to a session with such headers. */
async function changeWith(headers: Record<string, string>) {
  const service = await buildService()
  const browser = await visitAs(service, await addUser(service, 'marco@example.it'))
  const answers: { route: string; status: number; code: string; statements: number }[] = []
  for (const route of changesOf(service.app)) {
    const { method } = route
    const path = addressOf(route)
    let answer = new Response()
    const statements = await statementsOf(async () => {
      const init = { method, headers, ...(method !== 'DELETE' && { body }) }
      answer = await browser.request(path, init)
    })
    const { status } = answer
    const { code = '' } = JSON.parse((await answer.text()) || '{}') as { code?: string }
    answers.push({ route: `${method} ${path}`, status, code, statements: statements.length })
  }
  return { answers, browser }
}

describe('a request that changes something', () => {
  it.each(foreignOrigins(new URL(ours)))(
    'is refused before anything is done when it %s',
    async (_what, origin) => {
      const { answers, browser } = await changeWith({ 'Content-Type': json, ...origin })
      expect(answers.length).toBeGreaterThan(0)
      const refusal = { status: 403, code: 'foreign-origin', statements: 0 }
      expect(answers).toEqual(answers.map(({ route }) => ({ route, ...refusal })))
      expect(await whoIn(browser)).toBe('marco@example.it')
    },
  )

  it.each(foreignTypes)(
    'is refused before anything is done when it is written in %s',
    async (type) => {
      const { answers, browser } = await changeWith({ Origin: ours, 'Content-Type': type })
      const refusal = { status: 415, code: 'json-only', statements: 0 }
      expect(answers).toEqual(answers.map(({ route }) => ({ route, ...refusal })))
      expect(await whoIn(browser)).toBe('marco@example.it')
    },
  )

  it.each([
    { Origin: ours, 'Content-Type': json },
    { Origin: ours, 'Content-Type': 'Application/JSON; charset=utf-8' },
    { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': json },
    { Origin: ours, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': json },
  ])('is let through from our own pages: %j', async (headers) => {
    const { answers } = await changeWith(headers)
    for (const { route, code } of answers)
      expect(['foreign-origin', 'json-only'], route).not.toContain(code)
  })

  it('needs no type where it has no body', async () => {
    const service = await buildService()
    for (const [index, route] of changesOf(service.app).entries()) {
      const browser = await visitAs(service, await addUser(service, `${index}@example.it`))
      const path = addressOf(route)
      const { status } = await browser.request(path, {
        method: route.method,
        headers: { Origin: ours },
      })
      const done = path.endsWith('00000000-0000-4000-8000-000000000000') ? 404 : 204
      // What takes a body can't read none.
      expect([path, status]).toEqual([path, takesBody(route) ? 400 : done])
    }
  })

  it.each([
    ['says how long it is', 'Content-Length: 2\r\n\r\n{}'],
    ['comes in pieces', 'Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'],
  ])('is refused with a body of no type that %s', async (_how, rest) => {
    const { app, config } = await buildService()
    const { port } = await listening(new WebServer(listenerOf(app, config.appUrl)))
    for (const route of changesOf(app)) {
      const path = addressOf(route)
      const answer = await write(
        port,
        `${route.method} ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\nOrigin: ${ours}\r\n${rest}`,
      )
      expect([path, answer.slice(0, 12)]).toEqual([path, 'HTTP/1.1 415'])
    }
  })

  it.each(['GET', 'HEAD', 'OPTIONS'])('is not to be had by %s', async (method) => {
    const service = await buildService()
    const browser = await visitAs(service, await addUser(service, 'marco@example.it'))
    const readable = routesOf(service.app)
      .filter((route) => route.method === 'GET')
      .map(({ path }) => path)
    for (const route of changesOf(service.app)) {
      const path = addressOf(route)
      if (readable.includes(path)) continue
      const headers = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'DELETE' }
      const answer = await browser.request(`${path}?_method=DELETE`, { method, headers })
      expect([path, answer.status]).toEqual([path, 405])
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
    }
    expect(await whoIn(browser)).toBe('marco@example.it')
  })
})
