// On both databases: a link is used once by a conditional update.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { hour, minute, stopClock } from './clock.ts'
import {
  addUser,
  deleteAccount,
  mailsTo,
  newestToken,
  password,
  register,
  signIn,
  whoIn,
} from './people.ts'

const email = 'giulia@example.it'
const another = 'un cavallo nuovo'

const signUp = (service: Service, chosen = password) =>
  service.browser().post('/api/account/sign-up', { email, password: chosen })
const askReset = (service: Service) =>
  service.browser().post('/api/account/password-reset-mail', { email })
const verify = (service: Service, token: string) =>
  service.browser().post('/api/account/verify', { token })
const reset = (service: Service, token: string, chosen = another) =>
  service.browser().post('/api/account/password-reset', { token, password: chosen })
const signInStatus = async (service: Service, typed: string) =>
  (await service.browser().post('/api/account/sign-in', { email, password: typed })).status

/** A link for verifying, and one for a new password of another registered person. */
async function bothLinks(clock: ReturnType<typeof stopClock>) {
  const service = await buildService()
  await signUp(service)
  const verification = await newestToken(service, email)
  clock.pass(minute)
  await askReset(service)
  const passwordReset = await newestToken(service, email)
  return { service, verification, passwordReset }
}

describe('the link in a mail', () => {
  it('carries its token and the address in the fragment, which no server sees', async () => {
    const clock = stopClock()
    const { service } = await bothLinks(clock)
    const links = (await mailsTo(service, email)).map(({ text }) => text.match(/http\S+/)?.[0])
    expect(links).toEqual([
      expect.stringMatching(
        /^http:\/\/localhost:3000\/nuova-password#[\w-]{43}&email=giulia%40example\.it$/,
      ),
      expect.stringMatching(
        /^http:\/\/localhost:3000\/verifica-email#[\w-]{43}&email=giulia%40example\.it$/,
      ),
    ])
  })

  it('is one word in every mail, whatever signs its address has', async () => {
    const service = await buildService()
    const strange = "o'neil+a_b@example.it"
    await service.browser().post('/api/account/sign-up', { email: strange, password })
    const [mail] = await mailsTo(service, strange)
    const link = mail?.text.match(/http\S+/)?.[0] ?? ''
    expect(link).toMatch(/#[\w-]{43}&email=[\w.%-]+it$/)
    expect(new URLSearchParams(link.split('&')[1]).get('email')).toBe(strange)
  })

  it('stands in the tables only as the SHA-256 of its token, bound to a user', async () => {
    const service = await buildService()
    await signUp(service)
    const token = await newestToken(service, email)
    const rows = await service.database.queries.selectFrom('mailTokens').selectAll().execute()
    const user = await service.database.queries
      .selectFrom('users')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(rows).toMatchObject([
      {
        tokenHash: createHash('sha256').update(token).digest('base64url'),
        userId: user.id,
        purpose: 'verification',
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('changes nothing when it is only opened, as mail scanners do', async () => {
    const service = await buildService()
    await signUp(service)
    const token = await newestToken(service, email)
    const scanner = service.browser()
    const paths = [
      '/verifica-email',
      '/nuova-password',
      '/api/account/verify',
      '/api/account/password-reset',
    ]
    for (const path of paths)
      for (const method of ['GET', 'HEAD']) await scanner.request(`${path}?scanned`, { method })
    expect(await signInStatus(service, password)).toBe(403)
    expect((await verify(service, token)).status).toBe(204)
  })

  it('is good once', async () => {
    const clock = stopClock()
    const { service, verification, passwordReset } = await bothLinks(clock)
    expect((await verify(service, verification)).status).toBe(204)
    expect((await verify(service, verification)).status).toBe(410)
    expect((await reset(service, passwordReset)).status).toBe(204)
    const again = await reset(service, passwordReset, 'un terzo cavallo')
    expect(again.status).toBe(410)
    expect(await again.json()).toMatchObject({
      code: 'link-expired',
      detail: 'Il link è scaduto o è già stato usato. Chiedine uno nuovo.',
    })
    expect(await signInStatus(service, another)).toBe(200)
  })

  it('is good once, also for twenty at the same moment', async () => {
    const clock = stopClock()
    const { service, verification } = await bothLinks(clock)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(service, verification)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(410)])
  })

  it('sets one password, also when several are sent at the same moment', async () => {
    const clock = stopClock()
    const { service, passwordReset } = await bothLinks(clock)
    const chosen = ['uno', 'due', 'tre', 'quattro', 'cinque'].map((word) => `cavallo ${word}`)
    const answers = await Promise.all(chosen.map((typed) => reset(service, passwordReset, typed)))
    const accepted = chosen.filter((_typed, index) => answers[index]?.status === 204)
    expect(accepted).toHaveLength(1)
    for (const typed of chosen)
      expect(await signInStatus(service, typed)).toBe(accepted.includes(typed) ? 200 : 401)
  })

  it('is good for its own purpose only', async () => {
    const clock = stopClock()
    const { service, verification, passwordReset } = await bothLinks(clock)
    expect((await verify(service, passwordReset)).status).toBe(410)
    expect((await reset(service, verification)).status).toBe(410)
    expect((await verify(service, verification)).status).toBe(204)
    expect((await reset(service, passwordReset)).status).toBe(204)
  })

  it('verifies within 24 hours', async () => {
    const clock = stopClock()
    const service = await buildService()
    await signUp(service)
    const token = await newestToken(service, email)
    clock.pass(24 * hour)
    expect((await verify(service, token)).status).toBe(410)
    clock.pass(-1)
    expect((await verify(service, token)).status).toBe(204)
  })

  it('opens a new password within an hour', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    clock.pass(minute)
    await askReset(service)
    const token = await newestToken(service, email)
    clock.pass(hour)
    expect((await reset(service, token)).status).toBe(410)
    clock.pass(-1)
    expect((await reset(service, token)).status).toBe(204)
  })

  it('stays good while strangers have others sent, and ends them once it is used', async () => {
    const clock = stopClock()
    const { service, verification, passwordReset } = await bothLinks(clock)
    const later = []
    for (const path of ['verification-mail', 'password-reset-mail']) {
      clock.pass(2 * minute)
      const answer = await service.browser('203.0.113.9').post(`/api/account/${path}`, { email })
      expect(answer.status).toBe(202)
      later.push(await newestToken(service, email))
    }
    const [secondVerification = '', secondReset = ''] = later
    expect(new Set([verification, passwordReset, ...later]).size).toBe(4)
    expect((await verify(service, verification)).status).toBe(204)
    expect((await verify(service, secondVerification)).status).toBe(410)
    expect((await reset(service, passwordReset)).status).toBe(204)
    expect((await reset(service, secondReset)).status).toBe(410)
  })

  it('is of no use to another account', async () => {
    const clock = stopClock()
    const { service, passwordReset } = await bothLinks(clock)
    await register(service, 'marco@example.it')
    await reset(service, passwordReset)
    expect(await whoIn(await signIn(service, 'marco@example.it'))).toBe('marco@example.it')
  })

  it.each(['', 'x', '0'.repeat(43), "' OR 1=1 --", '\u0000', '\ud800'])(
    'that was made up opens nothing: %j',
    async (token) => {
      const clock = stopClock()
      const { service } = await bothLinks(clock)
      expect((await verify(service, token)).status).toBe(410)
      expect((await reset(service, token)).status).toBe(410)
    },
  )

  it('goes with its account', async () => {
    const clock = stopClock()
    const { service, passwordReset } = await bothLinks(clock)
    await deleteAccount(service, (await service.accounts.users.credentialsOf(email))?.id ?? '')
    expect((await reset(service, passwordReset)).status).toBe(410)
  })
})

describe('a new password by mail', () => {
  it('also verifies the address, which ends the links that would', async () => {
    const clock = stopClock()
    const { service, verification, passwordReset } = await bothLinks(clock)
    expect((await reset(service, passwordReset)).status).toBe(204)
    expect(await signInStatus(service, another)).toBe(200)
    expect(await signInStatus(service, password)).toBe(401)
    expect((await verify(service, verification)).status).toBe(410)
  })

  it('gives one to whoever only signed in with Google, who then begins anew with Google', async () => {
    const service = await buildService()
    await addUser(service, email, { google: 'authoritative' })
    await askReset(service)
    expect((await reset(service, await newestToken(service, email))).status).toBe(204)
    const answer = await service
      .browser()
      .post('/api/account/sign-in', { email, password: another })
    expect(await answer.json()).toMatchObject({ user: { providers: ['password'] } })
  })
})

describe('signing up again', () => {
  it('with an address not yet verified replaces its password, and any of its links verifies it', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = service.browser()
    await browser.post('/api/account/sign-up', { email, password })
    const verification = await newestToken(service, email)
    clock.pass(2 * minute)
    await browser.post('/api/account/sign-up', { email, password: another })
    expect((await verify(service, verification)).status).toBe(204)
    expect((await verify(service, await newestToken(service, email))).status).toBe(410)
    expect(await signInStatus(service, password)).toBe(401)
    expect(await signInStatus(service, another)).toBe(200)
    expect(await service.database.queries.selectFrom('users').select('id').execute()).toHaveLength(
      1,
    )
  })

  it('with a verified address changes nothing, and its owner gets a mail that says so', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    clock.pass(minute)
    expect((await signUp(service, another)).status).toBe(202)
    expect(await signInStatus(service, another)).toBe(401)
    expect(await signInStatus(service, password)).toBe(200)
    const [mail] = await mailsTo(service, email)
    expect(mail?.subject).toBe('Hai già un account Margine')
    expect(mail?.text).toContain('una richiesta di registrazione a Margine con questo indirizzo')
    expect(mail?.text).toContain('http://localhost:3000/login')
    expect(mail?.text).not.toContain('#')
  })

  it('by twenty at the same moment makes one account', async () => {
    const service = await buildService()
    await Promise.all(Array.from({ length: 20 }, () => signUp(service)))
    expect(await service.database.queries.selectFrom('users').select('email').execute()).toEqual([
      { email },
    ])
  })

  it.each(['Giulia@Example.IT', ' giulia@example.it ', 'ｇｉｕｌｉａ@example.it'])(
    'takes %j for the same address',
    async (typed) => {
      const service = await buildService()
      await register(service, email)
      await service.browser().post('/api/account/sign-up', { email: typed, password: another })
      expect(await service.database.queries.selectFrom('users').select('email').execute()).toEqual([
        { email },
      ])
      const answer = await service
        .browser()
        .post('/api/account/sign-in', { email: typed, password })
      expect(answer.status).toBe(200)
    },
  )
})

describe('the mail for verifying', () => {
  it('comes again when it is asked for, to whom has something to verify', async () => {
    const clock = stopClock()
    const service = await buildService()
    await signUp(service)
    clock.pass(minute)
    const ask = () => service.browser().post('/api/account/verification-mail', { email })
    expect((await ask()).status).toBe(202)
    expect(await mailsTo(service, email)).toHaveLength(2)
    await verify(service, await newestToken(service, email))
    clock.pass(minute)
    expect((await ask()).status).toBe(202)
    expect(await mailsTo(service, email)).toHaveLength(2)
  })

  // proves: 6.2
  it('must be used before the password opens the account', async () => {
    const service = await buildService()
    await signUp(service)
    const answer = await service.browser().post('/api/account/sign-in', { email, password })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.json()).toMatchObject({
      code: 'email-not-verified',
      detail: 'Per favore verifica la tua email prima di accedere',
    })
    expect(await signInStatus(service, 'non è questa')).toBe(401)
  })
})

