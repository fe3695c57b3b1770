// On both databases: mails are claimed by workers that must not meet.
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mailPace } from '../src/accounts/account-mail.ts'
import { claimDue, requestMail, retryLater } from '../src/mail/outbox.ts'
import type { Mail, Transport } from '../src/mail/transport.ts'
import { MailWorker } from '../src/mail/worker.ts'
import { composeMail } from '../src/start/compose-mail.ts'
import { buildService, type Service } from './build-app.ts'
import { day, hour, minute, second, stopClock } from './clock.ts'
import { startMailServer } from './mail-server.ts'
import { addUser, deleteAccount, password } from './people.ts'
import { statementsOf } from './statements.ts'

const email = 'giulia@example.it'

/** A second worker, as another process would run it, with the test's own transport. */
function workerOf({ database, config, accounts }: Service, post: Transport, hold = minute) {
  const { appUrl, supportEmail } = config
  const refusals: { attempts: number; again: boolean; reason: string }[] = []
  const errors: Error[] = []
  const worker = new MailWorker({
    database,
    compose: composeMail(appUrl, supportEmail),
    pace: mailPace(database, accounts.throttles),
    transport: post,
    tick: 10,
    hold,
    onRefused: ({ attempts }, { message }, again) =>
      refusals.push({ attempts, again, reason: message }),
    logError: (error) => errors.push(error),
  })
  return { worker, refusals, errors }
}

const waiting = ({ database }: Service) =>
  database.queries.selectFrom('outbox').selectAll().execute()

const askReset = ({ database }: Service, address = email) =>
  requestMail(database.queries, { kind: 'passwordReset', email: address })

const refusing = () => Promise.reject(new Error('451 try later'))

