// On both databases: what has expired is found by its SQL.
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mailTokenMemory } from '../src/accounts/mail-tokens.ts'
import { buildService, type Service } from './build-app.ts'
import { day, hour, minute, stopClock } from './clock.ts'
import { addUser } from './people.ts'
import { rowsOf } from './rows.ts'
import { statementsOf } from './statements.ts'

afterEach(() => void vi.restoreAllMocks())

/** Adds to every swept table a row for each of `ends`, with its name and expiring at its time. */
async function fill(
  { database: { queries } }: Service,
  userId: string,
  ends: Record<string, number>,
) {
  for (const [name, expiresAt] of Object.entries(ends)) {
    await queries
      .insertInto('mailTokens')
      .values({
        tokenHash: name,
        userId,
        purpose: 'verification',
        expiresAt: expiresAt - mailTokenMemory,
      })
      .execute()
    await queries
      .insertInto('googleFlows')
      .values({ flowHash: name, state: '', nonce: '', codeVerifier: '', expiresAt })
      .execute()
    await queries.insertInto('spentIdTokens').values({ tokenHash: name, expiresAt }).execute()
    await queries
      .insertInto('endedSessions')
      .values({ tokenHash: name, userId, expiresAt })
      .execute()
    await queries
      .insertInto('throttles')
      .values({ key: name, points: 1, expire: expiresAt })
      .execute()
    await queries
      .insertInto('saveKeys')
      .values({
        userId,
        key: name,
        fingerprint: '',
        calculationId: '',
        createdAt: expiresAt - day,
      })
      .execute()
    await queries
      .insertInto('sessions')
      .values({
        tokenHash: name,
        userId,
        createdAt: expiresAt - 7 * day,
        lastSeenAt: expiresAt - 7 * day,
      })
      .execute()
  }
}

/** The names of the rows that are still there. */
async function left({ database: { queries } }: Service) {
  const mailTokens = await queries.selectFrom('mailTokens').select('tokenHash as name').execute()
  const flows = await queries.selectFrom('googleFlows').select('flowHash as name').execute()
  const spent = await queries.selectFrom('spentIdTokens').select('tokenHash as name').execute()
  const ended = await queries.selectFrom('endedSessions').select('tokenHash as name').execute()
  const throttles = await queries.selectFrom('throttles').select('key as name').execute()
  const sessions = await queries.selectFrom('sessions').select('tokenHash as name').execute()
  const keys = await queries.selectFrom('saveKeys').select('key as name').execute()
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort()
  return [mailTokens, flows, spent, ended, throttles, keys, sessions].map(names)
}

/** Idempotency keys that have expired. */
async function addOldKeys(service: Service, count: number): Promise<void> {
  const userId = await addUser(service, 'giulia@example.it')
  const rows = Array.from({ length: count }, (_, index) => ({
    userId,
    key: `${index}`,
    fingerprint: '',
    calculationId: '',
    createdAt: 0,
  }))
  for (let from = 0; from < count; from += 200)
    await service.database.queries
      .insertInto('saveKeys')
      .values(rows.slice(from, from + 200))
      .execute()
}

const everywhere = (...names: string[]) => Array(7).fill(names)

describe('the sweep', () => {
  it('forgets what time has ended, and nothing else', async () => {
    stopClock()
    const service = await buildService()
    const userId = await addUser(service, 'giulia@example.it')
    const now = Date.now()
    await fill(service, userId, { long: now - day, just: now, soon: now + 1, later: now + hour })
    await service.sweep()
    expect(await left(service)).toEqual(everywhere('later', 'soon'))
  })

  it('forgets sessions thirty days old, however recently they were used', async () => {
    stopClock()
    const service = await buildService()
    const userId = await addUser(service, 'giulia@example.it')
    const now = Date.now()
    const ages = { old: 30 * day, young: 30 * day - 1 }
    for (const [tokenHash, age] of Object.entries(ages))
      await service.database.queries
        .insertInto('sessions')
        .values({ tokenHash, userId, createdAt: now - age, lastSeenAt: now })
        .execute()
    await service.sweep()
    expect((await left(service)).at(-1)).toEqual(['young'])
  })

  it('keeps a throttle that never expires', async () => {
    const service = await buildService()
    const row = { key: 'for good', points: 1, expire: null }
    await service.database.queries.insertInto('throttles').values(row).execute()
    await service.sweep()
    expect(await service.database.queries.selectFrom('throttles').selectAll().execute()).toEqual([
      row,
    ])
  })

  it('comes again every hour until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const service = await buildService()
    const userId = await addUser(service, 'giulia@example.it')
    const sweeping = service.startSweeping()
    const now = Date.now()
    await fill(service, userId, { first: now + minute, second: now + hour + minute })
    vi.advanceTimersByTime(hour)
    await expect.poll(() => left(service)).toEqual(everywhere('second'))
    await sweeping.stop()
    vi.advanceTimersByTime(hour)
    await sweeping.stop()
    expect(await left(service)).toEqual(everywhere('second'))
  })

  it('removes few rows at a time, and lets requests in between', async () => {
    const service = await buildService()
    await addOldKeys(service, 2600)
    let answered = 0
    let over = false
    const asking = (async () => {
      while (!over) {
        await service.browser().get('/healthz')
        answered++
        await setImmediate()
      }
    })()
    const statements = await statementsOf(() => service.sweep())
    over = true
    await asking
    expect(statements.filter((text) => /^delete from "save_keys"/.test(text))).toHaveLength(6)
    expect(answered).toBeGreaterThanOrEqual(4)
    expect(await rowsOf(service, 'saveKeys')).toEqual([])
  })

  it('stops after the rows under way', async () => {
    const service = await buildService()
    await addOldKeys(service, 2600)
    await service.startSweeping().stop()
    expect((await rowsOf(service, 'saveKeys')).length).toBeGreaterThan(1000)
  })

  it('keeps no process running', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval')
    const service = await buildService()
    timers.mockClear()
    const sweeping = service.startSweeping()
    expect(timers.mock.results.map(({ value }) => value.hasRef())).toEqual([false])
    await sweeping.stop()
  })

  it('says so in the log when it fails, and breaks nothing', async () => {
    const service = await buildService()
    await service.database.queries.schema.dropTable('mailTokens').execute()
    const sweeping = service.startSweeping()
    const said = () => service.logLines.map((line) => JSON.parse(line).msg)
    await expect.poll(said).toEqual(['sweep failed'])
    await sweeping.stop()
    expect((await service.browser().get('/healthz')).status).toBe(200)
  })
})
