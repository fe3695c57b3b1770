import { describe, expect, it } from 'vitest'
import { networksOf } from '../src/http/networks.ts'
import { buildService, type Service } from './build-app.ts'
import { minute, stopClock } from './clock.ts'
import { freely } from './freely.ts'
import { addUser, mailsTo, password } from './people.ts'
import { statementsOf } from './statements.ts'

/** One address of each kind: unknown, waiting, verified and so on. */
const kinds = ['sconosciuta', 'verificata', 'sospesa', 'google'] as const
const addressOf = (kind: string) => `${kind}@example.it`

async function withEveryKind(): Promise<Service> {
  const service = await buildService()
  const passwordHash = await service.accounts.hashes.hash(password, freely)
  await addUser(service, addressOf('verificata'), { passwordHash })
  await addUser(service, addressOf('sospesa'), { passwordHash, emailVerifiedAt: null })
  await addUser(service, addressOf('google'), { google: 'authoritative' })
  return service
}

const calls = {
  'sign-in': (email: string) => ({ email, password: 'una che non è giusta' }),
  'sign-up': (email: string) => ({ email, password: 'una nuova di zecca' }),
  'verification-mail': (email: string) => ({ email }),
  'password-reset-mail': (email: string) => ({ email }),
}

const cases = Object.entries(calls).map(([path, body]) => ({
  path,
  ask: (service: Service, kind: string) =>
    service.browser().post(`/api/account/${path}`, body(addressOf(kind))),
}))

describe('whoever tries addresses', () => {
  it.each(cases)('is answered alike for each kind by $path', async ({ ask }) => {
    const service = await withEveryKind()
    const answers: object[] = []
    for (const kind of kinds) {
      const answer = await ask(service, kind)
      answers.push({
        status: answer.status,
        // A browser is given a token of its own, whoever the address belongs to.
        headers: Object.fromEntries(
          [...answer.headers].map(([name, value]) => [name, value.replace(/=[\w-]{43};/, '=…;')]),
        ),
        body: await answer.text(),
      })
    }
    expect(answers).toEqual(kinds.map(() => answers[0]))
  })

  it.each(cases)('finds the same work done for each kind by $path', async ({ ask }) => {
    const service = await withEveryKind()
    const done: string[][] = []
    for (const kind of kinds) done.push(await statementsOf(() => ask(service, kind)))
    expect(done[0]?.length).toBeGreaterThan(0)
    expect(done).toEqual(kinds.map(() => done[0]))
  })

  it.each(cases)('is answered alike by $path also when it is too often', async ({ ask }) => {
    stopClock()
    const service = await withEveryKind()
    const answers: number[][] = []
    for (const kind of kinds) {
      const { throttles } = service.accounts
      // Without the time that each hash takes.
      for (let time = 0; time < 8; time++)
        await throttles.countSignIn(addressOf(kind), networksOf('198.51.100.7'))
      const statuses = []
      for (let time = 0; time < 7; time++) statuses.push((await ask(service, kind)).status)
      answers.push(statuses)
    }
    expect(answers).toEqual(kinds.map(() => answers[0]))
    expect(answers[0]?.at(-1)).toBe(429)
  })

  it('learns that an address is not verified only with its password', async () => {
    const service = await withEveryKind()
    const signIn = (typed: string) =>
      service
        .browser()
        .post('/api/account/sign-in', { email: addressOf('sospesa'), password: typed })
    expect((await signIn('una che non è giusta')).status).toBe(401)
    expect((await signIn(password)).status).toBe(403)
  })

  it('makes no row that would give an address away before its mail is sent', async () => {
    const service = await withEveryKind()
    for (const kind of kinds) for (const { ask } of cases.slice(1)) await ask(service, kind)
    const rows = await service.database.queries.selectFrom('outbox').select('email').execute()
    const perKind = kinds.map(
      (kind) => rows.filter(({ email }) => email === addressOf(kind)).length,
    )
    expect(new Set(perKind).size).toBe(1)
  })
})

describe('the mail behind an answer that is alike', () => {
  const subjectsOf = async (path: keyof typeof calls) => {
    const clock = stopClock()
    const service = await withEveryKind()
    for (const { path: asked, ask } of cases)
      if (asked === path) for (const kind of kinds) await ask(service, kind)
    clock.pass(minute)
    const sent = []
    for (const kind of kinds)
      sent.push((await mailsTo(service, addressOf(kind))).map(({ subject }) => subject))
    return sent
  }

  // proves: 7.4
  it('after signing up: a link, or word that the account is there', async () => {
    expect(await subjectsOf('sign-up')).toEqual([
      ['Verifica la tua email per Margine'],
      ['Hai già un account Margine'],
      ['Verifica la tua email per Margine'],
      ['Hai già un account Margine'],
    ])
  })

  it('after asking for the verification again: only where there is something to verify', async () => {
    expect(await subjectsOf('verification-mail')).toEqual([
      [],
      [],
      ['Verifica la tua email per Margine'],
      [],
    ])
  })

  it('after asking for a new password: to every account, and to nobody else', async () => {
    const link = ['Scegli una nuova password per Margine']
    expect(await subjectsOf('password-reset-mail')).toEqual([[], link, link, link])
  })
})
