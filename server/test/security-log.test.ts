// On both databases: the key of the hashes is kept in a table.
import { describe, expect, it } from 'vitest'
import { buildService, type Service } from './build-app.ts'
import { saved, tazza } from './calculations.ts'
import { minute, stopClock } from './clock.ts'
import { buildGoogle, signInWithGoogle } from './google-sign-in.ts'
import { addUser, newestToken, password, register, signedIn } from './people.ts'
import { email, fillQueue, network, trySignIn, useUpTries, wrong } from './tries.ts'

interface Line {
  event: string
  what?: string
  account?: string
  network?: string
}

/** What the log says of security, in order. */
const told = ({ logLines }: Service): Line[] =>
  logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')

const events = (service: Service) => told(service).map(({ event }) => event)

describe('the log of security', () => {
  it('says when a sign-in failed, the same of an address that is known and of one that is not', async () => {
    const service = await buildService()
    await register(service, email)
    await trySignIn(service, network)
    await trySignIn(service, network, wrong, 'nessuno@example.it')
    await trySignIn(service, network, password)
    expect(events(service)).toEqual(['sign-in failed', 'sign-in failed', 'signed in'])
    const [known, unknown] = told(service)
    expect(Object.keys(known ?? {})).toEqual(Object.keys(unknown ?? {}))
  })

  it('names accounts and networks by hashes that stay the same, and nobody else', async () => {
    const service = await buildService()
    await trySignIn(service, network)
    await trySignIn(service, network, wrong, 'marco@example.it')
    await trySignIn(service, '192.0.2.1')
    await trySignIn(service, '2001:db8:1:2::1')
    await trySignIn(service, '2001:db8:1:ffff::9')
    const [one, two, three, four, five] = told(service)
    expect(one?.account).toMatch(/^[\w-]{16}$/)
    expect(one?.network).toMatch(/^[\w-]{16}$/)
    expect(two?.network).toBe(one?.network)
    expect(two?.account).not.toBe(one?.account)
    expect(three?.account).toBe(one?.account)
    expect(three?.network).not.toBe(one?.network)
    expect(five?.network).toBe(four?.network)
    expect(service.logLines.join()).not.toMatch(/example\.it|203\.0\.113|2001:db8/)
  })

  it('names them alike in every process of a database, and otherwise in another database', async () => {
    const service = await buildService()
    const { dataDir, databaseUrl } = service.config
    const other = await buildService({}, { settings: { dataDir, databaseUrl } })
    const elsewhere = await buildService()
    for (const each of [service, other, elsewhere]) await trySignIn(each, network)
    const [here, there, away] = [service, other, elsewhere].map((each) => told(each)[0])
    expect(there).toMatchObject({ account: here?.account, network: here?.network })
    expect(away?.account).not.toBe(here?.account)
    expect(away?.network).not.toBe(here?.network)
  })

  it('says what was throttled', async () => {
    const service = await buildService()
    await useUpTries(service)
    expect((await trySignIn(service, network)).status).toBe(429)
    expect(told(service).at(-1)).toMatchObject({
      event: 'throttled',
      what: 'sign-in',
      account: told(service)[0]?.account,
      network: told(service)[0]?.network,
    })
    const ask = () => service.browser(network).post('/api/account/password-reset-mail', { email })
    await ask()
    await ask()
    expect(told(service).at(-1)).toMatchObject({ event: 'throttled', what: 'passwordReset' })
  })

  it.each(['verify', 'disown', 'password-reset'])(
    'says when a link is refused: %s',
    async (path) => {
      const service = await buildService()
      await service.browser().post(`/api/account/${path}`, { token: 'inventato', password })
      const [line] = told(service)
      expect(line).toMatchObject({ event: 'link refused', network: expect.any(String) })
      expect(line).not.toHaveProperty('account')
    },
  )

  it('says when a password is replaced by a link', async () => {
    const service = await buildService()
    await register(service, email)
    await service.browser().post('/api/account/password-reset-mail', { email })
    const token = await newestToken(service, email)
    await service.browser().post('/api/account/password-reset', { token, password: 'tegola nuova' })
    const whom = { account: expect.any(String), network: expect.any(String) }
    expect(told(service)).toMatchObject([
      { event: 'reset asked for', ...whom },
      { event: 'password reset', ...whom },
    ])
  })

  it('says when an account is deleted', async () => {
    const service = await buildService()
    await (await signedIn(service, email)).delete('/api/account')
    expect(told(service)).toMatchObject([{ event: 'account deleted', account: expect.any(String) }])
  })

  it('says when the queue is full, once a minute for each network', async () => {
    const service = await buildService()
    fillQueue(service.accounts.hashes)
    for (const from of [network, network, '192.0.2.1'])
      expect((await trySignIn(service, from)).status).toBe(503)
    expect(events(service)).toEqual(['too busy', 'too busy'])
    const [one, other] = told(service)
    expect(one?.network).not.toBe(other?.network)
  })

  it('says when a password is changed, when the one it was is wrong, and when sessions are ended', async () => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    const change = (current: string) =>
      browser.post('/api/account/password', { current, password: 'tegola nuova' })
    await change(wrong)
    await change(password)
    await browser.delete('/api/account/sessions/inventata')
    await browser.delete('/api/account/sessions')
    const [failed, ...others] = told(service)
    expect(failed).toMatchObject({ event: 'sign-in failed', what: 'password change' })
    const { account, network: from } = failed ?? {}
    expect(others).toMatchObject([
      { event: 'password changed', account, network: from },
      { event: 'access refused', what: 'session', account, network: from },
      { event: 'sessions ended', account, network: from },
    ])
  })

  it('says who asked for what is not theirs, once a minute of each account', async () => {
    const service = await buildService()
    const { id } = await saved(await signedIn(service, 'marco@example.it'))
    const browser = await signedIn(service, email)
    const origin = service.config.appUrl.origin
    const asPage = (user: string, path: string) =>
      browser.post(path, {}, { 'Margine-User': encodeURIComponent(user) })
    for (let times = 0; times < 2; times++) {
      await browser.put(`/api/calculations/${id}`, tazza)
      await browser.delete(`/api/calculations/${id}`)
      await browser.delete('/api/calculations/x')
      await browser.delete('/api/account/sessions/inventata')
      await browser.get('/api/calculations', { 'Margine-User': 'marco%40example.it' })
      await asPage('marco@example.it', '/api/account/sign-out')
      await browser.request('/api/account/sign-out', {
        method: 'POST',
        headers: { Origin: `${origin}.evil.example` },
      })
    }
    const whom = { account: expect.any(String), network: expect.any(String) }
    const lines = told(service)
    expect(lines).toMatchObject([
      { event: 'access refused', what: 'calculation', ...whom },
      { event: 'access refused', what: 'session', ...whom },
      { event: 'access refused', what: 'other user', ...whom },
      { event: 'access refused', what: 'foreign origin', network: expect.any(String) },
    ])
    expect(new Set(lines.map(({ network }) => network)).size).toBe(1)
    const another = await signedIn(service, 'anna@example.it')
    await another.delete(`/api/calculations/${id}`)
    expect(told(service)).toHaveLength(5)
    expect(told(service)[4]?.account).not.toBe(lines[0]?.account)
  })

  it('says when an account is to be deleted by an old sign-in', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service, email)
    clock.pass(11 * minute)
    await browser.delete('/api/account')
    expect(told(service)).toMatchObject([
      { event: 'access refused', what: 'old sign-in', account: expect.any(String) },
    ])
  })

  it('says when Google signs somebody in, and when it may not', async () => {
    const { service } = await buildGoogle()
    await addUser(service, email, { passwordHash: 'nessuno' })
    await signInWithGoogle(service.browser(), { email: 'marco@gmail.com' })
    await signInWithGoogle(service.browser(), { email })
    await signInWithGoogle(service.browser(), 'cancel')
    expect(told(service)).toMatchObject([
      { event: 'signed in', what: 'google' },
      { event: 'sign-in failed', what: 'google' },
    ])
  })
})
