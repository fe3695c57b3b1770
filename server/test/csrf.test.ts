import { describe, expect, it } from 'vitest'
import { buildService } from './build-app.ts'
import { foreignOrigins, foreignTypes } from './foreign-requests.ts'
import { addUser, visitAs, whoIn } from './people.ts'
import { addressOf, changesOf, routesOf } from './routes.ts'
import { statementsOf } from './statements.ts'

const ours = 'http://localhost:3000'
const json = 'application/json'
const body = JSON.stringify({
  email: 'giulia@example.it',
  password: 'un cavallo corretto',
  token: 'made-up-token',
  message: 'Bello',
})

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

  it('may leave its type out only to delete, which has no body', async () => {
    const { answers } = await changeWith({ Origin: ours })
    // A string is sent as text unless its type is told.
    for (const { route, status } of answers)
      if (route.startsWith('DELETE ')) expect(status, route).not.toBe(415)
      else expect([route, status]).toEqual([route, 415])
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
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false)
    }
    expect(await whoIn(browser)).toBe('marco@example.it')
  })
})
