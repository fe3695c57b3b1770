import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isFinal, smtpTransport } from '../src/mail/transport.ts'
import { buildService } from './build-app.ts'
import { second, stopClock } from './clock.ts'
import { startMailServer } from './mail-server.ts'
import { password } from './people.ts'

const from = 'Margine <noreply@margine.example>'
const timeouts = { connect: 5000, answer: 5000, whole: 10_000 }
const short = { connect: 150, answer: 150, whole: 400 }

const mail = {
  id: 'b9e0',
  to: 'giulia@example.it',
  subject: 'Perché sì',
  text: 'Così è\n',
  html: '<p>Così è</p>',
}

const send = (url: string, waits = timeouts) =>
  smtpTransport(url, from, waits)(mail, new AbortController().signal)

/** A server that listens where a mail server should be. */
async function listen(greet: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    greet(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a mail over SMTP', () => {
  it('arrives as text and as HTML, from us, under a name of its own', async () => {
    const { url, taken } = await startMailServer()
    await send(url)
    expect(taken).toMatchObject([
      {
        from: { name: 'Margine', address: 'noreply@margine.example' },
        to: [{ address: 'giulia@example.it' }],
        subject: 'Perché sì',
        messageId: '<b9e0@127.0.0.1>',
      },
    ])
    expect(taken[0]?.text?.trim()).toBe('Così è')
    expect(taken[0]?.html?.trim()).toBe('<p>Così è</p>')
  })

  it('is sent with the name and password that SMTP_URL holds', async () => {
    const seen: unknown[] = []
    const { port, taken } = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password: typed }, _session, done) {
        seen.push([username, typed])
        done(null, { user: username })
      },
    })
    await send(`smtp://posta:segr%40ta@127.0.0.1:${port}`)
    expect(seen).toEqual([['posta', 'segr@ta']])
    expect(taken).toHaveLength(1)
  })

  it("is not sent where the server can't show who it is", async () => {
    // The server offers TLS with a certificate nobody vouches for.
    const { url, taken } = await startMailServer({ hideSTARTTLS: false })
    await expect(send(url)).rejects.toThrow(/certificate/)
    expect(taken).toEqual([])
  })

  it.each(['onMailFrom', 'onRcptTo'] as const)(
    'that the server rejects fails with its words (%s)',
    async (step) => {
      const { url } = await startMailServer({
        [step]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
          done(Object.assign(new Error('no such user here'), { responseCode: 550 })),
      })
      await expect(send(url)).rejects.toThrow('no such user here')
    },
  )

  it('that the server refuses after reading it fails', async () => {
    const { url } = await startMailServer({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('full'), { responseCode: 452 })))
      },
    })
    await expect(send(url)).rejects.toThrow('full')
  })

  it('fails at once where nothing listens', async () => {
    await expect(send('smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED')
  })

  it('has a connection of its own, however many wait and whatever the address says of a pool', async () => {
    const everyone = Promise.withResolvers<string>()
    let connections = 0
    const url = await listen(() => {
      connections++
      if (connections === 8) everyone.resolve('connected')
    })
    const transport = smtpTransport(`${url}?pool=true`, from)
    const stopping = new AbortController()
    const sent = Array.from({ length: 8 }, () => transport(mail, stopping.signal))
    const first = await Promise.race([everyone.promise, ...sent.map((one) => one.catch(String))])
    stopping.abort()
    await Promise.allSettled(sent)
    expect(first).toBe('connected')
  })

  it.each([
    ['says nothing', () => {}],
    ['greets and falls silent', (socket: Socket) => void socket.write('220 slow\r\n')],
    ['hangs up', (socket: Socket) => void socket.destroy()],
    [
      'says a little now and then, for ever',
      (socket: Socket) => {
        socket.write('220-slow\r\n')
        const dripping = setInterval(() => socket.write('220-slow\r\n'), 50)
        socket.on('close', () => clearInterval(dripping))
      },
    ],
    [
      'answers a little now and then, for ever',
      (socket: Socket) => {
        socket.write('220 slow\r\n')
        const dripping = setInterval(() => socket.write('250-slow\r\n'), 50)
        socket.on('close', () => clearInterval(dripping))
      },
    ],
  ])('fails in bounded time where the server %s', async (_what, greet) => {
    const url = await listen(greet)
    await expect(send(url, short)).rejects.toThrow()
  })
})

