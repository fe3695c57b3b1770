import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sqlitePath } from '../../src/db/open.ts'
import { buildService } from '../build-app.ts'
import { list, save } from '../calculations.ts'
import { addUser, password, visitAs, whoIn } from '../people.ts'

const email = 'giulia@example.it'

/** A signed-in user, and another connection that can lock the file, as another process would. */
async function besideAnother(waits: { sqliteLock?: number } = {}) {
  const service = await buildService({}, { waits })
  const browser = await visitAs(service, await addUser(service, email))
  const other = new DatabaseSync(sqlitePath(service.config))
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  return { service, browser, other }
}

describe('while another process holds the lock', () => {
  it('what only reads is answered at once, and a write waits for its turn', async () => {
    const { service, browser, other } = await besideAnother()
    let saved: number | undefined
    const saving = save(browser).then(({ status }) => {
      saved = status
    })
    const counting = browser.post('/api/account/sign-in', { email, password: 'sbagliata!' })
    expect((await browser.get('/healthz')).status).toBe(200)
    expect((await browser.get('/readyz')).status).toBe(200)
    expect(await list(browser)).toEqual([])
    expect((await browser.get('/api/account/sessions')).status).toBe(200)
    expect(await service.accounts.users.credentialsOf(email)).toMatchObject({ emailVerified: true })
    expect(saved).toBeUndefined()
    other.exec('COMMIT')
    await saving
    expect(saved).toBe(201)
    expect((await counting).status).toBe(401)
  })

  it('writes that wait in vain are told so, all of them after the same time', async () => {
    const { browser, other } = await besideAnother({ sqliteLock: 300 })
    const began = performance.now()
    const answers = await Promise.all([
      save(browser),
      browser.post('/api/account/sign-up', { email: 'anna@example.it', password }),
      ...Array.from({ length: 10 }, () => browser.post('/api/account/sign-out')),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    // One after another they would take twelve times as long.
    expect(performance.now() - began).toBeLessThan(9 * 300)
    expect(await answers[0]?.json()).toMatchObject({ code: 'unavailable' })
    other.exec('COMMIT')
    expect(await whoIn(browser)).toBe(email)
    expect((await save(browser)).status).toBe(201)
  })
})
