// On both databases: deleting an account removes what belongs to it.
import type { OwnData } from '@margine/contract'
import { describe, expect, it } from 'vitest'
import { endMailTokens } from '../src/accounts/mail-tokens.ts'
import type { Schema } from '../src/db/schema.ts'
import { requestMail } from '../src/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { list, save, saved, tazza } from './calculations.ts'
import { day, hour, minute, stopClock } from './clock.ts'
import {
  addUser,
  mailsTo,
  newestToken,
  password,
  register,
  signedIn,
  signIn,
  visitAs,
  whoIn,
} from './people.ts'
import { rowsOf as rowsIn } from './rows.ts'

const email = 'giulia@example.it'

/** Of a session that was begun without a browser. */
const nowhere = { browser: null, system: null, network: null }

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)

/** Where the export shows a person's rows of a table, and which of its columns it leaves out. */
const shownOf: Readonly<
  Record<string, { at: (own: OwnData) => object[]; without: readonly string[] }>
> = {
  // Of an address that is verified `contested` is 0; of the secrets it says whether there are any.
  users: { at: ({ account }) => [account], without: ['browserHash', 'contested', 'passwordHash'] },
  identities: { at: ({ account }) => account.google, without: ['userId'] },
  sessions: { at: ({ account }) => account.sessions, without: ['tokenHash', 'userId'] },
  endedSessions: { at: ({ account }) => account.endedSessions, without: ['tokenHash', 'userId'] },
  mailTokens: { at: ({ account }) => account.links, without: ['tokenHash', 'userId'] },
  outbox: { at: ({ account }) => account.mails, without: ['email', 'id', 'message'] },
  profiles: { at: ({ profile }) => (profile === null ? [] : [profile]), without: ['userId'] },
  calculations: { at: ({ calculations }) => calculations, without: ['slot'] },
  saveKeys: { at: ({ saveKeys }) => saveKeys, without: ['userId'] },
}

const theirTables = Object.keys(shownOf) as (keyof Schema)[]

/** The tables with rows that have no known owner. */
const nobodysTables = ['googleFlows', 'logKeys', 'migrations', 'spentIdTokens', 'throttles']

/** Two people of whom every table holds one row. */
async function twoPeople() {
  const service = await buildService()
  const people = await Promise.all(
    [email, 'marco@example.it'].map(async (address) => {
      const id = await addUser(service, address, { google: 'authoritative' })
      await visitAs(service, id)
      await (await visitAs(service, id)).delete('/api/account/sessions')
      return { id, email: address, browser: await visitAs(service, id) }
    }),
  )
  for (const person of people) {
    await save(person.browser, tazza, 'una-chiave')
    await person.browser.patch('/api/account/profile', { regime: 'forfettario' })
    await person.browser.post('/api/account/password-reset-mail', { email: person.email })
    await newestToken(service, person.email)
  }
  for (const person of people)
    await requestMail(service.database.queries, { kind: 'passwordReset', email: person.email })
  const [giulia, marco] = people as [(typeof people)[0], (typeof people)[0]]
  return { service, giulia, marco }
}

/** How many rows of each table belong to a person. */
function rowsOf(service: Service, { id, email }: { id: string; email: string }) {
  const isTheirs = (row: object) => Object.values(row).some((held) => held === id || held === email)
  return Promise.all(
    theirTables.map(async (table) => (await rowsIn(service, table)).filter(isTheirs).length),
  )
}

/** The tables of a service's database, as the queries name them. */
async function tablesOf({ config, database }: Service): Promise<string[]> {
  const tables = await database.queries.introspection.getTables()
  // On PostgreSQL there are other tests' tables beside them, in other schemas.
  const own = tables.filter(({ schema }) => !schema || config.databaseUrl?.includes(schema))
  return own.map(({ name }) => name.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase())).sort()
}

