import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { requestMail } from '../../src/mail/outbox.ts'
import { buildService, type Service } from '../build-app.ts'
import { emptyDatabase } from '../build-database.ts'
import { save } from '../calculations.ts'
import { addUser, password, signedIn, visitAs, whoIn } from '../people.ts'
import { startPostgres } from '../postgres-server.ts'
import { ending, start } from '../programs.ts'
import { startSilentProxy } from '../silent-proxy.ts'

const email = 'giulia@example.it'

/** A service on a PostgreSQL that the test may stop, and a signed-in person. */
async function serviceOnItsOwn() {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const { dataDir } = await emptyDatabase()
  const service = await buildService({}, { settings: { dataDir, databaseUrl: postgres.url } })
  return { postgres, service, browser: await signedIn(service, email) }
}

const statusOf = async (answer: Promise<Response>) => (await answer).status

async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.json()).toMatchObject({ code: 'unavailable' })
}

describe('while PostgreSQL is away', () => {
  it('the server says so at every call, serves what needs no database, and is back with it', async () => {
    const { postgres, service, browser } = await serviceOnItsOwn()
    expect(await statusOf(browser.get('/readyz'))).toBe(200)
    await postgres.leave()
    expect(await statusOf(browser.get('/readyz'))).toBe(503)
    expect(await statusOf(browser.get('/healthz'))).toBe(200)
    expect(await statusOf(browser.get('/privacy'))).toBe(200)
    await expectUnavailable(await browser.get('/'))
    await expectUnavailable(await browser.get('/api/account/session'))
    await expectUnavailable(await browser.post('/api/account/sign-in', { email, password }))
    await expectUnavailable(await browser.post('/api/account/sign-up', { email, password }))
    await expectUnavailable(await browser.post('/api/account/sign-out'))
    await postgres.comeBack()
    await expect
      .poll(() => statusOf(browser.get('/readyz')), { timeout: 5000, interval: 50 })
      .toBe(200)
    expect(await whoIn(browser)).toBe(email)
    expect(service.logLines.join('\n')).toMatch(/"outage":true/)
  })

  it('mail waits, and is sent once it is back', async () => {
    const { postgres, service } = await serviceOnItsOwn()
    const waiting = () => service.database.queries.selectFrom('outbox').select('id').execute()
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    await postgres.leave()
    service.worker.start()
    await expect.poll(() => service.logLines.join('\n')).toContain('outbox out of reach')
    await postgres.comeBack()
    await expect.poll(waiting, { timeout: 10_000, interval: 100 }).toEqual([])
    await service.worker.stop()
  })
})

describe('while PostgreSQL is silent', () => {
  const waits = { connection: 800, answer: 1000, readiness: 1200 }
  /** Longer than the timeouts, for a busy machine. */
  const soon = 6000

  /** A service that speaks to its PostgreSQL through a proxy, and a signed-in person. */
  async function serviceBehindProxy() {
    const settings = await emptyDatabase()
    const url = new URL(settings.databaseUrl ?? '')
    const proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port) })
    onTestFinished(proxy.close)
    url.host = `127.0.0.1:${proxy.port}`
    const service = await buildService(
      {},
      { settings: { ...settings, databaseUrl: url.href }, waits: { postgres: waits } },
    )
    return { proxy, service, browser: await visitAs(service, await addUser(service, email)) }
  }

  const timed = async (answer: Promise<Response>) => {
    const began = performance.now()
    const { status } = await answer
    return { status, inTime: performance.now() - began < soon }
  }

  it('every call is told so in time, however many there are, and all is well with it', async () => {
    const { proxy, browser } = await serviceBehindProxy()
    proxy.swallow()
    const calls = Array.from({ length: 12 }, () => [
      timed(browser.get('/readyz')),
      timed(browser.get('/api/calculations')),
      timed(save(browser)),
    ])
    const answers = await Promise.all(calls.flat())
    expect(answers).toEqual(answers.map(() => ({ status: 503, inTime: true })))
    expect(await statusOf(browser.get('/healthz'))).toBe(200)
    proxy.heal()
    await expect
      .poll(() => statusOf(browser.get('/readyz')), { timeout: soon, interval: 20 })
      .toBe(200)
    // No connection that timed out is left in the pool.
    const after = Array.from({ length: 12 }, () => statusOf(browser.get('/api/calculations')))
    expect(new Set(await Promise.all(after))).toEqual(new Set([200]))
    expect(await statusOf(save(browser))).toBe(201)
  })

  it('a connection whose statement was not answered in time serves nobody else', async () => {
    const { service } = await serviceBehindProxy()
    const { queries } = service.database
    const error = await sql`SELECT set_config('statement_timeout', '0', false)`
      .execute(queries)
      .then(() => sql`SELECT pg_sleep(5)`.execute(queries))
      .catch((caught: unknown) => caught)
    expect(service.database.isOutage(error)).toBe(true)
    const began = performance.now()
    const { rows } = await sql`SELECT 1 AS one`.execute(queries)
    expect(rows).toEqual([{ one: 1 }])
    expect(performance.now() - began).toBeLessThan(soon)
  })

  it('the server ends when it is told to', async () => {
    const { proxy, service, browser } = await serviceBehindProxy()
    const { queries } = service.database
    await Promise.all([1, 2, 3].map(() => queries.selectFrom('users').select('id').execute()))
    proxy.swallow()
    const asking = statusOf(browser.get('/api/calculations'))
    await service.close()
    expect(await asking).toBe(503)
  })
})