describe('a mail server off this machine', () => {
  // An address of this machine that does not count as localhost.
  const off = (port: number) => `smtp://0.0.0.0:${port}`

  it('gets nothing where it offers no TLS', async () => {
    const { port, taken } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    await expect(send(off(port))).rejects.toThrow(/STARTTLS/)
    expect(taken).toEqual([])
  })

  it('gets nothing without TLS also where the address asks for that', async () => {
    const { port, taken } = await startMailServer({ disabledCommands: ['STARTTLS'] })
    await expect(send(`${off(port)}?ignoreTLS=true&requireTLS=false`)).rejects.toThrow(/STARTTLS/)
    expect(taken).toEqual([])
  })

  it('gets the mail over STARTTLS', async () => {
    const { port, taken } = await startMailServer({ hideSTARTTLS: false })
    await send(`${off(port)}?tls.rejectUnauthorized=false`)
    expect(taken).toHaveLength(1)
  })
})

describe('a reply', () => {
  const email = 'giulia@example.it'

  const steps = {
    connect: 'onConnect',
    password: 'onAuth',
    'MAIL FROM': 'onMailFrom',
    'RCPT TO': 'onRcptTo',
    DATA: 'onData',
  } as const
  type Step = keyof typeof steps

  /** What happens to a sign-up's mail when the server replies this, and repeats the address as many do. */
  async function after(step: Step, reply: string) {
    const [, code = '', words = ''] = /^(\d{3}) (.*)$/s.exec(reply) ?? []
    const error = Object.assign(new Error(`${words} <${email}>`), { responseCode: Number(code) })
    const { port } = await startMailServer({
      authOptional: step !== 'password',
      allowInsecureAuth: true,
      [steps[step]]: (...all: unknown[]) => {
        if (step === 'DATA') (all[0] as Readable).resume()
        const done = all.at(-1) as (error: Error) => void
        done(error)
      },
    })
    const service = await buildService({
      SMTP_URL: `smtp://${step === 'password' ? 'a:b@' : ''}127.0.0.1:${port}`,
    })
    await service.browser().post('/api/account/sign-up', { email, password })
    await service.worker.drain()
    const rows = await service.database.queries.selectFrom('outbox').selectAll().execute()
    const [line] = service.logLines.map((text) => JSON.parse(text)).filter(({ id }) => id)
    expect(service.logLines.join()).not.toMatch(/giulia|unknown/i)
    return { kept: rows.length, line }
  }

  it('that refuses a mail for good ends it, and is logged with its codes', async () => {
    expect(await after('RCPT TO', '550 5.1.1 User unknown')).toMatchObject({
      kept: 0,
      line: {
        msg: 'mail given up',
        code: 'EENVELOPE',
        reply: 550,
        status: '5.1.1',
        command: 'RCPT TO',
        again: false,
      },
    })
  })

  it.each([
    ['RCPT TO', '550 No such user here'],
    ['RCPT TO', '550 5.1.2 Host not found'],
    ['RCPT TO', '501 5.1.3 Bad recipient address syntax'],
    ['RCPT TO', '551 5.1.6 Has moved'],
    ['RCPT TO', '556 5.1.10 Recipient address has null MX'],
    ['RCPT TO', '550 5.2.1 The account is disabled'],
    ['DATA', '550 5.1.1 User unknown'],
    ['DATA', '554 5.6.0 Message content rejected'],
  ] as const)('about the recipient or the message ends the mail: %s, %s', async (step, reply) => {
    expect(await after(step, reply)).toMatchObject({ kept: 0, line: { again: false } })
  })

  it.each([
    ['connect', '554 5.7.1 You are on a list'],
    ['password', '535 5.7.8 Authentication failed'],
    ['MAIL FROM', '553 5.7.1 Sender address rejected: not owned by user'],
    ['MAIL FROM', '550 5.1.1 Sender unknown'],
    ['RCPT TO', '450 4.2.0 Greylisted'],
    ['RCPT TO', '530 5.7.0 Authentication required'],
    ['RCPT TO', '553 5.7.1 Sender address rejected: not owned by user'],
    ['RCPT TO', '550 5.1.8 Sender address rejected: Domain not found'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '554 Relaying denied'],
    ['DATA', '550 5.4.5 Daily user sending limit exceeded'],
    ['DATA', '550 5.7.60 Client does not have permissions to send as this sender'],
    ['DATA', '550 Sending limit exceeded'],
  ] as const)(
    'about what somebody may mend lets it be tried again: %s, %s',
    async (step, reply) => {
      expect(await after(step, reply)).toMatchObject({
        kept: 1,
        line: { msg: 'mail not taken', reply: Number.parseInt(reply, 10), again: true },
      })
    },
  )

  it('of several lines is read by the code in front of its first', async () => {
    const reply = '550-5.1.1 The account does not exist.\r\n550 5.1.1 Learn more'
    const url = await listen((socket) => {
      socket.write('220 here\r\n')
      socket.on('data', (bytes) =>
        socket.write(`${String(bytes).startsWith('RCPT') ? reply : '250 fine'}\r\n`),
      )
    })
    const refused = await send(url).catch((error: Error) => error)
    expect(isFinal(refused as Error)).toBe(true)
  })
})

