// On both databases: which texts a database refuses differs.
import { assert, asyncProperty, json, oneof, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService } from './build-app.ts'
import { addUser, beginSession } from './people.ts'
import { listening, write } from './raw-http.ts'
import { addressOf, changesOf, type Route } from './routes.ts'

const limit = 64 * 1024

/** The routes that read a body, called with a session. */
async function readers() {
  const service = await buildService()
  const routes = changesOf(service.app)
    .filter(({ method, path }) => method !== 'DELETE' && !path.endsWith('/sign-out'))
    .map((route) => ({ method: route.method, path: addressOf(route) }))
  const session = await beginSession(service, await addUser(service, 'giulia@example.it'))
  let clients = 0
  /** Each time from another address, so that no limit is reached. */
  const send = ({ method, path }: Route, body: string | Uint8Array<ArrayBuffer>) => {
    const address = `10.${++clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
    const browser = service.browser(address)
    browser.cookies.set('margine', session)
    return browser.request(path, {
      method,
      headers: { Origin: service.config.appUrl.origin, 'Content-Type': 'application/json' },
      body,
    })
  }
  return { service, session, routes, send }
}

/** Every text that a route reads, as this. */
const everyField = (value: unknown) => ({
  ...Object.fromEntries(
    ['email', 'password', 'token', 'message', 'idToken', 'nonce', 'name'].map((field) => [
      field,
      value,
    ]),
  ),
  formData: { costo: value, tariffe: value, imposte: { coefficiente: value } },
})

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('a body', () => {
  it('of 64 KB is read, and one byte more is not', async () => {
    const { routes, send } = await readers()
    for (const route of routes) {
      expect([route.path, (await send(route, `"${'a'.repeat(limit - 2)}"`)).status]).toEqual([
        route.path,
        422,
      ])
      const answer = await send(route, `"${'a'.repeat(limit - 1)}"`)
      expect([route.path, answer.status]).toEqual([route.path, 413])
      expect(await answer.json()).toMatchObject({ code: 'too-large' })
    }
  })

  it('is measured in bytes', async () => {
    const { routes, send } = await readers()
    for (const route of routes)
      expect((await send(route, `"${'è'.repeat(limit / 2)}"`)).status).toBe(413)
  })

  it.each([
    ['says how long it is', `Content-Length: ${limit + 1}\r\n\r\n`],
    ['comes in pieces', `Transfer-Encoding: chunked\r\n\r\n${(limit + 1).toString(16)}\r\n`],
  ])('too long is refused while it arrives when it %s', async (_how, headers) => {
    const { service, session, routes } = await readers()
    const { port } = await listening(new WebServer(listenerOf(service.app, service.config.appUrl)))
    for (const route of routes) {
      const answer = await write(
        port,
        `${route.method} ${route.path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\nCookie: margine=${session}\r\nOrigin: http://localhost:3000\r\nContent-Type: application/json\r\n${headers}${'a'.repeat(limit + 1)}\r\n0\r\n\r\n`,
      )
      expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    }
  })

  it('of eight levels is read, and a deeper one is not', async () => {
    const { routes, send } = await readers()
    for (const route of routes) {
      expect((await send(route, nested(8))).status).toBe(422)
      const answer = await send(route, nested(9))
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'malformed-json' })
    }
  })

  it.each([
    ['nothing', '', 400],
    ['half an object', '{"email":', 400],
    ['a word', 'undefined', 400],
    ['a comma too many', '{"email":"a@b.it",}', 400],
    ['another notation', "{'email':'a@b.it'}", 400],
    ['two values', '{} {}', 400],
    ['NUL', '\0', 400],
    ['NUL in a text', '{"email":"\0"}', 400],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 400],
    ['a bomb of lists', '['.repeat(60_000), 400],
    ['a closed bomb of lists', '['.repeat(30_000) + ']'.repeat(30_000), 400],
    ['null', 'null', 422],
    ['a list', '[]', 422],
    ['a text', '"email"', 422],
    ['a number beyond all', '1e999', 422],
    ['numbers beyond all', '{"email":1e999,"password":-1e999,"token":1e999,"message":1e999}', 422],
    ['lists as texts', '{"email":["a@b.it"],"password":{},"token":[],"message":{}}', 422],
    ['lengths that are no numbers', JSON.stringify(everyField({ length: { toString: 1 } })), 422],
    ['a prototype', '{"__proto__":{"email":"a@b.it","token":"x","message":"x"}}', 422],
    ['a constructor', '{"constructor":{"prototype":{"email":"a@b.it"}}}', 422],
  ])('that is %s is refused clearly', async (_what, body, status) => {
    const { routes, send } = await readers()
    for (const route of routes)
      expect([route.path, (await send(route, body)).status]).toEqual([route.path, status])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('email' in {}).toBe(false)
  })

  it('that is an empty object is refused where something has to be in it', async () => {
    const { routes, send } = await readers()
    for (const route of routes) {
      const status = route.method === 'PATCH' ? 200 : 422
      expect([route.path, (await send(route, '{}')).status]).toEqual([route.path, status])
    }
  })

  it('with what else somebody may send along counts for what is asked only', async () => {
    const { service, send } = await readers()
    const email = 'marco@example.it'
    const extras = { emailVerifiedAt: 1, id: 'x', role: 'admin', passwordHash: 'x' }
    const body = JSON.stringify({ email, password: 'un cavallo corretto', ...extras })
    expect((await send({ method: 'POST', path: '/api/account/sign-up' }, body)).status).toBe(202)
    const user = await service.database.queries
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    expect(user).toMatchObject({ email, emailVerifiedAt: null })
    expect(user?.id).not.toBe('x')
  })

  it.each(['\ud800', 'a\udfff', '\0', 'a\0b', '\u202e', '\ufeff'])(
    'with odd signs in every field never breaks the server: %j',
    async (odd) => {
      const { routes, send } = await readers()
      const fields = {
        email: `${odd}@b.it`,
        password: odd.repeat(9),
        token: odd,
        message: odd,
        name: odd,
        formData: { costo: odd, prezzoVendita: '20', paese: odd },
      }
      for (const route of routes) {
        const { status } = await send(route, JSON.stringify(fields))
        expect([route.path, [202, 401, 410, 422].includes(status)]).toEqual([route.path, true])
      }
    },
  )

  it('of any kind never breaks the server', async () => {
    const { routes, send } = await readers()
    const text = oneof(string({ unit: 'binary' }), string())
    const fields = record(
      { email: text, password: text, token: text, message: text, name: text },
      { requiredKeys: [] },
    ).map((value) => JSON.stringify(value))
    await assert(
      asyncProperty(oneof(json(), fields, text), async (body) => {
        for (const route of routes) expect((await send(route, body)).status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})