describe('the server does not start, and says why in one line,', () => {
  const start_ = (DATABASE_URL: string) =>
    ending(start('../src/main.ts', { DATABASE_URL, DATA_DIR: '/nonexistent' }))

  it('where nothing answers', async () => {
    expect(await start_('postgres://margine:segreta@127.0.0.1:1/margine')).toEqual({
      said: "The database 127.0.0.1:1/margine can't be used: connect ECONNREFUSED 127.0.0.1:1\n",
      code: 1,
    })
  })

  it('where the password is wrong', async () => {
    const { databaseUrl = '' } = await emptyDatabase()
    const url = new URL(databaseUrl)
    url.password = 'sbagliata'
    const { said, code } = await start_(url.href)
    expect(said).toBe(
      `The database ${url.host}/postgres can't be used: password authentication failed for user "margine"\n`,
    )
    expect(code).toBe(1)
  })
})

describe('a connection to PostgreSQL', () => {
  const shown = async ({ database }: Service, setting: string) => {
    const { rows } = await sql.raw(`SHOW ${setting}`).execute(database.queries)
    return Object.values(rows[0] as object)[0]
  }

  it('waits for nothing longer than seconds', async () => {
    const service = await buildService({}, { waits: {} })
    expect(await shown(service, 'statement_timeout')).toBe('1350ms')
    expect(await shown(service, 'lock_timeout')).toBe('1200ms')
    expect(await shown(service, 'idle_in_transaction_session_timeout')).toBe('4s')
  })

  it('that waits in vain for a lock is said to be worth another try', async () => {
    const { database, config } = await buildService()
    const other = new pg.Client(config.databaseUrl)
    await other.connect()
    await other.query('BEGIN; LOCK TABLE users')
    const error = await database.queries
      .transaction()
      .execute(async (queries) => {
        await sql`SET LOCAL lock_timeout = '20ms'`.execute(queries)
        await queries.selectFrom('users').select('id').execute()
      })
      .catch((caught: unknown) => caught)
    await other.end()
    expect(error).toMatchObject({ code: '55P03' })
    expect(database.isOutage(error)).toBe(true)
  })

  it('that asks wrongly is no outage', async () => {
    const { database } = await buildService()
    const error = await sql`SELECT nothing FROM nowhere`
      .execute(database.queries)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: '42P01' })
    expect(database.isOutage(error)).toBe(false)
  })

  it('that breaks in the middle of a transaction, between two statements, is an outage and no end', async () => {
    const { database, config, logLines } = await buildService()
    const error = await database.queries
      .transaction()
      .execute(async (queries) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(queries)
        const other = new pg.Client(config.databaseUrl)
        await other.connect()
        await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
        await other.end()
        await expect.poll(() => logLines.join('\n')).toContain('terminating connection')
        await queries.selectFrom('users').select('id').execute()
      })
      .catch((caught: unknown) => caught)
    expect(database.isOutage(error)).toBe(true)
    expect(await database.queries.selectFrom('users').select('id').execute()).toEqual([])
  })

  it('that breaks while nobody uses it is replaced', async () => {
    const { database, config, logLines } = await buildService()
    // Only this test's connections: other files use the same PostgreSQL.
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(
      database.queries,
    )
    const other = new pg.Client(config.databaseUrl)
    await other.connect()
    await other.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await other.end()
    await expect.poll(() => logLines.join('\n')).toContain('terminating connection')
    expect(await database.queries.selectFrom('users').select('id').execute()).toEqual([])
  })
})
