import { describe, expect, it } from 'vitest'
import { networksOf } from '../src/http/networks.ts'
import { TooMany } from '../src/http/problem-error.ts'
import { requestMail } from '../src/mail/outbox.ts'
import { buildService, type Service } from './build-app.ts'
import { hour, minute, second, stopClock } from './clock.ts'
import {
  addUser,
  mailsOf,
  mailsTo,
  newestToken,
  password,
  register,
  signIn,
  whoIn,
} from './people.ts'
import {
  email,
  fillQueue,
  network,
  seconds,
  tryOthers,
  trySignIn,
  useUpAllTries,
  useUpTries,
  wrong,
} from './tries.ts'

describe('an account', () => {
  it('bears ten wrong passwords in a quarter of an hour from one network', async () => {
    stopClock()
    const service = await buildService()
    await register(service, email)
    await useUpTries(service)
    expect(await seconds(await trySignIn(service, network))).toBe(15 * 60)
    expect(await seconds(await trySignIn(service, network, password))).toBe(15 * 60)
  })

  it('stays open to its owner elsewhere meanwhile', async () => {
    const service = await buildService()
    await register(service, email)
    await useUpTries(service)
    for (let time = 0; time < 20; time++) await trySignIn(service, network)
    expect((await trySignIn(service, '192.0.2.1', password)).status).toBe(200)
  })

  it('bears a hundred from everywhere together', async () => {
    stopClock()
    const service = await buildService()
    await register(service, email)
    await useUpAllTries(service, 2)
    expect((await trySignIn(service, '203.0.113.98')).status).toBe(401)
    expect((await trySignIn(service, '203.0.113.97')).status).toBe(401)
    expect(await seconds(await trySignIn(service, '203.0.113.99'))).toBe(15 * 60)
    expect(await seconds(await trySignIn(service, '192.0.2.1', password))).toBe(15 * 60)
  })

  it('that nobody has bears no more', async () => {
    stopClock()
    const service = await buildService()
    await useUpTries(service)
    expect(await seconds(await trySignIn(service, network))).toBe(15 * 60)
    await useUpAllTries(service, 10)
    expect(await seconds(await trySignIn(service, '203.0.113.99'))).toBe(15 * 60)
  })

  it('does not charge its owner with tries that were refused for what others did', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await useUpAllTries(service)
    for (let time = 0; time < 20; time++)
      expect((await trySignIn(service, '192.0.2.1', password)).status).toBe(429)
    clock.pass(15 * minute)
    for (let time = 0; time < 10; time++)
      expect((await trySignIn(service, '192.0.2.1')).status).toBe(401)
  })

  it('leaves those alone who are signed in already', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await signIn(service, email)
    await useUpAllTries(service)
    expect((await trySignIn(service, '203.0.113.99')).status).toBe(429)
    expect(await whoIn(browser)).toBe(email)
    expect((await browser.get('/')).status).toBe(200)
  })

  it('opens for its owner at once by a new password', async () => {
    const service = await buildService()
    await register(service, email)
    await useUpAllTries(service, 10)
    await useUpTries(service)
    expect((await trySignIn(service, '203.0.113.99', password)).status).toBe(429)
    const owner = service.browser(network)
    await owner.post('/api/account/password-reset-mail', { email })
    const token = await newestToken(service, email)
    const chosen = 'un cavallo nuovo'
    await owner.post('/api/account/password-reset', { token, password: chosen })
    const answer = await owner.post('/api/account/sign-in', { email, password: chosen })
    expect(answer.status).toBe(200)
  })

  it('does not pay for the tries on another', async () => {
    const service = await buildService()
    await register(service, 'marco@example.it')
    await useUpTries(service)
    await useUpAllTries(service, 10)
    expect((await trySignIn(service, '203.0.113.99')).status).toBe(429)
    expect(await whoIn(await signIn(service, 'marco@example.it'))).toBe('marco@example.it')
  })

  it('counts together however its address is written', async () => {
    const service = await buildService()
    for (const address of ['giulia@example.it', 'GIULIA@example.it', ' giulia@EXAMPLE.it '])
      for (let time = 0; time < 3; time++) await trySignIn(service, network, wrong, address)
    await trySignIn(service, network)
    expect((await trySignIn(service, network)).status).toBe(429)
  })

  it('is not charged for tries there was no time to look at', async () => {
    const service = await buildService()
    const reservations = fillQueue(service.accounts.hashes)
    for (let time = 0; time < 11; time++)
      expect((await trySignIn(service, network)).status).toBe(503)
    for (const reservation of reservations) reservation[Symbol.dispose]()
    await useUpTries(service)
    expect((await trySignIn(service, network)).status).toBe(429)
  })
})

