// On both databases: what meets at the same moment is parted by locks.
import { describe, expect, it } from 'vitest'
import { buildService, type Service } from './build-app.ts'
import { saved } from './calculations.ts'
import { minute, stopClock } from './clock.ts'
import { mailsOf, newestToken, password, register, signedIn, signIn, whoIn } from './people.ts'
import { repeats } from './repeats.ts'
import { rowsOf } from './rows.ts'

const email = 'giulia@example.it'
const rounds = 5

const trySignIn = (service: Service, index: number, typed = password) => {
  const browser = service.browser(`203.0.113.${index}`)
  const answer = browser.post('/api/account/sign-in', { email, password: typed })
  return answer.then(({ status }) => ({ browser, status }))
}

/** Sign-ins at the same moment as something else, some asked for before it and some after. */
async function signInsDuring(service: Service, other: () => Promise<Response>) {
  const before = [0, 1].map((index) => trySignIn(service, index))
  const answer = other()
  const after = [2, 3, 4].map((index) => trySignIn(service, index))
  return { answer: await answer, attempts: await Promise.all([...before, ...after]) }
}

const counted = (answers: readonly Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('an account that is deleted while its owner signs in elsewhere', { repeats }, () => {
  it('leaves nobody signed in, and nothing behind', async () => {
    const service = await buildService()
    for (let round = 0; round < rounds; round++) {
      await service.database.queries.deleteFrom('throttles').execute()
      await register(service, email)
      const owner = await signIn(service, email)
      const { answer, attempts } = await signInsDuring(service, () => owner.delete('/api/account'))
      expect(answer.status).toBe(204)
      for (const { browser, status } of attempts) {
        // An account has only so many places in the queue for hashes.
        expect([200, 401, 503]).toContain(status)
        expect(await whoIn(browser)).toBeNull()
      }
      for (const table of ['users', 'sessions', 'mailTokens'] as const)
        expect(await rowsOf(service, table)).toEqual([])
      expect(await rowsOf(service, 'outbox')).toMatchObject([{ kind: 'accountDeleted' }])
      await service.database.queries.deleteFrom('outbox').execute()
    }
  })

  it('is deleted once by twenty at the same moment', async () => {
    const service = await buildService()
    await register(service, email)
    const owner = await signIn(service, email)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.delete('/api/account')),
    )
    expect(counted(answers, 204) + counted(answers, 401)).toBe(20)
    expect(counted(answers, 204)).toBeGreaterThan(0)
    expect(await rowsOf(service, 'users')).toEqual([])
  })

  it('is taken along whole, or not at all', async () => {
    const service = await buildService()
    for (let round = 0; round < 40; round++) {
      await service.database.queries.deleteFrom('throttles').execute()
      const owner = await signedIn(service, email)
      await saved(owner)
      const deletion = owner.delete('/api/account')
      for (let steps = 0; steps < round; steps++) await null
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => owner.get('/api/account/export')),
      )
      expect((await deletion).status).toBe(204)
      const taken = answers.filter(({ status }) => status === 200)
      expect(taken.length + counted(answers, 401)).toBe(answers.length)
      for (const answer of taken)
        expect(await answer.json()).toMatchObject({
          account: { email, sessions: [{}] },
          calculations: [{}],
        })
    }
  })

  it('gets no mail and no link that was asked for at the same moment', async () => {
    stopClock()
    const service = await buildService()
    await register(service, email)
    const owner = await signIn(service, email)
    const sent = (await mailsOf(service)).length
    await Promise.all([
      service.browser().post('/api/account/password-reset-mail', { email }),
      owner.delete('/api/account'),
      service.worker.drain(),
    ])
    await service.worker.drain()
    expect(await rowsOf(service, 'mailTokens')).toEqual([])
    expect(await rowsOf(service, 'outbox')).toEqual([])
    // The news that it is gone, and the link where it was sent before.
    expect((await mailsOf(service)).length - sent).toBeLessThanOrEqual(2)
  })
})

describe('a password that is reset while somebody signs in with the old one', { repeats }, () => {
  it('leaves in nobody who came with the old one', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    let current = password
    for (let round = 0; round < rounds; round++) {
      clock.pass(2 * minute)
      await service.database.queries.deleteFrom('throttles').execute()
      await service.browser().post('/api/account/password-reset-mail', { email })
      const token = await newestToken(service, email)
      const next = `cavallo numero ${round}`
      const old = current
      const attempts = [0, 1, 2].map((index) => trySignIn(service, index, old))
      const reset = service.browser().post('/api/account/password-reset', { token, password: next })
      const late = [3, 4].map((index) => trySignIn(service, index, old))
      expect((await reset).status).toBe(204)
      for (const { browser, status } of await Promise.all([...attempts, ...late])) {
        expect([200, 401, 503]).toContain(status)
        expect(await whoIn(browser)).toBeNull()
      }
      expect((await trySignIn(service, 9, next)).status).toBe(200)
      current = next
    }
  })

  it('is set once by two links that are used by many at the same moment', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    const tokens: string[] = []
    for (let mail = 0; mail < 2; mail++) {
      await service.browser().post('/api/account/password-reset-mail', { email })
      tokens.push(await newestToken(service, email))
      clock.pass(2 * minute)
    }
    const chosen = Array.from({ length: 8 }, (_, index) => `hash number ${index}`)
    // As in several processes: one has only so many places in its queue for an account.
    const outcomes = await Promise.all(
      chosen.map((hash, index) =>
        service.accounts.addresses.resetPassword(tokens[index % 2] ?? '', hash, {
          session: undefined,
          isKnown: false,
        }),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['done', ...Array(7).fill('expired')])
    const kept = await service.accounts.users.credentialsOf(email)
    expect(kept?.passwordHash).toBe(chosen[outcomes.indexOf('done')])
  })
})
