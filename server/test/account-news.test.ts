// On both databases: a mail that tells of a change is asked for in the transaction that makes it.
import { describe, expect, it } from 'vitest'
import { requestMail } from '../src/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { buildGoogle, signInWithGoogle } from './google-sign-in.ts'
import {
  addUser,
  deleteAccount,
  mailsTo,
  newestToken,
  password,
  register,
  signIn,
  visitAs,
} from './people.ts'
import { rowsOf } from './rows.ts'

const email = 'giulia@gmail.com'
const elsewhere = 'giulia@posta.example'
const linked = 'Ora puoi accedere a Margine con Google'

const subjectsTo = async (service: Service, address: string) =>
  (await mailsTo(service, address)).map(({ subject }) => subject).reverse()

async function reset(service: Service, browser: Browser): Promise<void> {
  await requestMail(service.database.queries, { kind: 'passwordReset', email })
  const token = await newestToken(service, email)
  await browser.post('/api/account/password-reset', { token, password: 'un cavallo nuovo' })
}

describe('the owner of an address is told', () => {
  it('that its password was reset, where the browser had signed in before', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await signIn(service, email)
    await browser.post('/api/account/sign-out')
    await reset(service, browser)
    expect(await subjectsTo(service, email)).toEqual([
      'Scegli una nuova password per Margine',
      'La password del tuo account Margine è cambiata',
    ])
  })

  it('the same where the browser is signed in with Google, which gives it no device cookie', async () => {
    const service = await buildService()
    const id = await addUser(service, email, { google: 'authoritative' })
    await reset(service, await visitAs(service, id))
    expect((await subjectsTo(service, email)).at(-1)).toBe(
      'La password del tuo account Margine è cambiata',
    )
  })

  it('that it was reset by a browser that nobody had signed in with, and what that may mean', async () => {
    const service = await buildService()
    await register(service, email)
    await register(service, 'marco@example.it')
    await reset(service, await signIn(service, 'marco@example.it'))
    const [mail] = await mailsTo(service, email)
    expect(mail?.subject).toBe('Nuova password per Margine, scelta da un altro dispositivo')
    expect(mail?.text).toContain('qualcuno legge la tua posta')
  })

  it('of no reset that did not happen', async () => {
    const service = await buildService()
    await register(service, email)
    await service.browser().post('/api/account/password-reset', { token: 'x', password })
    expect(await rowsOf(service, 'outbox')).toEqual([])
  })

  it.each([
    ['makes the account', async () => {}],
    ['joins one with a password', (service: Service) => register(service, email)],
  ] as const)('when Google %s, the first time and no other', async (_what, prepare) => {
    const { service } = await buildGoogle()
    await prepare(service)
    await signInWithGoogle(service.browser(), { email })
    expect(await subjectsTo(service, email)).toEqual([linked])
    await signInWithGoogle(service.browser(), { email })
    expect(await subjectsTo(service, email)).toEqual([linked])
  })

  it('of no Google account that was refused', async () => {
    const { service } = await buildGoogle()
    await register(service, elsewhere)
    await signInWithGoogle(service.browser(), { email: elsewhere })
    expect(await rowsOf(service, 'outbox')).toEqual([])
  })

  it('or nothing changes', async () => {
    const { service } = await buildGoogle()
    const id = await register(service, email)
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    const token = await newestToken(service, email)
    const before = await rowsOf(service, 'users')
    await service.database.queries.schema.dropTable('outbox').execute()
    const chosen = { token, password: 'un cavallo nuovo' }
    const answer = await service.browser().post('/api/account/password-reset', chosen)
    expect(answer.status).toBe(500)
    await signInWithGoogle(service.browser(), { email })
    await expect(deleteAccount(service, id)).rejects.toThrow()
    expect(await rowsOf(service, 'users')).toEqual(before)
    expect(await rowsOf(service, 'identities')).toEqual([])
  })
})
