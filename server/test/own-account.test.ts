// On both databases: deleting an account removes what belongs to it.
import { describe, expect, it } from 'vitest'
import { buildService, type Service } from './build-app.ts'
import { list, save, saved, tazza } from './calculations.ts'
import { day, minute, stopClock } from './clock.ts'
import {
  addUser,
  mailsTo,
  newestToken,
  password,
  register,
  signedIn,
  visitAs,
  whoIn,
} from './people.ts'
import { rowsOf as rowsIn } from './rows.ts'

const email = 'giulia@example.it'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

/** How many rows of each kind belong to somebody. */
async function rowsOf({ database }: Service, userId: string) {
  const count = async (
    table: 'sessions' | 'mailTokens' | 'identities' | 'calculations' | 'saveKeys',
  ) =>
    (
      await database.queries
        .selectFrom(table)
        .select('userId')
        .where('userId', '=', userId)
        .execute()
    ).length
  return [
    await count('sessions'),
    await count('mailTokens'),
    await count('identities'),
    await count('calculations'),
    await count('saveKeys'),
  ]
}

describe('whoever is signed in', () => {
  it('takes along everything that is kept of them', async () => {
    const browser = await signedIn(await buildService(), email)
    await saved(browser, 'Prima')
    await saved(browser, 'Seconda')
    const answer = await browser.get('/api/account/export')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="margine-dati.json"',
    )
    expect(await answer.json()).toEqual({
      date: moment,
      account: {
        id: expect.any(String),
        email,
        emailVerified: true,
        providers: ['password'],
        createdAt: moment,
        emailVerifiedAt: moment,
        passwordProvenAt: moment,
        google: [],
        sessions: [{ createdAt: moment, lastSeenAt: moment }],
      },
      calculations: await list(browser),
    })
  })

  it('takes along whom Google knows them as, and when each session began and was used', async () => {
    const clock = stopClock()
    const service = await buildService()
    const began = Date.now()
    const id = await addUser(service, email, { google: 'authoritative' })
    await visitAs(service, id)
    await visitAs(service, await addUser(service, 'marco@example.it', { google: 'authoritative' }))
    clock.pass(day)
    const browser = await visitAs(service, id)
    clock.pass(minute)
    const { account } = (await (await browser.get('/api/account/export')).json()) as {
      account: object
    }
    const iso = (later: number) => new Date(began + later).toISOString()
    expect(account).toEqual({
      id,
      email,
      emailVerified: true,
      providers: ['google'],
      createdAt: iso(0),
      emailVerifiedAt: iso(0),
      passwordProvenAt: null,
      google: [
        {
          issuer: 'https://accounts.google.com',
          subject: id,
          authoritative: true,
          createdAt: iso(0),
        },
      ],
      sessions: [
        { createdAt: iso(0), lastSeenAt: iso(0) },
        { createdAt: iso(day), lastSeenAt: iso(day) },
      ],
    })
  })

  it("deletes the account with everything of theirs, and nothing of anybody else's", async () => {
    const service = await buildService()
    const id = await addUser(service, email, { google: 'authoritative' })
    const other = await addUser(service, 'marco@example.it', { google: 'authoritative' })
    const browser = await visitAs(service, id)
    const otherBrowser = await visitAs(service, other)
    for (const person of [browser, otherBrowser]) await save(person, tazza, 'una-chiave')
    for (const address of [email, 'marco@example.it']) {
      await browser.post('/api/account/password-reset-mail', { email: address })
      await newestToken(service, address)
    }
    expect(await rowsOf(service, id)).toEqual([1, 1, 1, 1, 1])
    const answer = await browser.delete('/api/account')
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^margine=; Max-Age=0; /),
      expect.stringMatching(/^margine-browser=; Max-Age=0; /),
    ])
    expect(await rowsOf(service, id)).toEqual([0, 0, 0, 0, 0])
    expect(await rowsOf(service, other)).toEqual([1, 1, 1, 1, 1])
    expect(await whoIn(otherBrowser)).toBe('marco@example.it')
  })

  it('can sign up again with the same address afterwards, as somebody new', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const { user: before } = (await (await browser.get('/api/account/session')).json()) as {
      user: { id: string }
    }
    await browser.delete('/api/account')
    const wrong = await browser.post('/api/account/sign-in', { email, password })
    expect(wrong.status).toBe(401)
    await service.database.queries.deleteFrom('throttles').execute()
    await register(service, email)
    const answer = await browser.post('/api/account/sign-in', { email, password })
    const { user: after } = (await answer.json()) as { user: { id: string } }
    expect(after.id).not.toBe(before.id)
  })

  it('gets no more mail after deleting the account, not even what was asked for', async () => {
    const service = await buildService()
    const browser = await visitAs(service, await addUser(service, email))
    await browser.post('/api/account/password-reset-mail', { email })
    await browser.post('/api/account/password-reset-mail', { email: 'marco@example.it' })
    await browser.delete('/api/account')
    expect(await rowsIn(service, 'outbox')).toMatchObject([{ email: 'marco@example.it' }])
    expect(await mailsTo(service, email)).toEqual([])
  })
})
