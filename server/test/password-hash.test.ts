import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reservation } from '../src/accounts/hash-gate.ts'
import { buildService, type Service } from './build-app.ts'
import { freely } from './freely.ts'
import { addUser, deleteAccount, newestToken, password, register } from './people.ts'
import { rowsOf } from './rows.ts'
import { fillQueue } from './tries.ts'

// The real library, its calls counted.
vi.mock('@node-rs/argon2', { spy: true })
beforeEach(() => void vi.clearAllMocks())

const email = 'giulia@example.it'
const parameters = '$argon2id$v=19$m=19456,t=2,p=1$'

const storedHash = async ({ database }: Service) => {
  const { passwordHash } = await database.queries
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return passwordHash
}

const signInWith = (service: Service, typed: string, address = email) =>
  service.browser().post('/api/account/sign-in', { email: address, password: typed })

describe('the password hash in the table', () => {
  it('is argon2id with 19 MiB and two passes, salted', async () => {
    const service = await buildService({}, { hashCost: 'usual' })
    const signUp = (address: string) =>
      service.browser().post('/api/account/sign-up', { email: address, password })
    await signUp(email)
    const stored = await storedHash(service)
    expect(stored?.slice(0, parameters.length)).toBe(parameters)
    await signUp('marco@example.it')
    const hashes = await service.database.queries
      .selectFrom('users')
      .select('passwordHash')
      .execute()
    expect(new Set(hashes.map(({ passwordHash }) => passwordHash)).size).toBe(2)
  })

  it('is made anew when somebody signs in whose hash has older parameters', async () => {
    const service = await buildService({}, { hashCost: 'usual' })
    const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await addUser(service, email, { passwordHash: older })
    expect((await signInWith(service, 'un altro cavallo')).status).toBe(401)
    expect(await storedHash(service)).toBe(older)
    expect((await signInWith(service, password)).status).toBe(200)
    const renewed = await storedHash(service)
    expect(renewed?.slice(0, parameters.length)).toBe(parameters)
    expect((await signInWith(service, password)).status).toBe(200)
    expect(await storedHash(service)).toBe(renewed)
  })

  it('stays as it is when too many wait for it to be made anew: signing in does not', async () => {
    const service = await buildService()
    const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await addUser(service, email, { passwordHash: older })
    const others: Reservation[] = []
    vi.mocked(verify).mockImplementationOnce(async () => {
      others.push(...fillQueue(service.accounts.hashes, true))
      return true
    })
    expect((await signInWith(service, password)).status).toBe(200)
    expect(await storedHash(service)).toBe(older)
    for (const reservation of others) reservation[Symbol.dispose]()
    expect((await signInWith(service, password)).status).toBe(200)
    expect(await storedHash(service)).not.toBe(older)
  })

  /** A user with an older hash, which another sign-in makes anew while it is checked, so many times. */
  async function renewedMeanwhile(times: number) {
    const service = await buildService()
    const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const id = await addUser(service, email, { passwordHash: older })
    for (let time = 0; time < times; time++)
      vi.mocked(verify).mockImplementationOnce(async (stored) => {
        const renewed = await service.accounts.hashes.hash(password, freely)
        await service.accounts.users.rehash(id, String(stored), renewed)
        return true
      })
    return service
  }

  it('that another sign-in makes anew meanwhile keeps out nobody', async () => {
    const service = await renewedMeanwhile(1)
    expect((await signInWith(service, password)).status).toBe(200)
  })

  it('that has become another is checked once more, not again and again', async () => {
    const service = await renewedMeanwhile(2)
    expect((await signInWith(service, password)).status).toBe(401)
    expect(verify).toHaveBeenCalledTimes(2)
  })

  it('that can’t be read a second time leaves room for more', async () => {
    const service = await buildService()
    const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const id = await addUser(service, email, { passwordHash: older })
    const { queries } = service.database
    vi.mocked(verify).mockImplementationOnce(async (stored) => {
      const renewed = await service.accounts.hashes.hash(password, freely)
      await service.accounts.users.rehash(id, String(stored), renewed)
      await sql`ALTER TABLE users RENAME COLUMN email_verified_at TO elsewhere`.execute(queries)
      return true
    })
    expect((await signInWith(service, password)).status).toBe(500)
    expect(fillQueue(service.accounts.hashes)).toHaveLength(
      fillQueue((await buildService()).accounts.hashes).length,
    )
  })

  it('that has become another password’s opens nothing', async () => {
    const service = await buildService()
    const id = await register(service, email)
    vi.mocked(verify).mockImplementationOnce(async (stored) => {
      const another = await service.accounts.hashes.hash('un altro cavallo', freely)
      await service.accounts.users.rehash(id, String(stored), another)
      return true
    })
    expect((await signInWith(service, password)).status).toBe(401)
    expect(await rowsOf(service, 'sessions')).toEqual([])
  })

  it('that is gone meanwhile opens nothing', async () => {
    const service = await buildService()
    const id = await register(service, email)
    vi.mocked(verify).mockImplementationOnce(async () => {
      await deleteAccount(service, id)
      return true
    })
    expect((await signInWith(service, password)).status).toBe(401)
  })

  it('that can’t be made anew for another reason is told of', async () => {
    const service = await buildService()
    const older = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await addUser(service, email, { passwordHash: older })
    vi.mocked(hash).mockRejectedValueOnce(new Error('out of memory'))
    expect((await signInWith(service, password)).status).toBe(500)
  })
})

