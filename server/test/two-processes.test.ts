// On both databases: processes are kept apart by its locks alone.
import { describe, expect, it } from 'vitest'
import { buildService } from './build-app.ts'
import { emptyDatabase } from './build-database.ts'
import { list, save, tazza } from './calculations.ts'
import { startMailServer } from './mail-server.ts'
import { addUser, password, register, visitAs } from './people.ts'
import { repeats } from './repeats.ts'
import { served } from './served.ts'

const email = 'giulia@example.it'

/** Two servers on one database, each in a process of its own, and a service to look into it. */
async function pair(environment: Record<string, string> = {}) {
  const settings = await emptyDatabase()
  const service = await buildService({}, { settings })
  const [one, other] = await Promise.all([
    served(settings, environment),
    served(settings, environment),
  ])
  return { service, one, other }
}

describe('two server processes on one database', { repeats }, () => {
  it('know the same people: who signs in at one saves at the other', async () => {
    const { service, one, other } = await pair()
    await register(service, email)
    const here = one.browser()
    expect((await here.post('/api/account/sign-in', { email, password })).status).toBe(200)
    const there = other.browser(here.cookies)
    expect((await save(there)).status).toBe(201)
    expect((await list(here)).map(({ calculationData }) => calculationData.name)).toEqual([
      tazza.name,
    ])
    await there.post('/api/account/sign-out')
    expect((await here.get('/api/calculations')).status).toBe(401)
  })

  it('give two slots between them, however many ask at once', async () => {
    const { service, one, other } = await pair()
    for (let round = 0; round < 5; round++) {
      const { cookies } = await visitAs(service, await addUser(service, `${round}@example.it`))
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, number) =>
          save((number % 2 === 0 ? one : other).browser(cookies)),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array(18).fill(409)])
    }
  })

  it('answer the same save sent to both as one', async () => {
    const { service, one, other } = await pair()
    const { cookies } = await visitAs(service, await addUser(service, email))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        save((number % 2 === 0 ? one : other).browser(cookies), tazza, 'una-chiave'),
      ),
    )
    const records = new Set(await Promise.all(answers.map((answer) => answer.text())))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(records.size).toBe(1)
  })

  it('count attempts together', async () => {
    const { one, other } = await pair()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) {
      const browser = (attempt % 2 === 0 ? one : other).browser()
      const answer = await browser.post('/api/account/sign-in', { email, password: 'sbagliata!' })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it('send each mail once', async () => {
    const mail = await startMailServer()
    const { one, other } = await pair({ SMTP_URL: mail.url })
    const emails = Array.from({ length: 6 }, (_, number) => `persona${number}@example.it`)
    for (const [number, address] of emails.entries())
      await (number % 2 === 0 ? one : other)
        .browser()
        .post('/api/account/sign-up', { email: address, password })
    await expect.poll(() => mail.taken.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(6)
    expect(await one.stop()).toBe(0)
    expect(await other.stop()).toBe(0)
    expect(mail.taken.map(({ to }) => to?.[0]?.address).sort()).toEqual(emails)
  })
})
