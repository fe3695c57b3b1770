import { readFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sqlitePath } from '../../src/db/open.ts'
import { buildService, type Service } from '../build-app.ts'
import { saved } from '../calculations.ts'
import { addUser, visitAs } from '../people.ts'

const email = 'giulia.da-dimenticare@example.it'
const product = 'Tazza da dimenticare'

/** The bytes of the database's files, as a thief of the disk would read them. */
async function filesOf({ config }: Service): Promise<string> {
  const path = sqlitePath(config)
  const files = ['', '-wal', '-shm'].map((suffix) => readFile(`${path}${suffix}`, 'latin1'))
  return (await Promise.all(files)).join()
}

/** A user with saved calculations, mail in the outbox and counted tries, among others who stay. */
async function settled() {
  const service = await buildService()
  for (let other = 0; other < 60; other++) {
    const id = await addUser(service, `altro-${other}.${'x'.repeat(60)}@example.it`)
    await saved(await visitAs(service, id), `Resta ${other} ${'x'.repeat(60)}`)
  }
  const id = await addUser(service, email)
  const browser = await visitAs(service, id)
  await saved(browser, `${product} uno`)
  const { id: second } = await saved(browser, `${product} due`)
  await browser.put(`/api/calculations/${second}`, {
    ...(await bodyOf(browser, second)),
    name: `${product} tre`,
  })
  await browser.post('/api/account/password-reset-mail', { email })
  await browser.post('/api/account/sign-in', { email, password: 'sbagliata!' })
  return { service, browser }
}

async function bodyOf(browser: Awaited<ReturnType<typeof visitAs>>, id: string) {
  const answer = await browser.get('/api/calculations')
  const list = (await answer.json()) as { id: string; calculationData: { formData: object } }[]
  return { formData: list.find((one) => one.id === id)?.calculationData.formData }
}

describe('an account that is deleted', () => {
  it('is gone from the bytes of the database too once the mail that says so is sent, and everybody else is not', async () => {
    const { service, browser } = await settled()
    const before = await filesOf(service)
    expect(before).toContain(email)
    expect(before).toContain(product)
    expect((await browser.delete('/api/account')).status).toBe(204)
    expect(await filesOf(service)).not.toContain(product)
    await service.worker.drain()
    const after = await filesOf(service)
    expect(after).not.toContain(email)
    expect(after).toContain('altro-59')
    expect(after).toContain('Resta 59')
  })

  it('is gone after the next sweep where somebody was reading meanwhile', async () => {
    const { service, browser } = await settled()
    const other = new DatabaseSync(sqlitePath(service.config), { readOnly: true })
    onTestFinished(() => other.close())
    other.exec('BEGIN; SELECT * FROM users')
    expect((await browser.delete('/api/account')).status).toBe(204)
    expect(await filesOf(service)).toContain(email)
    await service.worker.drain()
    expect(await filesOf(service)).toContain(email)
    other.exec('COMMIT')
    await service.sweep()
    expect(await filesOf(service)).not.toMatch(/da-dimenticare|da dimenticare/)
  })
})
