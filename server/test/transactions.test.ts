// On both databases: each rolls back and reports its errors in its own way.
import type { Transaction } from 'kysely'
import { describe, expect, it } from 'vitest'
import { Throttle } from '../src/accounts/throttle.ts'
import type { Schema } from '../src/db/schema.ts'
import { buildService, type Service } from './build-app.ts'
import { addUser, visitAs, whoIn } from './people.ts'

const email = 'giulia@example.it'

/** Leaves a transaction open half-way, and returns what rolls it back. */
async function midTransaction(
  { database }: Service,
  work: (queries: Transaction<Schema>) => Promise<unknown>,
) {
  const worked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const over = database.queries.transaction().execute(async (queries) => {
    await work(queries)
    worked.resolve()
    await end.promise
    throw new Error('gone back')
  })
  over.catch(worked.reject)
  await worked.promise
  return async () => {
    end.resolve()
    await expect(over).rejects.toThrow('gone back')
  }
}

/** A limit of one attempt a minute. */
const once = (key: string) => ({ name: 'test', key, most: 1, seconds: 60 })

const endSessions = (queries: Transaction<Schema>) => queries.deleteFrom('sessions').execute()

describe('a transaction that goes back', () => {
  it('takes no count along that was made meanwhile', async () => {
    const service = await buildService()
    const throttle = new Throttle(service.database)
    const goBack = await midTransaction(service, endSessions)
    const counted = throttle.waitFor([once('somebody')])
    await goBack()
    expect(await counted).toBe(0)
    expect(await throttle.waitFor([once('somebody')])).toBeGreaterThan(0)
  })

  it('takes no count along that was taken back meanwhile', async () => {
    const service = await buildService()
    const keys = [once('given back'), once('cleared')]
    const throttle = new Throttle(service.database)
    expect(await throttle.waitFor(keys)).toBe(0)
    const goBack = await midTransaction(service, endSessions)
    const forgiven = throttle.forgive({ once: keys.slice(0, 1), all: keys.slice(1) })
    await goBack()
    await forgiven
    expect(await throttle.waitFor(keys)).toBe(0)
  })
})

describe('a transaction that is not through', () => {
  it('is seen by nobody who asks who is signed in', async () => {
    const service = await buildService()
    const browser = await visitAs(service, await addUser(service, email))
    const goBack = await midTransaction(service, endSessions)
    expect(await whoIn(browser)).toBe(email)
    await goBack()
    expect(await whoIn(browser)).toBe(email)
  })

  it('is seen from then on when it is', async () => {
    const service = await buildService()
    const browser = await visitAs(service, await addUser(service, email))
    await service.database.queries.transaction().execute(async (queries) => {
      await endSessions(queries)
      expect(await whoIn(browser)).toBe(email)
    })
    expect(await whoIn(browser)).toBeNull()
  })

  it('leaves the server ready', async () => {
    const service = await buildService()
    const goBack = await midTransaction(service, endSessions)
    expect((await service.browser().get('/readyz')).status).toBe(200)
    await goBack()
  })
})
