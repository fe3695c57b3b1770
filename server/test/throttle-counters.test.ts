// On both databases: attempts are counted by upserts of their own.
import { describe, expect, it } from 'vitest'
import { networksOf } from '../src/http/networks.ts'
import { buildService, type Service } from './build-app.ts'
import { minute, second, stopClock } from './clock.ts'
import { password, register } from './people.ts'
import { rowsOf } from './rows.ts'
import { statementsOf } from './statements.ts'
import { email, network, seconds, trySignIn, useUpAllTries, useUpTries, wrong } from './tries.ts'

describe('the tries on an account', () => {
  it('are over after the pause, which further ones do not prolong', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await service.accounts.throttles.countSignIn(email, networksOf(network))
    clock.pass(minute)
    for (let time = 0; time < 9; time++)
      await service.accounts.throttles.countSignIn(email, networksOf(network))
    for (let time = 0; time < 13; time++) {
      expect((await trySignIn(service, network)).status).toBe(429)
      clock.pass(minute)
    }
    expect(await seconds(await trySignIn(service, network, password))).toBe(60)
    clock.pass(minute)
    expect((await trySignIn(service, network, password)).status).toBe(200)
  })

  it('from where its owner signs in are forgotten', async () => {
    const service = await buildService()
    await register(service, email)
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 8; time++)
        await service.accounts.throttles.countSignIn(email, networksOf(network))
      expect((await trySignIn(service, network)).status).toBe(401)
      expect((await trySignIn(service, network, password)).status).toBe(200)
    }
  })

  it('from elsewhere are not forgotten when its owner signs in', async () => {
    const service = await buildService()
    await register(service, email)
    await useUpAllTries(service, 2)
    expect((await trySignIn(service, '192.0.2.1', password)).status).toBe(200)
    expect((await trySignIn(service, '203.0.113.98')).status).toBe(401)
    expect((await trySignIn(service, '203.0.113.97')).status).toBe(401)
    expect((await trySignIn(service, '203.0.113.96')).status).toBe(429)
  })

  it.each([
    ['one network', 10, () => network, []],
    [
      'many networks',
      5,
      (index: number) => `203.0.113.${index}`,
      Array.from({ length: 95 }, (_, index) => `10.0.0.${index}`),
    ],
  ] as const)(
    'are counted one by one at the same moment, from %s',
    async (_from, most, from, before) => {
      const { throttles } = (await buildService()).accounts
      for (const place of before) await throttles.countSignIn(email, networksOf(place))
      let counted = 0
      for (let round = 0; round < 3; round++) {
        const tries = await Promise.allSettled(
          Array.from({ length: 8 }, (_, index) =>
            throttles.countSignIn(email, networksOf(from(round * 8 + index))),
          ),
        )
        counted += tries.filter(({ status }) => status === 'fulfilled').length
      }
      expect(counted).toBe(most)
    },
  )
})

describe('a call that is refused', () => {
  it.each([
    ['sign-in', 11, (service: Service) => trySignIn(service, network)],
    [
      'sign-up',
      2,
      (service: Service) =>
        service.browser(network).post('/api/account/sign-up', { email, password }),
    ],
    [
      'password-reset-mail',
      2,
      (service: Service) =>
        service.browser(network).post('/api/account/password-reset-mail', { email }),
    ],
    [
      'feedback',
      6,
      (service: Service) => service.browser(network).post('/api/feedback', { message: 'ciao' }),
    ],
    [
      'verify',
      31,
      (service: Service) => service.browser(network).post('/api/account/verify', { token: 'x' }),
    ],
  ] as const)('writes nothing, and asks once a second at most: %s', async (_path, times, ask) => {
    const clock = stopClock()
    const service = await buildService()
    for (let time = 1; time < times; time++) await ask(service)
    const refused = async () => expect((await ask(service)).status).toBe(429)
    expect(await statementsOf(refused)).toEqual([expect.stringMatching(/^select/)])
    expect(await statementsOf(refused)).toEqual([])
    clock.pass(second)
    expect(await statementsOf(refused)).toEqual([expect.stringMatching(/^select/)])
  })

  it('counts for nothing where another limit refused it', async () => {
    const clock = stopClock()
    const service = await buildService()
    await useUpTries(service)
    for (let time = 0; time < 60; time++) await trySignIn(service, network)
    expect((await trySignIn(service, network, wrong, 'b@example.it')).status).toBe(401)
    clock.pass(15 * minute)
    expect((await trySignIn(service, network)).status).toBe(401)
  })
})

describe('the table of what was tried', () => {
  it('names nobody', async () => {
    const service = await buildService()
    await service.browser(network).post('/api/account/sign-up', { email, password })
    await trySignIn(service, network)
    await service.browser(network).post('/api/feedback', { message: 'ciao' })
    const rows = await rowsOf(service, 'throttles')
    expect(rows.length).toBeGreaterThan(5)
    const hidden = rows.map((row) => ('key' in row ? row.key : ''))
    for (const key of hidden) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/)
    expect(new Set(hidden.map((key) => key.split(':')[1])).size).toBe(rows.length)
  })
})
