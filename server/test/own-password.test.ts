// On both databases: changing a password ends sessions, and asks for a mail, in one transaction.
import { verify } from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { requestMail } from '../src/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { minute, stopClock } from './clock.ts'
import {
  addUser,
  mailsTo,
  newestToken,
  password,
  register,
  signedIn,
  signedInAs,
  signIn,
  visitAs,
  whoIn,
} from './people.ts'
import { rowsOf } from './rows.ts'
import { fillQueue, useUpAllTries } from './tries.ts'

// The real library, where a test says nothing else.
vi.mock('@node-rs/argon2', { spy: true })

const email = 'giulia@example.it'
const chosen = 'un cavallo nuovo'

const change = (browser: Browser, typed = password, next = chosen) =>
  browser.post('/api/account/password', { current: typed, password: next })

const signInWith = (service: Service, typed: string) =>
  service.browser().post('/api/account/sign-in', { email, password: typed })

const wrong = {
  code: 'invalid-input',
  fields: [{ field: 'current', detail: 'La password attuale non è corretta.' }],
}

describe('whoever is signed in changes the password with the one they have', () => {
  it('and signs in with the new one from then on', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    expect((await change(browser)).status).toBe(204)
    expect((await signInWith(service, password)).status).toBe(401)
    expect((await signInWith(service, chosen)).status).toBe(200)
  })

  it('but takes none that is made of what everybody knows of it', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    for (const easy of ['margine-giulia', 'giulia12345', 'qwertyuiop'])
      expect((await change(browser, password, easy)).status).toBe(422)
    expect((await signInWith(service, password)).status).toBe(200)
  })

  it('stays signed in there, with a new session, and is signed out everywhere else', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const elsewhere = await signIn(service, email)
    const copy = service.browser()
    copy.cookies.set('margine', browser.cookies.get('margine') ?? '')
    const marco = await signedIn(service, 'marco@example.it')
    await change(browser)
    expect(await Promise.all([browser, elsewhere, copy, marco].map(whoIn))).toEqual([
      email,
      null,
      null,
      'marco@example.it',
    ])
  })

  it('and is told so by mail', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    await change(browser)
    const [mail, ...others] = await mailsTo(service, email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('La password del tuo account Margine è cambiata')
    expect(mail?.text).toContain('http://localhost:3000/password-dimenticata')
  })

  it('whole or not at all: without the mail the password stays', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    await service.database.queries.schema.dropTable('outbox').execute()
    expect((await change(browser)).status).toBe(500)
    expect(await whoIn(browser)).toBe(email)
    expect((await signInWith(service, password)).status).toBe(200)
  })

  it('and can’t keep its owner from taking the account back by a link that was mailed before', async () => {
    const service = await buildService()
    const stranger = await signedIn(service, email)
    const owner = service.browser('192.0.2.1')
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    const token = await newestToken(service, email)
    expect((await change(stranger)).status).toBe(204)
    const answer = await owner.post('/api/account/password-reset', {
      token,
      password: 'un mulo lento',
    })
    expect(answer.status).toBe(204)
    expect(await whoIn(stranger)).toBeNull()
    expect((await signInWith(service, chosen)).status).toBe(401)
  })

  it('and this browser is known to the account from then on, no other', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const before = await signIn(service, email)
    await change(browser)
    const taken = fillQueue(service.accounts.hashes)
    const again = { email, password: chosen }
    expect((await before.post('/api/account/sign-in', again)).status).toBe(503)
    expect((await browser.post('/api/account/sign-in', again)).status).toBe(200)
    for (const reservation of taken) reservation[Symbol.dispose]()
  })

  it.each([
    ['breve', 'La password deve avere almeno 8 caratteri.'],
    ['a'.repeat(129), 'La password può avere al massimo 128 caratteri.'],
    [email.toUpperCase(), 'La password non può essere il tuo indirizzo email.'],
  ])('not for one that will not do: %s', async (next, detail) => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const answer = await change(browser, password, next)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ fields: [{ field: 'password', detail }] }),
    ])
    expect(await rowsOf(service, 'outbox')).toEqual([])
    expect((await signInWith(service, password)).status).toBe(200)
  })

  it('while strangers hold every other place in the queue, and have used up the tries on the account', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    await useUpAllTries(service)
    const taken = fillQueue(service.accounts.hashes)
    expect((await change(browser)).status).toBe(204)
    for (const reservation of taken) reservation[Symbol.dispose]()
  })
})

describe('a session that is not its owner’s', () => {
  it('changes nothing without the password', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const other = await signIn(service, email)
    const answer = await change(browser, 'non è questa')
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining(wrong)])
    expect(await rowsOf(service, 'outbox')).toEqual([])
    expect(await Promise.all([browser, other].map(whoIn))).toEqual([email, email])
  })

  it('may guess it ten times in a quarter of an hour, as at the sign-in', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service, email)
    for (let time = 0; time < 10; time++)
      expect((await change(browser, 'non è questa')).status).toBe(422)
    expect((await change(browser)).status).toBe(429)
    // The same tries as at the sign-in, from the same network.
    expect((await signInWith(service, password)).status).toBe(429)
    clock.pass(15 * minute)
    expect((await change(browser)).status).toBe(204)
  })

  it('gives an account without a password none', async () => {
    const service = await buildService()
    const browser = await visitAs(
      service,
      await addUser(service, email, { google: 'authoritative' }),
    )
    const answer = await change(browser, '', chosen)
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining(wrong)])
    expect((await signInWith(service, chosen)).status).toBe(401)
  })

  it('changes nothing where the password has become another meanwhile', async () => {
    const service = await buildService()
    const id = await register(service, email)
    const browser = await visitAs(service, id)
    const { addresses, users } = service.accounts
    vi.mocked(verify).mockImplementationOnce(async (stored) => {
      await users.rehash(id, String(stored), 'another hash')
      return true
    })
    expect((await change(browser)).status).toBe(422)
    const owner = await signedInAs(service, id)
    expect(await addresses.changePassword(owner, 'another hash', 'a third')).toBe(true)
    // That ended the session.
    expect(await addresses.changePassword(owner, 'a third', 'a fourth')).toBe(false)
  })
})

describe('a password that may be a stranger’s', () => {
  it('is proven no better by being changed', async () => {
    const service = await buildService()
    const id = await register(service, email)
    const { queries } = service.database
    await queries.updateTable('users').set({ passwordProvenAt: null, browserHash: 'x' }).execute()
    await change(await visitAs(service, id))
    expect(await rowsOf(service, 'users')).toMatchObject([
      { passwordProvenAt: null, browserHash: 'x' },
    ])
  })

  it('stays proven by being changed where it was', async () => {
    const service = await buildService()
    await change(await signedIn(service, email))
    expect(await rowsOf(service, 'users')).toMatchObject([{ passwordProvenAt: expect.any(Number) }])
  })
})