describe('an address on the network', () => {
  it('is let try fifty times in a quarter of an hour, on whatever accounts', async () => {
    stopClock()
    const service = await buildService()
    await tryOthers(service, '203.0.113.1', 49)
    expect((await trySignIn(service, '203.0.113.1', wrong, 'a@example.it')).status).toBe(401)
    expect(await seconds(await trySignIn(service, '203.0.113.1', wrong, 'b@example.it'))).toBe(
      15 * 60,
    )
    expect((await trySignIn(service, '203.0.113.2', wrong, 'b@example.it')).status).toBe(401)
  })

  it('is not held up by people who know their passwords', async () => {
    const service = await buildService()
    await register(service, email)
    await tryOthers(service, '203.0.113.1', 49)
    for (let time = 0; time < 5; time++)
      expect((await trySignIn(service, '203.0.113.1', password)).status).toBe(200)
  })

  it.each([
    ['sign-up', { password }, 20],
    ['verification-mail', {}, 20],
    ['password-reset-mail', {}, 20],
    ['verify', { token: 'x' }, 30],
    ['password-reset', { token: 'x', password }, 30],
  ] as const)('is let ask for %s so often in an hour', async (path, body, times) => {
    const clock = stopClock()
    const service = await buildService()
    let asked = 0
    // Another address each time: each address has its own limits.
    const ask = (from: string) =>
      service
        .browser(from)
        .post(`/api/account/${path}`, { email: `${asked++}@example.it`, ...body })
    for (let time = 0; time < times; time++) expect((await ask('203.0.113.1')).status).not.toBe(429)
    expect(await seconds(await ask('203.0.113.1'))).toBe(60 * 60)
    expect((await ask('203.0.113.2')).status).not.toBe(429)
    clock.pass(hour)
    expect((await ask('203.0.113.1')).status).not.toBe(429)
  })

  it.each([
    ['198.51.100.7', ['198.51.100.7']],
    ['::ffff:198.51.100.7', ['198.51.100.7']],
    ['2001:db8:1:203:4:5:6:7', ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:db8:1:203::', ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    [
      '2001:0DB8:0001:ffff::9',
      ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1:0::/48'],
    ],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ])('counts as the networks that are handed to one customer: %s as %j', (address, names) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(names)
  })

  it('of the same IPv6 network counts as one', async () => {
    const service = await buildService()
    await tryOthers(service, '2001:db8:1:2::1', 50)
    expect((await trySignIn(service, '2001:db8:1:2:aaaa::1')).status).toBe(429)
    expect((await trySignIn(service, '2001:db8:1:3:aaaa::1')).status).toBe(401)
  })

  it.each([
    ['a home of 256 IPv6 networks', (index: number) => `2001:db8:1:${index.toString(16)}::1`, 100],
    ['a site of 65,536', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`, 200],
  ])('of %s is let try only so much oftener', async (_what, from, most) => {
    const service = await buildService()
    let tried = 0
    const tryAll = async () => {
      for (let index = 0; index < 256; index++) {
        await service.accounts.throttles.countSignIn(`${index}@example.it`, networksOf(from(index)))
        tried++
      }
    }
    await expect(tryAll()).rejects.toThrow(TooMany)
    expect(tried).toBe(most)
  })

  it('with all the networks of a site keeps no owner out', async () => {
    const service = await buildService()
    await register(service, email)
    let tried = 0
    for (let index = 0; index < 256; index++)
      await service.accounts.throttles
        .countSignIn(email, networksOf(`2001:db8:1:${(index * 256).toString(16)}::1`))
        .then(
          () => tried++,
          () => {},
        )
    expect(tried).toBe(40)
    expect((await trySignIn(service, '192.0.2.1', password)).status).toBe(200)
  })
})

describe('right passwords', () => {
  /** Signs in without the hash. */
  const signInOften = async ({ accounts: { throttles } }: Service, times: number) => {
    for (let time = 0; time < times; time++) {
      await throttles.countSignIn(email, networksOf(network))
      await throttles.forgiveSignIn(email, networksOf(network))
    }
  }

  it('are hashed thirty times in a quarter of an hour for an account from one network', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    await signInOften(service, 29)
    expect((await trySignIn(service, network, password)).status).toBe(200)
    expect(await seconds(await trySignIn(service, network, password))).toBe(15 * 60)
    expect((await trySignIn(service, '192.0.2.1', password)).status).toBe(200)
    clock.pass(15 * minute)
    expect((await trySignIn(service, network, password)).status).toBe(200)
  })

  it('of an account that is not verified are hashed no oftener', async () => {
    const service = await buildService()
    await service.browser().post('/api/account/sign-up', { email, password })
    await signInOften(service, 29)
    expect((await trySignIn(service, network, password)).status).toBe(403)
    expect((await trySignIn(service, network, password)).status).toBe(429)
  })

  it('on whatever accounts are hashed three hundred times for one network', async () => {
    const service = await buildService()
    const { throttles } = service.accounts
    for (let time = 0; time < 300; time++) {
      await throttles.countSignIn(`${time}@example.it`, networksOf(network))
      await throttles.forgiveSignIn(`${time}@example.it`, networksOf(network))
    }
    expect((await trySignIn(service, network, password)).status).toBe(429)
    expect((await trySignIn(service, '203.0.113.2', password)).status).toBe(401)
  })
})

describe('the mails to an address', () => {
  const ask = (service: Service, path: string) =>
    service.browser().post(`/api/account/${path}`, { email })

  it.each(['verification-mail', 'password-reset-mail'])(
    'may be asked for once a minute and five times an hour, and leave every two minutes, by %s',
    async (path) => {
      const clock = stopClock()
      const service = await buildService()
      await addUser(service, email, { emailVerifiedAt: null })
      const sent = []
      for (let time = 0; time < 7; time++) {
        const { status } = await ask(service, path)
        expect(status).toBe(sent.length < 5 ? 202 : 429)
        expect((await ask(service, path)).status).toBe(429)
        sent.push((await mailsTo(service, email)).length)
        clock.pass(minute)
      }
      expect(sent).toEqual([1, 1, 2, 2, 3, 3, 3])
      clock.pass(hour)
      await ask(service, path)
      expect(await mailsTo(service, email)).toHaveLength(4)
    },
  )

  it('may be asked for again right after signing up, and then say to the second when next, whoever asks', async () => {
    const clock = stopClock()
    const service = await buildService()
    const verified = 'marco@example.it'
    await register(service, verified)
    const again = (to: string) =>
      service.browser().post('/api/account/verification-mail', { email: to })
    for (const to of [email, verified])
      await service.browser().post('/api/account/sign-up', { email: to, password })
    for (const to of [email, verified, 'nessuno@example.it']) {
      expect((await again(to)).status).toBe(202)
      expect(await seconds(await again(to))).toBe(60)
    }
    expect((await mailsTo(service, email)).map(({ subject }) => subject)).toHaveLength(2)

    clock.pass(18 * second)
    const answers = await Promise.all(
      [email, verified, 'nessuno@example.it'].map(async (to) => {
        const answer = await again(to)
        return [answer.headers.get('Retry-After'), await answer.text()]
      }),
    )
    expect(answers[0]?.[0]).toBe('42')
    expect(JSON.parse(answers[0]?.[1] ?? '')).toMatchObject({
      detail: 'Troppi tentativi, riprova tra 42 secondi.',
    })
    expect(answers).toEqual(Array(3).fill(answers[0]))
  })

  /** Whether a mail may be asked for. */
  const countMail = (
    { accounts: { throttles } }: Service,
    ...mail: Parameters<typeof throttles.countMail>
  ) =>
    throttles.countMail(...mail).then(
      () => true,
      () => false,
    )

  it('are not kept from whoever signs up by strangers who have one sent again and again', async () => {
    const clock = stopClock()
    const service = await buildService()
    for (let time = 0; time < 6; time++) {
      for (const stranger of ['203.0.113.8', '203.0.113.9'])
        await service.browser(stranger).post('/api/account/verification-mail', { email })
      clock.pass(50 * second)
    }
    expect((await service.browser().post('/api/account/sign-up', { email, password })).status).toBe(
      202,
    )
    expect((await mailsTo(service, email))[0]?.subject).toMatch(/^Verifica/)
    expect((await ask(service, 'password-reset-mail')).status).toBe(202)
  })

  it.each(['sign-up', 'verification-mail', 'password-reset-mail'])(
    'are not kept from its owner by a stranger elsewhere who asks for %s',
    async (path) => {
      const clock = stopClock()
      const service = await buildService()
      await addUser(service, email, { emailVerifiedAt: null })
      const body = { email, password }
      for (let time = 0; time < 7; time++) {
        await service.browser('2001:db8:1:2::1').post(`/api/account/${path}`, body)
        clock.pass(minute)
      }
      for (const wanted of ['verification-mail', 'sign-up', 'password-reset-mail'])
        expect((await service.browser().post(`/api/account/${wanted}`, body)).status).toBe(202)
    },
  )

  const kinds = [
    ['signUp', 'sign-up'],
    ['verification', 'verification-mail'],
    ['passwordReset', 'password-reset-mail'],
  ] as const

  it.each(kinds)(
    'are not used up by any number of networks, of which each is answered: %s',
    async (kind, path) => {
      const clock = stopClock()
      const service = await buildService()
      await addUser(service, email, { emailVerifiedAt: null })
      for (let index = 0; index < 60; index++) {
        expect(await countMail(service, kind, email, networksOf(`203.0.113.${index}`))).toBe(true)
        await requestMail(service.database.queries, { kind, email })
      }
      expect(await mailsTo(service, email)).toHaveLength(1)
      expect(
        (await service.browser().post(`/api/account/${path}`, { email, password })).status,
      ).toBe(202)
      expect(await mailsTo(service, email)).toHaveLength(1)
      clock.pass(2 * minute - 1)
      expect(await mailsTo(service, email)).toHaveLength(1)
      clock.pass(1)
      expect(await mailsTo(service, email)).toHaveLength(2)
      clock.pass(hour)
      expect(await mailsTo(service, email)).toHaveLength(2)
    },
  )

  it.each(kinds)('that were asked for last bring what works: %s', async (kind) => {
    const clock = stopClock()
    const service = await buildService()
    await addUser(service, email, { emailVerifiedAt: null })
    for (let time = 0; time < 3; time++) {
      await requestMail(service.database.queries, { kind, email })
      await mailsTo(service, email)
      clock.pass(minute)
    }
    const token = await newestToken(service, email)
    const path = kind === 'passwordReset' ? 'password-reset' : 'verify'
    const answer = await service.browser().post(`/api/account/${path}`, { token, password })
    expect(answer.status).toBe(204)
  })

  it('to addresses of one mailbox that nobody verified share one pace', async () => {
    const clock = stopClock()
    const service = await buildService()
    for (let index = 0; index < 5; index++)
      await service
        .browser(`203.0.113.${index}`)
        .post('/api/account/sign-up', { email: `giulia+${index}@example.it`, password })
    const sent = []
    for (let time = 0; time < 7; time++) {
      sent.push((await mailsOf(service)).length)
      clock.pass(minute)
    }
    expect(sent).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  it('to whoever signs up with the plain address do not wait for those to others of its mailbox', async () => {
    const service = await buildService()
    const signUp = (address: string) =>
      service.browser().post('/api/account/sign-up', { email: address, password })
    for (let index = 0; index < 5; index++)
      await requestMail(service.database.queries, {
        kind: 'signUp',
        email: `giulia+${index}@example.it`,
      })
    await mailsOf(service)
    expect((await signUp(email)).status).toBe(202)
    expect(await mailsTo(service, email)).toHaveLength(1)
  })

  it('to an account do not wait for those to other addresses of its mailbox', async () => {
    const service = await buildService()
    await register(service, email)
    await register(service, 'giulia+negozio@example.it')
    for (let index = 0; index < 5; index++)
      await requestMail(service.database.queries, {
        kind: 'passwordReset',
        email: `giulia+${index}@example.it`,
      })
    for (const owner of [email, 'giulia+negozio@example.it']) {
      await requestMail(service.database.queries, { kind: 'passwordReset', email: owner })
      expect(await mailsTo(service, owner)).toHaveLength(1)
    }
  })

  it.each([
    ['giulia+uno@example.it', 'giulia+due@example.it', 429],
    ['giulia@example.it', 'giulia+due@example.it', 429],
    ['giu.lia@gmail.com', 'g.iulia+tre@gmail.com', 429],
    ['giu.lia@example.it', 'giulia@example.it', 202],
    ['giulia@example.it', 'giulia@example.com', 202],
    ['+uno@example.it', '+due@example.it', 202],
  ])('count for the mailbox: %s and %s', async (first, second, status) => {
    stopClock()
    const browser = (await buildService()).browser()
    const path = '/api/account/password-reset-mail'
    expect((await browser.post(path, { email: first })).status).toBe(202)
    expect((await browser.post(path, { email: second })).status).toBe(status)
  })

  it('asked for from one home are those of one network', async () => {
    const service = await buildService()
    const from = (index: number) => networksOf(`2001:db8:1:${index.toString(16)}::1`)
    expect(await countMail(service, 'signUp', email, from(1))).toBe(true)
    expect(await countMail(service, 'signUp', email, from(2))).toBe(false)
  })

  it('are not kept from its owner, who forgot the password, by somebody who goes on signing up', async () => {
    const clock = stopClock()
    const service = await buildService()
    await addUser(service, email)
    for (let time = 0; time < 7; time++) {
      await service.browser('203.0.113.9').post('/api/account/sign-up', { email, password })
      clock.pass(minute)
    }
    expect((await ask(service, 'password-reset-mail')).status).toBe(202)
    // It may leave at the same moment as the last of the others.
    const subjects = (await mailsTo(service, email)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/nuova password/))
  })

  it('are not counted against it where there was no time to sign it up', async () => {
    stopClock()
    const service = await buildService()
    const reservations = fillQueue(service.accounts.hashes)
    const signUp = () => service.browser().post('/api/account/sign-up', { email, password })
    expect((await signUp()).status).toBe(503)
    for (const reservation of reservations) reservation[Symbol.dispose]()
    expect((await signUp()).status).toBe(202)
  })

  it('are not fewer for what others are sent', async () => {
    const service = await buildService()
    await addUser(service, email)
    for (let index = 0; index < 10; index++)
      await service
        .browser()
        .post('/api/account/password-reset-mail', { email: `${index}@example.it` })
    await ask(service, 'password-reset-mail')
    expect(await mailsTo(service, email)).toHaveLength(1)
  })
})