describe('a password', () => {
  it.each([
    ['composed', 'decomposed', 'perché così', 'perche\u0301 cosi\u0300'],
    ['wide', 'narrow', 'ｔｅｇｏｌａ／２６', 'tegola/26'],
    ['ligature', 'letters', 'ﬁducia-cieca', 'fiducia-cieca'],
  ])('chosen in its %s form opens in its %s one', async (_from, _to, chosen, typed) => {
    const service = await buildService()
    await service.browser().post('/api/account/sign-up', { email, password: chosen })
    await service
      .browser()
      .post('/api/account/verify', { token: await newestToken(service, email) })
    expect((await signInWith(service, typed)).status).toBe(200)
  })

  it('is never cut: what differs in its last character is another', async () => {
    const service = await buildService()
    const long = `${'ab'.repeat(63)}c`
    await service.browser().post('/api/account/sign-up', { email, password: `${long}1` })
    await service
      .browser()
      .post('/api/account/verify', { token: await newestToken(service, email) })
    expect((await signInWith(service, `${long}2`)).status).toBe(401)
    expect((await signInWith(service, `${long}1`)).status).toBe(200)
  })

  it('distinguishes capitals', async () => {
    const service = await buildService()
    await register(service, email)
    expect((await signInWith(service, password.toUpperCase())).status).toBe(401)
  })
})

describe('the work of hashing', () => {
  it('is the same whether or not an address is known, and whatever is known of it', async () => {
    const service = await buildService({}, { hashCost: 'usual' })
    const passwordHash = await hash(password)
    await addUser(service, 'verificata@example.it', { passwordHash })
    await addUser(service, 'sospesa@example.it', { passwordHash, emailVerifiedAt: null })
    await addUser(service, 'google@example.it', { google: 'authoritative' })
    for (const address of ['verificata', 'sospesa', 'google', 'nessuno']) {
      vi.clearAllMocks()
      const answer = await signInWith(service, 'sbagliata!', `${address}@example.it`)
      expect(answer.status).toBe(401)
      expect([vi.mocked(verify).mock.calls.length, vi.mocked(hash).mock.calls.length]).toEqual([
        1, 0,
      ])
      const [stored] = vi.mocked(verify).mock.calls[0] ?? []
      expect(String(stored).slice(0, parameters.length)).toBe(parameters)
    }
  })

  it('is not done for a dead link', async () => {
    const service = await buildService()
    const answer = await service
      .browser()
      .post('/api/account/password-reset', { token: 'never-issued', password })
    expect(answer.status).toBe(410)
    expect(hash).not.toHaveBeenCalled()
  })

  it('is not done for the owner of a session', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = service.browser()
    await browser.post('/api/account/sign-in', { email, password })
    vi.clearAllMocks()
    await browser.get('/api/account/session')
    await browser.get('/')
    expect(hash).not.toHaveBeenCalled()
    expect(verify).not.toHaveBeenCalled()
  })

  it('is refused where the queue is full, with a time to come back', async () => {
    const service = await buildService()
    await register(service, email)
    const reservations = fillQueue(service.accounts.hashes)
    const refused = await signInWith(service, password)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('2')
    expect(await refused.json()).toMatchObject({ status: 503, code: 'too-busy' })
    expect(verify).not.toHaveBeenCalled()
    for (const reservation of reservations) reservation[Symbol.dispose]()
    expect((await signInWith(service, password)).status).toBe(200)
    expect(verify).toHaveBeenCalledOnce()
  })
})