describe('the server with a mail server', () => {
  it('sends the link by it, and keeps and shows no copy', async () => {
    const { url, taken } = await startMailServer()
    const service = await buildService({ SMTP_URL: url })
    const email = 'giulia@example.it'
    await service.browser().post('/api/account/sign-up', { email, password })
    await service.worker.drain()
    const token = taken[0]?.text?.match(/#([\w-]+)/)?.[1]
    expect(taken[0]?.html).toContain(`/verifica-email#${token}`)
    expect((await service.browser().post('/api/account/verify', { token })).status).toBe(204)
    const near = service.browser('127.0.0.1')
    expect((await near.get('/api/outbox')).status).toBe(404)
    expect((await near.get('/outbox')).status).toBe(404)
  })

  it('stops at once while the mail server dawdles, and sends once when it is back', async () => {
    const greeted = Promise.withResolvers<void>()
    const url = await listen((socket) => {
      socket.write('220 slow\r\n')
      socket.once('data', () => greeted.resolve())
    })
    const service = await buildService({ SMTP_URL: url })
    const email = 'giulia@example.it'
    await service.browser().post('/api/account/sign-up', { email, password })
    service.worker.start()
    await greeted.promise
    const began = performance.now()
    await service.worker.stop()
    // A mail server may take twenty seconds to answer.
    expect(performance.now() - began).toBeLessThan(8000)
    const { config } = service
    const settings = { dataDir: config.dataDir, databaseUrl: config.databaseUrl }
    const { url: SMTP_URL, taken } = await startMailServer()
    const restarted = await buildService({ SMTP_URL }, { settings })
    await restarted.worker.drain()
    await restarted.worker.drain()
    expect(taken).toHaveLength(1)
  })

  it('answers people while the mail server is dead, and sends once it is back', async () => {
    const clock = stopClock()
    const { port, taken } = await startMailServer()
    const service = await buildService({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const email = 'giulia@example.it'
    const answer = await service.browser().post('/api/account/sign-up', { email, password })
    expect(answer.status).toBe(202)
    await service.worker.drain()
    clock.pass(10 * second)
    const { config, database } = service
    const settings = { dataDir: config.dataDir, databaseUrl: config.databaseUrl }
    const SMTP_URL = `smtp://127.0.0.1:${port}`
    const restarted = await buildService({ SMTP_URL }, { settings })
    await restarted.worker.drain()
    expect(taken).toHaveLength(1)
    expect(await database.queries.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
