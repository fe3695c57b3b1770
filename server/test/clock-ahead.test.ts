// On both databases: what counts as over is decided in their statements.
import { describe, expect, it } from 'vitest'
import { networksOf } from '../src/http/networks.ts'
import { claimDue, requestMail, retryLater } from '../src/mail/outbox.ts'
import { buildService } from './build-app.ts'
import { day, hour, minute, second, stopClock } from './clock.ts'
import { walkProvider } from './google-provider.ts'
import { buildGoogle, openPopup, returnPopup } from './google-sign-in.ts'
import {
  addUser,
  mailsTo,
  newestToken,
  password,
  register,
  signedIn,
  visitAs,
  whoIn,
} from './people.ts'
import { rowsOf } from './rows.ts'
import { email, network, seconds, trySignIn, useUpTries } from './tries.ts'

const year = 365 * day

/** A clock that is a year ahead for as long as some work takes. */
async function aYearAhead<Result>(
  clock: ReturnType<typeof stopClock>,
  work: () => Promise<Result>,
): Promise<Result> {
  clock.pass(year)
  const result = await work()
  clock.pass(-year)
  return result
}

describe('once a clock that was a year ahead is right again', () => {
  it('tries that were used up then are over, and new ones count from now', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await aYearAhead(clock, () => useUpTries(service))
    await useUpTries(service)
    expect(await seconds(await trySignIn(service, network, password))).toBe(900)
  })

  it('a limit that was met then is not remembered', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await aYearAhead(clock, async () => {
      await useUpTries(service)
      expect(await seconds(await trySignIn(service, network))).toBe(900)
    })
    expect((await trySignIn(service, network, password)).status).toBe(200)
  })

  it('mails that were asked for then are sent', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await aYearAhead(clock, () =>
      requestMail(service.database.queries, { kind: 'passwordReset', email }),
    )
    expect(await mailsTo(service, email)).toHaveLength(1)
  })

  it('a mail that was asked for then and is not taken is given up after a day', async () => {
    const clock = stopClock()
    const service = await buildService()
    await aYearAhead(clock, () =>
      requestMail(service.database.queries, { kind: 'passwordReset', email }),
    )
    const tried = async () => {
      const row = await claimDue(service.database.queries)
      return row !== null && (await retryLater(service.database.queries, row))
    }
    for (let time = 0; time < 9; time++) {
      expect(await tried()).toBe(true)
      clock.pass(3 * hour)
    }
    expect(await tried()).toBe(false)
  })

  it('a mail that was not taken then is tried again', async () => {
    const clock = stopClock()
    const { database } = await buildService()
    await requestMail(database.queries, { kind: 'passwordReset', email })
    await aYearAhead(clock, async () => {
      const row = await claimDue(database.queries)
      expect(row !== null && (await retryLater(database.queries, row))).toBe(true)
    })
    expect(await claimDue(database.queries)).toMatchObject({ email, attempts: 2 })
  })

  it('a session that began then is over', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await aYearAhead(clock, () => signedIn(service))
    expect(await whoIn(browser)).toBe(null)
  })

  it('whoever signed in very often then signs in now', async () => {
    const clock = stopClock()
    const service = await buildService()
    const id = await addUser(service, email)
    await aYearAhead(clock, async () => {
      for (let time = 0; time < 20; time++) await visitAs(service, id)
    })
    expect(await whoIn(await visitAs(service, id))).toBe(email)
    expect(await rowsOf(service, 'sessions')).toHaveLength(20)
  })

  it('a session that was used then goes on, and is unused from now', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service)
    clock.pass(15 * minute)
    expect(await whoIn(browser)).toBe('giulia@example.it')
    clock.pass(-13 * minute)
    expect(await whoIn(browser)).toBe('giulia@example.it')
    const [session] = await rowsOf(service, 'sessions')
    expect(session).toMatchObject({ lastSeenAt: Date.now() })
    clock.pass(7 * day)
    expect(await whoIn(browser)).toBe(null)
  })

  it('an address that was signed up then awaits for seven days from the next sweep', async () => {
    const clock = stopClock()
    const service = await buildService()
    await aYearAhead(clock, () =>
      service.browser().post('/api/account/sign-up', { email, password }),
    )
    await service.sweep()
    clock.pass(7 * day - 1)
    await service.sweep()
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    clock.pass(1)
    await service.sweep()
    expect(await rowsOf(service, 'users')).toEqual([])
  })

  it.each([
    ['verification', 'verify', {}],
    ['passwordReset', 'password-reset', { password: 'una tegola nuova' }],
  ] as const)('a link of then is over: %s', async (kind, path, rest) => {
    const clock = stopClock()
    const service = await buildService()
    await service.browser().post('/api/account/sign-up', { email, password })
    await mailsTo(service, email)
    const token = await aYearAhead(clock, async () => {
      await requestMail(service.database.queries, { kind, email })
      return newestToken(service, email)
    })
    const answer = await service.browser().post(`/api/account/${path}`, { token, ...rest })
    expect(answer.status).toBe(410)
  })

  it('a popup that was opened then is over', async () => {
    const clock = stopClock()
    const { service } = await buildGoogle()
    const browser = service.browser()
    const authorizationUrl = await aYearAhead(clock, () => openPopup(browser))
    const returned = await walkProvider(authorizationUrl, { email })
    expect(await returnPopup(browser, returned)).toBe('/accesso-google#google-token-refused')
  })

  it('somebody who wrote too much then may write', async () => {
    const clock = stopClock()
    const { calculations } = await buildService()
    await aYearAhead(clock, async () => {
      for (let time = 0; time < 120; time++)
        await calculations.remove({ id: 'giulia', session: '' }, 'none')
      await expect(calculations.remove({ id: 'giulia', session: '' }, 'none')).rejects.toThrow(
        'too many',
      )
    })
    expect(await calculations.remove({ id: 'giulia', session: '' }, 'none')).toBe(false)
  })

  it('counters of then are swept', async () => {
    const clock = stopClock()
    const service = await buildService()
    await aYearAhead(clock, () => service.accounts.throttles.countLink(networksOf(network)))
    await service.accounts.throttles.countGoogle(networksOf(network))
    await service.sweep()
    expect(await rowsOf(service, 'throttles')).toMatchObject([
      { key: expect.stringMatching(/^google/) },
    ])
  })
})

describe('once a clock that was behind is right again', () => {
  it.each([hour, year])('sessions go on that a sweep met then: by %i ms', async (behind) => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service)
    clock.pass(-behind)
    await service.sweep()
    clock.pass(behind)
    expect(await whoIn(browser)).toBe('giulia@example.it')
  })
})

describe('of clocks that differ by seconds', () => {
  it('the one behind counts on', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await useUpTries(service)
    clock.pass(-20 * second)
    expect(await seconds(await trySignIn(service, network, password))).toBe(920)
  })

  it('the one behind knows the sessions of the one ahead', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service)
    clock.pass(-20 * second)
    expect(await whoIn(browser)).toBe('giulia@example.it')
  })

  it('the one behind lets mails wait that are to wait', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    await service.database.queries
      .updateTable('outbox')
      .set({ nextAttemptAt: Date.now() + hour })
      .execute()
    clock.pass(-20 * second)
    expect(await mailsTo(service, email)).toEqual([])
  })
})