const exportOf = async (browser: Browser) =>
  (await (await browser.get('/api/account/export')).json()) as OwnData

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
        browserRemembered: false,
        google: [],
        sessions: [{ ...nowhere, createdAt: moment, lastSeenAt: moment }],
        endedSessions: [],
        links: [],
        mails: [],
      },
      profile: null,
      calculations: await list(browser),
      saveKeys: [],
    })
  })

  it('takes copies along as often as a hand does, from wherever they ask', async () => {
    const service = await buildService()
    const id = await addUser(service, email)
    const devices = [await visitAs(service, id), await visitAs(service, id)]
    const other = await signedIn(service, 'marco@example.it')
    const statuses: number[] = []
    for (let time = 0; time < 12; time++)
      statuses.push((await devices[time % 2]?.get('/api/account/export'))?.status ?? 0)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect((await other.get('/api/account/export')).status).toBe(200)
  })

  it('takes along what every table holds of them, and nothing of anybody else’s', async () => {
    const { service, giulia } = await twoPeople()
    expect(await tablesOf(service)).toEqual([...theirTables, ...nobodysTables].sort())
    const own = await exportOf(giulia.browser)
    for (const [table, { at, without }] of Object.entries(shownOf)) {
      const shown = at(own)
      expect([table, shown.length]).toEqual([table, 1])
      const [row] = await rowsIn(service, table as keyof Schema)
      const missing = Object.keys(row ?? {}).filter((column) => !(column in (shown[0] ?? {})))
      expect([table, missing.sort()]).toEqual([table, without])
    }
  })

  it('takes along the mails that wait for them, the links they were sent and the keys they saved with', async () => {
    const clock = stopClock()
    const service = await buildService()
    const iso = (later: number) => new Date(Date.now() + later).toISOString()
    const id = await addUser(service, email)
    const browser = await visitAs(service, id)
    const record = await (await save(browser, tazza, 'una-chiave')).json()
    const ask = () => browser.post('/api/account/password-reset-mail', { email })
    await ask()
    await newestToken(service, email)
    clock.pass(2 * minute)
    await endMailTokens(service.database.queries, id, 'passwordReset')
    await ask()
    await newestToken(service, email)
    clock.pass(minute)
    await ask()
    const { account, saveKeys } = await exportOf(browser)
    expect(account.links).toEqual([
      { purpose: 'passwordReset', expiresAt: iso(hour - 3 * minute), endedAt: iso(-minute) },
      { purpose: 'passwordReset', expiresAt: iso(hour - minute), endedAt: null },
    ])
    expect(account.mails).toEqual([
      { kind: 'passwordReset', createdAt: iso(0), attempts: 0, nextAttemptAt: iso(0) },
    ])
    const { id: calculationId } = record as { id: string }
    expect(saveKeys).toEqual([
      {
        key: 'una-chiave',
        fingerprint: expect.any(String),
        calculationId,
        createdAt: iso(-3 * minute),
      },
    ])
  })

  it('is told that a browser is remembered, until it has proven the password', async () => {
    const service = await buildService()
    await service.browser().post('/api/account/sign-up', { email, password })
    const browser = service.browser()
    await browser.post('/api/account/verify', { token: await newestToken(service, email) })
    const elsewhere = await signIn(service, email)
    expect((await exportOf(elsewhere)).account.browserRemembered).toBe(true)
    await browser.post('/api/account/sign-in', { email, password })
    expect((await exportOf(elsewhere)).account.browserRemembered).toBe(false)
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
    const { account } = await exportOf(browser)
    const iso = (later: number) => new Date(began + later).toISOString()
    expect(account).toEqual({
      id,
      email,
      emailVerified: true,
      providers: ['google'],
      createdAt: iso(0),
      emailVerifiedAt: iso(0),
      passwordProvenAt: null,
      browserRemembered: false,
      google: [
        {
          issuer: 'https://accounts.google.com',
          subject: id,
          authoritative: true,
          createdAt: iso(0),
        },
      ],
      sessions: [
        { ...nowhere, createdAt: iso(0), lastSeenAt: iso(0) },
        { ...nowhere, createdAt: iso(day), lastSeenAt: iso(day) },
      ],
      endedSessions: [],
      links: [],
      mails: [],
    })
  })

  it("deletes the account with everything of theirs, and nothing of anybody else's", async () => {
    const { service, giulia, marco } = await twoPeople()
    const all = theirTables.map(() => 1)
    expect(await rowsOf(service, giulia)).toEqual(all)
    const answer = await giulia.browser.delete('/api/account')
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^margine=; Max-Age=0; /),
      expect.stringMatching(/^margine-browser=; Max-Age=0; /),
      expect.stringMatching(/^margine-device=; Max-Age=0; /),
    ])
    expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
    // But for the mail that says so.
    expect(await rowsOf(service, giulia)).toEqual(
      theirTables.map((table) => (table === 'outbox' ? 1 : 0)),
    )
    await mailsTo(service, giulia.email)
    expect(await rowsOf(service, giulia)).toEqual(theirTables.map(() => 0))
    expect(await whoIn(marco.browser)).toBe(marco.email)
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

  it('gets one more mail after deleting the account, which says so, and not even what was asked for', async () => {
    const service = await buildService()
    const browser = await visitAs(service, await addUser(service, email))
    await browser.post('/api/account/password-reset-mail', { email })
    await browser.post('/api/account/password-reset-mail', { email: 'marco@example.it' })
    await browser.delete('/api/account')
    expect(await rowsIn(service, 'outbox')).toMatchObject([
      { email: 'marco@example.it' },
      { email, kind: 'accountDeleted' },
    ])
    const [mail, ...others] = await mailsTo(service, email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Il tuo account Margine è stato eliminato')
    expect(mail?.text).toContain(`scrivi a ${service.config.supportEmail}.`)
  })

  it('deletes the account only within ten minutes of signing in, and keeps everything until then', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service, email)
    await saved(browser)
    clock.pass(10 * minute)
    const refused = await browser.delete('/api/account')
    expect([refused.status, await refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'sign-in-again' }),
    ])
    expect(await rowsIn(service, 'outbox')).toEqual([])
    expect(await list(browser)).toHaveLength(1)
    // Using the account is no signing in.
    await browser.get('/')
    expect((await browser.delete('/api/account')).status).toBe(403)
    await browser.post('/api/account/sign-in', { email, password })
    clock.pass(10 * minute - 1)
    expect((await browser.delete('/api/account')).status).toBe(204)
  })

  it('is signed in no more where the clock was ahead when they did', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service, email)
    clock.pass(-hour)
    expect((await browser.delete('/api/account')).status).toBe(401)
  })
})
