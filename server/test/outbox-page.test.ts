import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShownMail } from '@margine/contract'
import { describe, expect, it } from 'vitest'
import { listenerOf } from '../src/http/listener.ts'
import { WebServer } from '../src/http/web-server.ts'
import { buildService, type Service } from './build-app.ts'
import { mailsOf, password } from './people.ts'
import { listening, write } from './raw-http.ts'

const email = 'giulia@example.it'

async function withMail(environment: Record<string, string> = {}): Promise<Service> {
  const service = await buildService(environment)
  await service.browser().post('/api/account/sign-up', { email, password })
  await service.worker.drain()
  return service
}

describe('without a mail server', () => {
  it('each mail is a file that mail programs read', async () => {
    const { config } = await withMail()
    const folder = join(config.dataDir, 'outbox')
    const files = await readdir(folder)
    expect(files).toEqual([expect.stringMatching(/^\d+-[\w-]+\.eml$/)])
    const text = await readFile(join(folder, files[0] ?? ''), 'utf8')
    expect(text).toMatch(/^To: giulia@example\.it\r?$/m)
    expect(text).toMatch(/^Content-Type: multipart\/alternative;/m)
  })

  it('the log says of each mail whom it is for and what about, and no more', async () => {
    const service = await withMail()
    const lines = service.logLines.map((line) => JSON.parse(line))
    const { time: _time, ...line } = lines.find(({ to }) => to !== undefined)
    expect(line).toEqual({
      level: 40,
      to: email,
      subject: 'Verifica la tua email per Margine',
      msg: 'no mail server: mail written to the outbox',
    })
  })

  it('the outbox shows what was sent, newest first', async () => {
    const service = await withMail()
    await service.browser().post('/api/feedback', { message: 'Che bello' })
    expect(await mailsOf(service)).toEqual([
      {
        id: expect.any(String),
        to: 'supporto@margine.example',
        subject: 'Nuovo feedback anonimo su Margine',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        text: expect.stringContaining('Che bello'),
      },
      expect.objectContaining({ to: email, subject: 'Verifica la tua email per Margine' }),
    ])
  })

  it('the outbox is empty before anything was sent', async () => {
    expect(await mailsOf(await buildService())).toEqual([])
  })

  it('the outbox shows the fifty newest, and no file that is no mail', async () => {
    const { config, browser } = await buildService()
    const folder = join(config.dataDir, 'outbox')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '999-half.eml.part'), 'Subject: half')
    for (let number = 100; number < 160; number++)
      await writeFile(join(folder, `${number}-mail.eml`), `Subject: ${number}\r\n\r\n`)
    const answer = await browser('127.0.0.1').get('/api/outbox')
    const mails = (await answer.json()) as ShownMail[]
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 50 }, (_, index) => String(159 - index)),
    )
  })
})

describe('the outbox', () => {
  const statusFrom = async (service: Service, peer: string, headers?: Record<string, string>) =>
    (await service.browser(peer).get('/api/outbox', headers)).status

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'opens at the machine itself (%s)',
    async (peer) => {
      expect(await statusFrom(await withMail(), peer)).toBe(200)
    },
  )

  it.each(['192.168.1.5', '10.0.0.1', '203.0.113.9', '2001:db8::1', '::ffff:192.168.1.5'])(
    'is not there for the network (%s)',
    async (peer) => {
      expect(await statusFrom(await withMail(), peer)).toBe(404)
    },
  )

  it('is not there for who only says to be at the machine', async () => {
    const service = await withMail({ TRUST_PROXY: '10.0.0.1' })
    const headers = { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' }
    expect(await statusFrom(service, '10.0.0.1', headers)).toBe(404)
    expect(await statusFrom(service, '203.0.113.9', headers)).toBe(404)
  })

  it.each(['http://192.168.1.5:3000', 'http://margine.test', 'https://margine.example'])(
    'is not there where people open the site at %s',
    async (APP_URL) => {
      expect(await statusFrom(await withMail({ APP_URL }), '127.0.0.1')).toBe(404)
    },
  )

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'opens where people open the site at %s',
    async (APP_URL) => {
      expect(await statusFrom(await withMail({ APP_URL }), '127.0.0.1')).toBe(200)
    },
  )

  it.each([
    'rebound.example:3000',
    'localhost',
    'localhost:3001',
    '127.0.0.1:3000',
    'localhost:3000.example',
    '',
  ])('is not there under another name than ours, page or mails (%s)', async (Host) => {
    const service = await withMail()
    expect(await statusFrom(service, '127.0.0.1', { Host })).toBe(404)
    expect((await service.browser('127.0.0.1').get('/outbox', { Host })).status).toBe(404)
  })

  it.each([
    ['Forwarded', 'for=203.0.113.9'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Forwarded-Host', 'localhost:3000'],
    ['X-Forwarded-Proto', 'https'],
    ['Via', '1.1 proxy'],
    ['X-Real-IP', '127.0.0.1'],
    ['CF-Connecting-IP', '203.0.113.9'],
  ])('is not there through a proxy at the machine, page or mails (%s)', async (header, value) => {
    const service = await withMail({ TRUST_PROXY: '127.0.0.1' })
    expect(await statusFrom(service, '127.0.0.1', { [header]: value })).toBe(404)
    const page = await service.browser('127.0.0.1').get('/outbox', { [header]: value })
    expect(page.status).toBe(404)
  })

  it('is not there through a proxy that gives our own name and speaks as an old one', async () => {
    const { app, config } = await withMail()
    const { port } = await listening(new WebServer(listenerOf(app, config.appUrl)))
    const ask = (version: string) =>
      write(
        port,
        `GET /api/outbox HTTP/${version}\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
      )
    expect(await ask('1.1')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ask('1.0')).toMatch(/^HTTP\/1\.1 404 /)
  })
})