describe('the links of an owner', () => {
  const reach = 2 * minute
  const networks = 6

  /** For an hour, every two minutes, one of six networks asks for another mail. */
  async function besidesStrangers(
    service: Service,
    clock: ReturnType<typeof stopClock>,
    ask: (browser: Browser) => Promise<Response>,
  ) {
    for (let step = 0; step < hour / reach; step++) {
      await ask(service.browser(`203.0.113.${step % networks}`))
      await service.worker.drain()
      clock.pass(reach)
    }
  }

  it('for a new password are good for their hour, whatever strangers ask for', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await askReset(service)
    const token = await newestToken(service, email)
    await besidesStrangers(service, clock, (browser) =>
      browser.post('/api/account/password-reset-mail', { email }),
    )
    clock.pass(-1)
    expect((await mailsTo(service, email)).length).toBeGreaterThan(20)
    expect((await reset(service, token)).status).toBe(204)
  })

  it('for verifying are good for their day, whoever signs up with the address', async () => {
    const clock = stopClock()
    const service = await buildService()
    const owner = service.browser()
    await owner.post('/api/account/sign-up', { email, password })
    const token = await newestToken(service, email)
    await besidesStrangers(service, clock, (browser) =>
      browser.post('/api/account/sign-up', { email, password: another }),
    )
    clock.pass(23 * hour - 1)
    expect((await owner.post('/api/account/verify', { token, password })).status).toBe(204)
    expect(await signInStatus(service, password)).toBe(200)
    expect(await signInStatus(service, another)).toBe(401)
  })
})
