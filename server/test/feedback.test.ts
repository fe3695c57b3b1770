// On both databases: what is too much is dropped by its SQL.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requestMail } from '../src/mail/outbox.ts'
import { buildService, type Service } from './build-app.ts'
import { hour, stopClock } from './clock.ts'
import { mailsOf, signedIn } from './people.ts'

const send = (message: unknown) => ({ message })

/** What has left so far, of any number. */
async function feedbackSent({ worker, config }: Service): Promise<string[]> {
  await worker.drain()
  const folder = join(config.dataDir, 'outbox')
  const files = await readdir(folder)
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}

describe('the feedback form', () => {
  // proves: 2.19
  it('mails what was written to support, and nothing of who wrote it', async () => {
    const service = await buildService({ SUPPORT_EMAIL: 'aiuto@margine.example' })
    const browser = await signedIn(service, 'giulia@example.it')
    const answer = await browser.post('/api/feedback', send(' Manca la Slovenia.\nGrazie! '), {
      'User-Agent': 'Navigatore/1.0',
    })
    expect(answer.status).toBe(202)
    expect(await answer.text()).toBe('')
    const rows = await service.database.queries.selectFrom('outbox').selectAll().execute()
    expect(rows).toMatchObject([
      { kind: 'feedback', email: '', message: 'Manca la Slovenia.\nGrazie!' },
    ])
    const [mail] = await mailsOf(service)
    expect(mail).toMatchObject({
      to: 'aiuto@margine.example',
      subject: 'Nuovo feedback anonimo su Margine',
      text: expect.stringMatching(/^Manca la Slovenia\.\nGrazie!\n\n— Margine\s*$/),
    })
    expect(JSON.stringify([rows, mail])).not.toMatch(/giulia|198\.51\.100|Navigatore/)
    expect(service.logLines.join('\n')).not.toMatch(/Slovenia|198\.51\.100|Navigatore/)
  })

  it('needs no account', async () => {
    const { browser } = await buildService()
    expect((await browser().post('/api/feedback', send('Bello'))).status).toBe(202)
  })

  it.each([
    ['nothing', '', 'Scrivi qualcosa prima di inviare.'],
    ['blanks', ' \n\t\u00a0', 'Scrivi qualcosa prima di inviare.'],
    ['NUL alone', '\0\0', 'Scrivi qualcosa prima di inviare.'],
    ['more than 5,000 characters', 'a'.repeat(5001), 'Il messaggio è troppo lungo.'],
    ['a number', 5, 'Questo dato non è valido.'],
    ['a list', ['Bello'], 'Questo dato non è valido.'],
    ['no message', undefined, 'Questo dato non è valido.'],
  ])('refuses %s', async (_what, message, detail) => {
    const service = await buildService()
    const answer = await service.browser().post('/api/feedback', send(message))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'message', detail }] })
    expect(await service.database.queries.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it.each([
    ['5,000 characters', 'a'.repeat(5000), 'a'.repeat(5000)],
    ['NUL in between', 'be\0llo', 'bello'],
    ['half a character', 'bello \ud83e', 'bello \ufffd'],
    ['signs of all kinds', 'è 🦊 \u202e <b>', 'è 🦊 \u202e <b>'],
  ])('takes %s', async (_what, message, stored) => {
    const service = await buildService()
    expect((await service.browser().post('/api/feedback', send(message))).status).toBe(202)
    const [row] = await service.database.queries.selectFrom('outbox').selectAll().execute()
    expect(row?.message).toBe(stored)
    expect(await mailsOf(service)).toHaveLength(1)
  })

  it('takes ten an hour from a home with 256 IPv6 networks', async () => {
    const service = await buildService()
    const statuses: number[] = []
    for (let index = 0; index < 256; index++) {
      const browser = service.browser(`2001:db8:1:${index.toString(16)}::1`)
      statuses.push((await browser.post('/api/feedback', send('Bello'))).status)
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(10)
  })

  it('is taken from everybody however many others write, a hundred of which leave in an hour', async () => {
    const clock = stopClock()
    const service = await buildService()
    const write = (index: number, message: string) =>
      service.browser(`203.0.113.${index}`).post('/api/feedback', send(message))
    for (let index = 0; index < 100; index++)
      expect((await write(index % 20, `${index}`)).status).toBe(202)
    expect(await feedbackSent(service)).toHaveLength(100)
    expect((await write(200, 'Manca la Slovenia')).status).toBe(202)
    const slovenia = async () =>
      (await feedbackSent(service)).filter((text) => text.includes('Slovenia'))
    expect(await slovenia()).toEqual([])
    clock.pass(hour)
    expect(await slovenia()).toHaveLength(1)
  })

  it('is kept whole where three hundred messages from sixty networks wait', async () => {
    const clock = stopClock()
    const service = await buildService()
    for (let index = 0; index < 300; index++) {
      clock.pass(1)
      const answer = await service
        .browser(`10.0.${index % 60}.1`)
        .post('/api/feedback', send(`numero ${index}`))
      expect(answer.status).toBe(202)
    }
    for (let hours = 0; hours < 2; hours++) {
      await service.worker.drain()
      clock.pass(hour)
    }
    const texts = (await feedbackSent(service)).join()
    expect(new Set(texts.match(/^numero \d+/gm)).size).toBe(300)
    expect(service.logLines.join()).not.toContain('feedback dropped')
  })

  it('drops the oldest of more than two thousand that wait, says so in the log of nobody, and drops no other mail', async () => {
    const service = await buildService()
    const { queries } = service.database
    const now = Date.now()
    const waiting = Array.from({ length: 2000 }, (_, index) => ({
      ...{ id: `${index}`, kind: 'feedback' as const, email: '', message: `numero ${index}` },
      ...{ createdAt: now - 2000 + index, attempts: 0, nextAttemptAt: now + hour },
    }))
    for (let from = 0; from < 2000; from += 100)
      await queries
        .insertInto('outbox')
        .values(waiting.slice(from, from + 100))
        .execute()
    await requestMail(queries, { kind: 'passwordReset', email: 'giulia@example.it' })
    for (const message of ['prima', 'seconda'])
      expect((await service.browser().post('/api/feedback', send(message))).status).toBe(202)
    const rows = await queries.selectFrom('outbox').select(['kind', 'message']).execute()
    const kept = rows.filter(({ kind }) => kind === 'feedback').map(({ message }) => message)
    expect(kept.toSorted()).toEqual(
      ['prima', 'seconda', ...waiting.slice(2).map(({ message }) => message)].toSorted(),
    )
    expect(rows).toHaveLength(2001)
    const told = service.logLines.filter((line) => line.includes('feedback dropped'))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0] ?? '')).not.toHaveProperty('network')
  })

  it('takes five an hour from an address, and more from others', async () => {
    const clock = stopClock()
    const service = await buildService()
    const from = (peer: string) => service.browser(peer).post('/api/feedback', send('Bello'))
    for (let time = 0; time < 5; time++) expect((await from('203.0.113.1')).status).toBe(202)
    const refused = await from('203.0.113.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('3600')
    expect(await refused.json()).toMatchObject({
      detail: "Troppi tentativi, riprova tra un'ora.",
    })
    expect((await from('203.0.113.2')).status).toBe(202)
    clock.pass(hour)
    expect((await from('203.0.113.1')).status).toBe(202)
  })
})