describe('a request for mail', () => {
  it('is answered without waiting for the post', async () => {
    const service = await buildService()
    const answer = await service.browser().post('/api/account/sign-up', { email, password })
    expect(answer.status).toBe(202)
    expect(await waiting(service)).toMatchObject([{ kind: 'signUp', email, attempts: 0 }])
  })

  it("goes with the account it belongs to when that can't be stored", async () => {
    const service = await buildService()
    await service.database.queries.schema.dropTable('outbox').execute()
    const answer = await service.browser().post('/api/account/sign-up', { email, password })
    expect(answer.status).toBe(500)
    expect(await service.database.queries.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('says what was asked, and holds no link', async () => {
    const service = await buildService()
    await addUser(service, email)
    await askReset(service)
    const [row] = await waiting(service)
    expect(row).toEqual({
      id: expect.any(String),
      kind: 'passwordReset',
      email,
      message: '',
      createdAt: expect.any(Number),
      attempts: 0,
      nextAttemptAt: expect.any(Number),
    })
    expect(await service.database.queries.selectFrom('mailTokens').selectAll().execute()).toEqual(
      [],
    )
  })

  it('is gone once it is sent, or comes to nothing', async () => {
    const service = await buildService()
    await addUser(service, email)
    await askReset(service)
    await askReset(service, 'nessuno@example.it')
    const sent: string[] = []
    await workerOf(service, async ({ to }) => void sent.push(to)).worker.drain()
    expect(sent).toEqual([email])
    expect(await waiting(service)).toEqual([])
  })

  it('for an account that is gone meanwhile comes to nothing but the news of that', async () => {
    const service = await buildService()
    const id = await addUser(service, email)
    await askReset(service)
    await deleteAccount(service, id)
    const sent: Mail[] = []
    await workerOf(service, async (mail) => void sent.push(mail)).worker.drain()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Il tuo account Margine è stato eliminato'],
    ])
    expect(await waiting(service)).toEqual([])
  })
})

describe('a mail nobody takes', () => {
  it('is tried again after growing pauses', async () => {
    const clock = stopClock()
    const service = await buildService()
    await addUser(service, email)
    await askReset(service)
    const tries: number[] = []
    const began = Date.now()
    const { worker, refusals } = workerOf(service, () => {
      tries.push(Date.now() - began)
      return refusing()
    })
    for (let passed = 0; passed < 3 * hour; passed += 10 * second) {
      await worker.drain()
      clock.pass(10 * second)
    }
    const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
    expect(pauses).toEqual([10 * second, minute, 5 * minute, 15 * minute, hour, hour])
    expect(refusals[0]).toEqual({ attempts: 1, again: true, reason: '451 try later' })
  })

  it('is given up after a day, and said to be', async () => {
    const clock = stopClock()
    const service = await buildService()
    await addUser(service, email)
    await askReset(service)
    const { worker, refusals } = workerOf(service, refusing)
    for (let passed = 0; passed < 2 * day; passed += hour) {
      await worker.drain()
      clock.pass(hour)
    }
    expect(refusals.at(-1)).toMatchObject({ again: false })
    expect(refusals.filter(({ again }) => !again)).toHaveLength(1)
    expect(await waiting(service)).toEqual([])
  })

  it('holds up no other', async () => {
    const service = await buildService()
    const sent: string[] = []
    for (const name of ['prima', 'seconda', 'terza']) {
      await addUser(service, `${name}@example.it`)
      await askReset(service, `${name}@example.it`)
    }
    const { worker } = workerOf(service, async ({ to }) => {
      if (to === 'prima@example.it') throw new Error('550 no such user')
      sent.push(to)
    })
    await worker.drain()
    expect(sent.sort()).toEqual(['seconda@example.it', 'terza@example.it'])
    expect(await waiting(service)).toMatchObject([{ email: 'prima@example.it', attempts: 1 }])
  })

  it('brings a link that works when it is taken at last, whatever became of the one before', async () => {
    const clock = stopClock()
    const service = await buildService()
    await addUser(service, email)
    await askReset(service)
    const tokens: string[] = []
    const { worker } = workerOf(service, async ({ text }) => {
      tokens.push(text.match(/#([\w-]+)/)?.[1] ?? '')
      if (tokens.length === 1) throw new Error('451 try later')
    })
    await worker.drain()
    clock.pass(10 * second)
    await worker.drain()
    const statuses = []
    for (const token of tokens.toReversed())
      statuses.push(
        (await service.browser().post('/api/account/password-reset', { token, password })).status,
      )
    expect(statuses).toEqual([204, 410])
  })

  it('is logged with its reason, without the address or the link', async () => {
    const service = await buildService({ SMTP_URL: 'smtp://127.0.0.1:1' })
    await addUser(service, email)
    await askReset(service)
    await service.worker.drain()
    const lines = service.logLines.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { msg: 'mail not taken', kind: 'passwordReset', attempts: 1, again: true },
    ])
    expect(lines[0]).toMatchObject({ code: 'ECONNREFUSED', command: 'CONN' })
    expect(service.logLines.join()).not.toMatch(/giulia|#/)
  })
})

describe('workers', () => {
  it('of several processes send each mail once', async () => {
    const service = await buildService()
    const addresses = Array.from({ length: 30 }, (_, index) => `${index}@example.it`)
    for (const address of addresses) {
      await addUser(service, address)
      await askReset(service, address)
    }
    const sent: string[] = []
    const post = async ({ to }: Mail) => void sent.push(to)
    const workers = Array.from({ length: 4 }, () => workerOf(service, post))
    await Promise.all(workers.map(({ worker }) => worker.drain()))
    expect(sent.toSorted()).toEqual(addresses.toSorted())
  })

  it('leave a mail alone that another one is at, for two minutes', async () => {
    const clock = stopClock()
    const service = await buildService()
    await addUser(service, email)
    await askReset(service)
    const taken = Promise.withResolvers<void>()
    const never = new Promise<void>(() => {})
    const dying = workerOf(service, () => {
      taken.resolve()
      return never
    })
    void dying.worker.drain()
    await taken.promise
    const sent: string[] = []
    const { worker } = workerOf(service, async ({ to }) => void sent.push(to))
    clock.pass(2 * minute - 1)
    await worker.drain()
    expect(sent).toEqual([])
    clock.pass(1)
    await worker.drain()
    expect(sent).toEqual([email])
  })

  it('look at a steady tick and at no other time, whatever comes in', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const service = await buildService({
      NODE_ENV: 'production',
      APP_URL: 'https://margine.example',
      TRUST_PROXY: 'none',
      CONTROLLER_NAME: 'Maria Rossi',
      MAIL_FROM: 'Margine <noreply@margine.test>',
      SUPPORT_EMAIL: 'aiuto@margine.test',
      SMTP_URL: (await startMailServer()).url,
    })
    await addUser(service, email)
    service.worker.start()
    await askReset(service)
    const statements = await statementsOf(async () => {
      await service.browser().post('/api/account/password-reset-mail', { email })
      vi.advanceTimersByTime(499)
      await setTimeout(20)
    })
    expect(statements.filter((text) => /outbox/.test(text))).toEqual([
      expect.stringMatching(/^insert/),
    ])
    vi.advanceTimersByTime(1)
    await expect.poll(() => waiting(service)).toEqual([])
    await service.worker.stop()
  })

  it('write as often for an address that is unknown as for one that is known', async () => {
    const service = await buildService()
    await addUser(service, email)
    const { worker } = workerOf(service, async () => {})
    const commits: number[] = []
    // One of each: what counts the mail, ends what else asks for it, keeps the claim, and takes it out.
    for (const address of [email, 'nessuno@example.it']) {
      await askReset(service, address)
      const statements = await statementsOf(() => worker.drain())
      const own = statements.filter((text) => !/^select|mail_tokens/.test(text))
      commits.push(own.length)
      expect(own.filter((text) => /^(insert|update|delete)/.test(text))).toHaveLength(5)
    }
    expect(commits[0]).toBe(commits[1])
  })

  it('begin with what was never tried, and end with feedback, however old the others are', async () => {
    const clock = stopClock()
    const { database } = await buildService()
    await requestMail(database.queries, { kind: 'feedback', email: '', message: 'Bello' })
    clock.pass(hour)
    const ask = (to: string) =>
      requestMail(database.queries, { kind: 'passwordReset', email: `${to}@example.it` })
    await ask('lenta')
    const slow = await claimDue(database.queries)
    if (slow !== null) await retryLater(database.queries, slow)
    clock.pass(hour)
    await ask('nuova')
    const claimed = []
    for (let time = 0; time < 4; time++) claimed.push((await claimDue(database.queries))?.email)
    expect(claimed).toEqual(['nuova@example.it', 'lenta@example.it', '', undefined])
  })

  it('hold up nobody for one whose mail server takes long, nor for several', async () => {
    const service = await buildService()
    const ask = async (to: string) => {
      await addUser(service, `${to}@example.it`)
      await askReset(service, `${to}@example.it`)
    }
    for (let index = 0; index < 20; index++) await ask(`lenta${index}`)
    await ask('prima')
    const slow = Promise.withResolvers<void>()
    const sent: string[] = []
    const post: Transport = async ({ to }) => {
      if (to.startsWith('lenta')) await slow.promise
      sent.push(to)
    }
    const { worker } = workerOf(service, post, 10)
    worker.start()
    await expect.poll(() => sent).toEqual(['prima@example.it'])
    await ask('seconda')
    await expect.poll(() => sent).toEqual(['prima@example.it', 'seconda@example.it'])
    slow.resolve()
    await expect.poll(() => waiting(service)).toEqual([])
    await worker.stop()
  })

  it.each([
    ['begin no more than five together', 5, minute],
    ['have no more than forty under way, however long all take', 40, 1],
  ])('%s', async (_what, most, hold) => {
    const service = await buildService()
    for (let index = 0; index < 50; index++) {
      await addUser(service, `${index}@example.it`)
      await askReset(service, `${index}@example.it`)
    }
    let underWay = 0
    const counts: number[] = []
    const full = Promise.withResolvers<void>()
    const post = async () => {
      counts.push(++underWay)
      if (underWay === most) void setTimeout(50).then(full.resolve)
      await full.promise
      underWay--
    }
    await workerOf(service, post, hold).worker.drain()
    expect(counts).toHaveLength(50)
    expect(Math.max(...counts)).toBe(most)
  })

  it('stop in the middle of a mail, which stays due with the rest', async () => {
    const service = await buildService()
    for (const index of [1, 2, 3]) {
      await addUser(service, `${index}@example.it`)
      await askReset(service, `${index}@example.it`)
    }
    const begun = Promise.withResolvers<void>()
    const { worker, refusals } = workerOf(service, (_mail, signal) => {
      begun.resolve()
      return new Promise((_sent, reject) => signal.addEventListener('abort', reject))
    })
    worker.start()
    await begun.promise
    await worker.stop()
    expect(refusals).toEqual([])
    const sent: string[] = []
    await workerOf(service, async ({ to }) => void sent.push(to)).worker.drain()
    expect(sent.toSorted()).toEqual(['1@example.it', '2@example.it', '3@example.it'])
  })

  it('survive an outbox out of reach, and say so', async () => {
    const service = await buildService()
    await service.database.queries.schema.dropTable('outbox').execute()
    const { worker, errors } = workerOf(service, async () => {})
    worker.start()
    await expect.poll(() => errors.length).toBeGreaterThan(0)
    await worker.stop()
  })
})
