import { mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sqlitePath } from '../../src/db/open.ts'
import { buildService, type Service } from '../build-app.ts'
import { buildFolder, emptyDatabase } from '../build-database.ts'
import { list, save } from '../calculations.ts'
import { hour, stopClock } from '../clock.ts'
import { addUser, password, signedIn, visitAs, whoIn } from '../people.ts'
import { ending, start } from '../programs.ts'
import { rowsOf } from '../rows.ts'
import { served } from '../served.ts'

const email = 'giulia@example.it'

/** What the server says of a database that it can't use. */
async function refusal(dataDir: string) {
  const { said, code } = await ending(start('../src/main.ts', { DATA_DIR: dataDir }))
  expect(code).toBe(1)
  return said
}

const signUp = (service: Service, address = 'marco@example.it') =>
  service.browser().post('/api/account/sign-up', { email: address, password })

async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.json()).toMatchObject({
    code: 'unavailable',
    detail: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  })
}

describe('the server does not start, and says why in one line,', () => {
  it('where its folder can’t be made', async () => {
    const file = join(await buildFolder(), 'file')
    await writeFile(file, '')
    expect(await refusal(join(file, 'data'))).toMatch(
      /^The database \S+\/data\/margine\.sqlite can't be used: ENOTDIR: not a directory, mkdir '[^\n]*'\n$/,
    )
  })

  it('where its file leads nowhere', async () => {
    const folder = await buildFolder()
    await symlink(join(folder, 'gone', 'margine.sqlite'), join(folder, 'margine.sqlite'))
    expect(await refusal(folder)).toMatch(
      /^The database \S+\/margine\.sqlite can't be used: unable to open database file\n$/,
    )
  })

  it('where its file is something else', async () => {
    const folder = await buildFolder()
    await writeFile(join(folder, 'margine.sqlite'), 'a shopping list, '.repeat(100))
    expect(await refusal(folder)).toMatch(
      /^The database \S+\/margine\.sqlite can't be used: file is not a database\n$/,
    )
  })

  it('where its file is a folder', async () => {
    const folder = await buildFolder()
    await mkdir(join(folder, 'margine.sqlite'))
    expect(await refusal(folder)).toMatch(
      /^The database \S+\/margine\.sqlite can't be used: unable to open database file\n$/,
    )
  })
})

describe('a database that can’t be written', () => {
  const pragma = (service: Service, setting: string) =>
    sql.raw(`PRAGMA ${setting}`).execute(service.database.queries)

  it.each([
    ['is read-only', 'query_only = ON', 'query_only = OFF'],
    ['has no room left', 'max_page_count = 1', 'max_page_count = 4294967294'],
  ])('because it %s is said to be, is still read, and recovers', async (_why, break_, mend) => {
    const service = await buildService()
    const browser = await signedIn(service, email)
    await pragma(service, break_)
    // Full: there is no room for another page.
    let answer = await signUp(service)
    for (let time = 0; time < 200 && answer.status === 202; time++)
      answer = await service
        .browser(`10.0.0.${time}`)
        .post('/api/feedback', { message: 'a'.repeat(5000) })
    await expectUnavailable(answer)
    expect(await whoIn(browser)).toBe(email)
    expect((await browser.get('/')).status).toBe(200)
    expect((await browser.get('/readyz')).status).toBe(200)
    await pragma(service, mend)
    // Another address: the one above may have one mail a minute.
    expect((await signUp(service, 'anna@example.it')).status).toBe(202)
  })

  it('because the disk is full says so in the middle of a save too, is read, and takes it once there is room', async () => {
    const settings = await emptyDatabase()
    const service = await buildService({}, { settings })
    const { cookies } = await visitAs(service, await addUser(service, email))
    // While a reader is open, the write-ahead log is not emptied: a write needs room beyond its size.
    const reader = new DatabaseSync(sqlitePath(settings), { readOnly: true })
    onTestFinished(() => reader.close())
    reader.exec('BEGIN; SELECT 1 FROM users')
    const { size } = await stat(join(settings.dataDir, 'margine.sqlite-wal'))
    const full = await served(settings, {}, { largestFile: Math.floor(size / 1024) })
    const browser = full.browser(cookies)
    for (let time = 0; time < 3; time++) await expectUnavailable(await save(browser))
    expect(await list(browser)).toEqual([])
    await full.stop()
    const roomy = await served(settings)
    expect((await save(roomy.browser(cookies))).status).toBe(201)
  })

  it('is told of in the log, with the reason', async () => {
    const service = await buildService()
    await pragma(service, 'query_only = ON')
    await signUp(service)
    const lines = service.logLines.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      {
        msg: 'request failed',
        outage: true,
        err: { message: 'attempt to write a readonly database' },
      },
      { path: '/api/account/sign-up', status: 503 },
    ])
  })

  it('still knows who is signed in, though it can’t note that they are', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = await signedIn(service, email)
    clock.pass(hour)
    await pragma(service, 'query_only = ON')
    expect(await whoIn(browser)).toBe(email)
    expect((await browser.get('/api/account/sessions')).status).toBe(200)
    expect(service.logLines.map((line) => JSON.parse(line).msg)).toContain('session not touched')
    await pragma(service, 'query_only = OFF')
    expect(await whoIn(browser)).toBe(email)
    expect(await rowsOf(service, 'sessions')).toMatchObject([{ lastSeenAt: Date.now() }])
  })

  it('that answers no more is said not to be ready', async () => {
    const service = await buildService()
    expect((await service.browser().get('/readyz')).status).toBe(200)
    await service.database.queries.schema.dropTable('migrations').execute()
    expect((await service.browser().get('/readyz')).status).toBe(503)
    expect((await service.browser().get('/healthz')).status).toBe(200)
  })
})
