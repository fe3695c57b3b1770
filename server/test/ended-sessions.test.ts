// On both databases: whether a session is still there is asked by the SQL that writes.
import { describe, expect, it } from 'vitest'
import { endSession, endSessions, sessionsOf } from '../src/accounts/own-sessions.ts'
import { hashToken } from '../src/accounts/secret-token.ts'
import { lockUser } from '../src/accounts/user-table.ts'
import { requestMail } from '../src/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { saved, tazza } from './calculations.ts'
import { expectations } from './isolation-rows.ts'
import { newestToken, password, register, signedInAs, signIn, visitAs, whoIn } from './people.ts'
import { changesOf, type Route } from './routes.ts'
import { rowsOf } from './rows.ts'

const email = 'giulia@example.it'
const chosen = 'un cavallo scelto dopo'

/** Sends a request with a body that arrives only after something else has happened. */
function sendAround(
  browser: Browser,
  { method, path }: Route,
  body: object,
  meanwhile: () => Promise<unknown>,
) {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const late = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile()
        controller.enqueue(bytes)
        controller.close()
      },
    },
    // Nothing is asked of it before the server reads.
    { highWaterMark: 0 },
  )
  const init = {
    method,
    body: late,
    duplex: 'half' as const,
    headers: {
      Origin: 'http://localhost:3000',
      'Content-Type': 'application/json',
      'Content-Length': String(bytes.length),
    },
  }
  return browser.request(path, init)
}

/** The routes that change something, and only for whoever is signed in. */
const ownChanges = ({ app }: Service) =>
  changesOf(app).filter(({ method, path }) => {
    const { 'signed out': signedOut, stranger } = expectations[`${method} ${path}`] ?? {}
    return signedOut === 401 && stranger !== 401
  })

/** Ends a session from another browser. */
const end = ({ database }: Service, token = '') =>
  database.queries.deleteFrom('sessions').where('tokenHash', '=', hashToken(token)).execute()

describe('a request whose session ends while its body arrives', () => {
  it('changes nothing, whatever it asks for', async () => {
    const service = await buildService()
    const id = await register(service, email)
    const other = await visitAs(service, id)
    const calculation = (await saved(other)).id
    const routes = ownChanges(service)
    expect(routes.length).toBeGreaterThan(6)
    const body = { ...tazza, name: 'Del ladro', current: password, password: chosen }
    const before = [await rowsOf(service, 'users'), await rowsOf(service, 'calculations')]
    for (const { method, path } of routes) {
      const browser = await visitAs(service, id)
      const route = { method, path: path.replace(/:id.*$/, calculation) }
      const answer = await sendAround(browser, route, body, () =>
        end(service, browser.cookies.get('margine')),
      )
      expect([route, answer.status]).toEqual([route, 401])
      expect([await rowsOf(service, 'users'), await rowsOf(service, 'calculations')]).toEqual(
        before,
      )
      expect(await whoIn(other)).toBe(email)
    }
  })

  it('saves nothing in an account that its owner takes back meanwhile', async () => {
    const service = await buildService()
    await register(service, email)
    const stranger = await signIn(service, email)
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    const token = await newestToken(service, email)
    const route = { method: 'POST', path: '/api/calculations' }
    const answer = await sendAround(stranger, route, tazza, () =>
      service.browser().post('/api/account/password-reset', { token, password: chosen }),
    )
    expect(answer.status).toBe(401)
    expect(await rowsOf(service, 'calculations')).toEqual([])
  })
})

describe('a request whose session ends once it was found good', () => {
  it('changes nothing, whatever it asks for', async () => {
    const service = await buildService()
    const { calculations, accounts, database } = service
    const id = await register(service, email)
    const other = await visitAs(service, id)
    const { id: calculation, calculationData } = await saved(other)
    const user = await signedInAs(service, id)
    await database.queries.deleteFrom('sessions').where('tokenHash', '=', user.session).execute()
    const before = await rowsOf(service, 'calculations')
    expect(await calculations.save(user, calculationData, undefined)).toEqual({ kind: 'gone' })
    expect(await calculations.save(user, calculationData, 'a key')).toEqual({ kind: 'gone' })
    expect(await calculations.replace(user, calculation, calculationData)).toBeNull()
    expect(await calculations.remove(user, calculation)).toBe(false)
    expect(await rowsOf(service, 'calculations')).toEqual(before)
    const { passwordHash } = (await accounts.users.credentialsOf(email)) ?? {}
    expect(await accounts.addresses.changePassword(user, passwordHash ?? '', 'x')).toBe(false)
    expect(await accounts.users.remove(user)).toBe(false)
    expect(await endSessions(database, user)).toBe(false)
    const [{ id: session = '' } = {}] = await sessionsOf(database, id, '')
    expect(await endSession(database, user, session)).toBe(false)
    expect(await whoIn(other)).toBe(email)
  })

  it('waits for what ends it, and then changes nothing', async () => {
    const service = await buildService()
    const { calculations, database } = service
    const id = await register(service, email)
    const user = await signedInAs(service, id)
    const { id: calculation, calculationData } = await saved(await visitAs(service, id))
    const before = await rowsOf(service, 'calculations')
    const late = await database.queries.transaction().execute(async (queries) => {
      await lockUser(queries, id)
      const late = [
        calculations.replace(user, calculation, calculationData),
        calculations.remove(user, calculation),
        calculations.save(user, calculationData, undefined),
      ]
      // Each has asked by then: what is read takes turns with these.
      for (let time = 0; time < 9; time++) await calculations.listOf(id)
      await queries.deleteFrom('sessions').where('userId', '=', id).execute()
      return { answers: Promise.all(late) }
    })
    expect(await late.answers).toEqual([null, false, { kind: 'gone' }])
    expect(await rowsOf(service, 'calculations')).toEqual(before)
  })
})
