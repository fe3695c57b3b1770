import { createHmac } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { requestMail } from '../src/mail/outbox.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { minute, stopClock } from './clock.ts'
import { addUser, newestToken, password, register, signIn, whoIn } from './people.ts'
import { statementsOf } from './statements.ts'
import { email, fillQueue, network, useUpAllTries, wrong } from './tries.ts'

const name = 'margine-device'
const marco = 'marco@example.it'
const newPassword = 'un cavallo nuovo'

const tryWith = (browser: Browser, typed = password, address = email) =>
  browser.post('/api/account/sign-in', { email: address, password: typed })

/** A browser that brings what another keeps of its accounts, and nothing else. */
function knownLike(service: Service, { cookies }: Browser, address?: string): Browser {
  const browser = service.browser(address)
  browser.cookies.set(name, cookies.get(name) ?? '')
  return browser
}

/** A browser in which its owner has signed in and out again. */
async function known(service: Service, address = email): Promise<Browser> {
  const browser = await signIn(service, address)
  await browser.post('/api/account/sign-out')
  return browser
}

/** Whether a browser finds a place where all others find none. */
async function hasPlace(service: Service, browser: Browser, typed = wrong, address = email) {
  const taken = fillQueue(service.accounts.hashes)
  const { status } = await tryWith(browser, typed, address)
  for (const reservation of taken) reservation[Symbol.dispose]()
  return status !== 503
}

async function reset(service: Service, browser: Browser, address = email): Promise<Response> {
  await requestMail(service.database.queries, { kind: 'passwordReset', email: address })
  const token = await newestToken(service, address)
  return browser.post('/api/account/password-reset', { token, password: newPassword })
}

describe('a browser in which the owner of an account has signed in', () => {
  it('keeps a mark of that for ninety days, out of reach of scripts and of other sites', async () => {
    const service = await buildService()
    await register(service, email)
    const answer = await tryWith(service.browser())
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^margine-device=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is let in while strangers hold every other place in the queue', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await known(service)
    const taken = fillQueue(service.accounts.hashes)
    expect((await tryWith(service.browser())).status).toBe(503)
    expect((await tryWith(browser)).status).toBe(200)
    for (const reservation of taken) reservation[Symbol.dispose]()
  })

  it('is let in when strangers have used up the tries on its account', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await known(service)
    await useUpAllTries(service)
    expect((await tryWith(service.browser())).status).toBe(429)
    expect((await tryWith(browser)).status).toBe(200)
  })

  it('has no more wrong passwords than all others from one network, and thirty from everywhere', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await known(service)
    for (let time = 0; time < 10; time++)
      expect((await tryWith(knownLike(service, browser, network), wrong)).status).toBe(401)
    expect((await tryWith(knownLike(service, browser, network))).status).toBe(429)
    for (let time = 10; time < 30; time++) {
      const from = `10.0.0.${time}`
      expect((await tryWith(knownLike(service, browser, from), wrong)).status).toBe(401)
    }
    expect((await tryWith(knownLike(service, browser, '192.0.2.1'))).status).toBe(429)
    // Strangers, and owners elsewhere, have theirs.
    expect((await tryWith(service.browser('192.0.2.2'))).status).toBe(200)
  })

  it('has thirty right ones too, wherever it is: its reserved places are there for others as well', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, email)
    const browser = await known(service)
    for (let time = 0; time < 30; time++)
      expect((await tryWith(knownLike(service, browser, `10.0.0.${time}`))).status).toBe(200)
    expect((await tryWith(knownLike(service, browser, '192.0.2.1'))).status).toBe(429)
    // Strangers' tries, and those at other browsers, count apart.
    expect((await tryWith(service.browser('192.0.2.2'))).status).toBe(200)
    clock.pass(15 * minute)
    expect((await tryWith(knownLike(service, browser, '192.0.2.1'))).status).toBe(200)
  })

  it('is known after signing out too, and is nobody until the password is typed', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await known(service)
    expect([...browser.cookies.keys()]).toEqual([name])
    expect(await whoIn(browser)).toBe(null)
    expect((await browser.get('/')).status).toBe(302)
    expect((await tryWith(browser, wrong)).status).toBe(401)
  })

  it('is known to several accounts, five at most: whoever signed in longest ago is forgotten', async () => {
    const service = await buildService()
    const people = Array.from({ length: 6 }, (_, index) => `persona${index}@example.it`)
    for (const address of people) await register(service, address)
    const browser = service.browser()
    for (const address of people)
      expect((await tryWith(browser, password, address)).status).toBe(200)
    expect(browser.cookies.get(name)?.split('.')).toHaveLength(5)
    const found = []
    for (const address of people) found.push(await hasPlace(service, browser, wrong, address))
    expect(found).toEqual([false, true, true, true, true, true])
  })

  it('forgets it when the account is deleted there', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = await signIn(service, email)
    await browser.delete('/api/account')
    expect(browser.cookies.has(name)).toBe(false)
  })
})

describe('the mark of an account', () => {
  it('is given for a right password of a verified address alone', async () => {
    const service = await buildService()
    await register(service, email)
    const browser = service.browser()
    await tryWith(browser, wrong)
    await browser.post('/api/account/sign-up', { email: marco, password })
    expect((await tryWith(browser, password, marco)).status).toBe(403)
    await browser.post('/api/account/password-reset', { token: 'x', password })
    expect(browser.cookies.has(name)).toBe(false)
  })

  it('is good for no other account, also one with the very same hash', async () => {
    const service = await buildService()
    await register(service, email)
    await register(service, marco)
    const browser = await known(service)
    expect(await hasPlace(service, browser)).toBe(true)
    expect(await hasPlace(service, browser, password, marco)).toBe(false)
    await useUpAllTries(service, 0, marco)
    expect((await tryWith(browser, password, marco)).status).toBe(429)
  })

  it('is void once the password is reset, but in the browser that chose the new one', async () => {
    const service = await buildService()
    await register(service, email)
    const before = await known(service)
    const chooser = service.browser()
    expect((await reset(service, chooser)).status).toBe(204)
    expect(await hasPlace(service, before)).toBe(false)
    expect(await hasPlace(service, chooser, newPassword)).toBe(true)
    expect(chooser.cookies.get(name)).not.toBe(before.cookies.get(name))
  })

  it('is void in the account that somebody makes with the same address and password later', async () => {
    const service = await buildService()
    await addUser(service, email, { passwordHash: await service.accounts.hashes.hash(password) })
    const browser = await known(service)
    await (await signIn(service, email)).delete('/api/account')
    await addUser(service, email, { passwordHash: await service.accounts.hashes.hash(password) })
    expect(await hasPlace(service, browser)).toBe(false)
  })

  it('is of the hash that a sign-in has made anew', async () => {
    const service = await buildService()
    const older = await hash(password, { memoryCost: 16, timeCost: 1, parallelism: 1 })
    await addUser(service, email, { passwordHash: older })
    const browser = await known(service)
    expect(await hasPlace(service, browser)).toBe(true)
  })

  it.each([
    [
      'made with no key, for an account without a password',
      createHmac('sha256', '').update(`device of ${marco}`).digest('base64url'),
    ],
    ['of the right length', 'A'.repeat(43)],
    ['too short', 'A'],
    ['empty', ''],
    ['of signs that take several bytes', encodeURIComponent('è'.repeat(43))],
    ['badly encoded', '%E0%A4%A'],
    ['a long list', 'A.'.repeat(4000)],
  ])('that is made up helps nobody: %s', async (_what, made) => {
    const service = await buildService()
    await register(service, email)
    await addUser(service, marco, { google: 'authoritative' })
    const browser = service.browser()
    browser.cookies.set(name, made)
    for (const address of [email, marco, 'nessuno@example.it'])
      expect(await hasPlace(service, browser, password, address)).toBe(false)
    expect((await tryWith(browser)).status).toBe(200)
  })

  it('that is made up tells nothing of an address: the same answer, for the same work', async () => {
    const service = await buildService()
    await register(service, email)
    await addUser(service, marco, { google: 'authoritative' })
    await addUser(service, 'sospesa@example.it', { emailVerifiedAt: null })
    const seen = []
    for (const address of [email, marco, 'sospesa@example.it', 'nessuno@example.it']) {
      const browser = service.browser()
      browser.cookies.set(name, 'A'.repeat(43))
      let answer: Response | undefined
      const statements = await statementsOf(async () => {
        answer = await tryWith(browser, wrong, address)
      })
      const taken = fillQueue(service.accounts.hashes)
      const refused = await statementsOf(() => tryWith(browser, wrong, address))
      for (const reservation of taken) reservation[Symbol.dispose]()
      seen.push([answer?.status, await answer?.text(), statements.length, refused.length])
    }
    expect(seen).toEqual(Array(4).fill(seen[0]))
    expect(seen[0]).toEqual([
      401,
      expect.stringContaining('wrong-credentials'),
      expect.any(Number),
      1,
    ])
  })
})

describe('a good link', () => {
  it('finds a place for the password that is typed with it, while strangers hold all others', async () => {
    const service = await buildService()
    await register(service, email)
    await requestMail(service.database.queries, { kind: 'passwordReset', email })
    const token = await newestToken(service, email)
    for (const browser of [service.browser(), service.browser()])
      await browser.post('/api/account/sign-up', { email: marco, password })
    const contested = await newestToken(service, marco)
    const taken = fillQueue(service.accounts.hashes)
    const ask = (path: string, body: object) => service.browser().post(`/api/account/${path}`, body)
    expect((await ask('password-reset', { token: 'x', password: newPassword })).status).toBe(410)
    expect((await ask('password-reset', { token, password: newPassword })).status).toBe(204)
    expect((await ask('verify', { token: contested, password: newPassword })).status).toBe(204)
    for (const reservation of taken) reservation[Symbol.dispose]()
  })
})
