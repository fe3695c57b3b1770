import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { sqlitePath } from '../../src/db/open.ts'
import { requestMail } from '../../src/mail/outbox.ts'
import { Contents } from '../../src/operations/contents.ts'
import { tablesOf } from '../../src/operations/tables.ts'
import { buildService } from '../build-app.ts'
import { buildFolder, emptyDatabase } from '../build-database.ts'
import { list, save, tazza } from '../calculations.ts'
import { addUser, password, register, signIn, visitAs } from '../people.ts'
import { start, whole } from '../programs.ts'
import { served } from '../served.ts'

const email = 'giulia@example.it'
const odd = { ...tazza.formData, packaging: 'due \u0000 \ud800 «»', spedizione: ' 1.234,50 € ' }

const moving = (dataDir: string, DATABASE_URL: string) =>
  whole(start('../src/move-to-postgres.ts', { DATA_DIR: dataDir, DATABASE_URL }))

const embedded = async () => ({ dataDir: await buildFolder(), databaseUrl: undefined })

/** An embedded database with a row in every table. */
async function everyTable() {
  const settings = await embedded()
  const service = await buildService({}, { settings })
  await register(service, email)
  const browser = await signIn(service, email)
  await save(browser, { name: 'È un’«offerta» 🎁', formData: odd }, 'una-chiave')
  await save(browser, { ...tazza, name: 'Seconda' })
  await browser.patch('/api/account/profile', { regime: 'forfettario' })
  await addUser(service, 'google@example.it', { google: 'authoritative' })
  const { queries } = service.database
  await requestMail(queries, { kind: 'passwordReset', email })
  const expiresAt = Date.now()
  const { id: userId } = await queries.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const flow = { flowHash: 'a', state: 'b', nonce: 'c', codeVerifier: 'd', expiresAt }
  await queries.insertInto('googleFlows').values(flow).execute()
  await queries.insertInto('spentIdTokens').values({ tokenHash: 'e', expiresAt }).execute()
  await queries.insertInto('endedSessions').values({ tokenHash: 'g', userId, expiresAt }).execute()
  await queries
    .insertInto('mailTokens')
    .values({ tokenHash: 'f', userId, purpose: 'verification', expiresAt })
    .execute()
  const saved = await (await browser.get('/api/calculations')).text()
  return { settings, service, saved }
}

/** How many rows each table of a PostgreSQL holds; no table where it was never written to. */
async function rowsIn(databaseUrl: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_name NOT IN ('migrations', 'log_keys')",
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM "${name}"`)
    counts[name] = rows.length
  }
  await client.end()
  return counts
}

describe('moving to PostgreSQL', () => {
  it('takes everybody along with their password and all they saved, byte for byte', async () => {
    const { settings, service, saved } = await everyTable()
    await service.close()
    const { databaseUrl = '' } = await emptyDatabase()
    const { told, said, code } = await moving(settings.dataDir, databaseUrl)
    expect({ said, code }).toEqual({ said: '', code: 0 })
    expect(told).toMatch(/^calculations +2 +2 +the same$/m)
    expect(told).toMatch(/Everything is there\./)

    const server = await served({ dataDir: await buildFolder(), databaseUrl })
    const browser = server.browser()
    const answer = await browser.post('/api/account/sign-in', { email, password })
    expect(answer.status).toBe(200)
    expect(await (await browser.get('/api/calculations')).text()).toBe(saved)
    expect((await save(browser)).status).toBe(409)
    expect(
      (await save(browser, { name: 'È un’«offerta» 🎁', formData: odd }, 'una-chiave')).status,
    ).toBe(201)
  })

  it('keeps people signed in', async () => {
    const { settings, service } = await everyTable()
    const { cookies } = await signIn(service, email)
    await service.close()
    const { databaseUrl = '' } = await emptyDatabase()
    await moving(settings.dataDir, databaseUrl)
    const browser = (await served({ dataDir: await buildFolder(), databaseUrl })).browser(cookies)
    expect(await list(browser)).toHaveLength(2)
  })

  it('forgets no table of the database, and takes each after those it refers to', async () => {
    const { settings, service } = await everyTable()
    await service.close()
    const sqlite = new DatabaseSync(sqlitePath(settings))
    const names = tablesOf(sqlite).map(({ name }) => name)
    const all = sqlite
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('migrations', 'log_keys')",
      )
      .all()
    expect(names.toSorted()).toEqual(all.map(({ name }) => name).sort())
    for (const name of names) {
      expect(sqlite.prepare(`SELECT 1 FROM "${name}"`).all().length, name).toBeGreaterThan(0)
      for (const { table } of sqlite.prepare(`PRAGMA foreign_key_list("${name}")`).all())
        expect(names.indexOf(String(table)), name).toBeLessThan(names.indexOf(name))
    }
    sqlite.close()
  })

  it('is refused where somebody is there already, and leaves all as it was', async () => {
    const { settings, service } = await everyTable()
    await service.close()
    const { databaseUrl = '', dataDir } = await emptyDatabase()
    const there = await buildService({}, { settings: { dataDir, databaseUrl } })
    const marco = await visitAs(there, await addUser(there, 'marco@example.it'))
    const before = await rowsIn(databaseUrl)
    expect(await moving(settings.dataDir, databaseUrl)).toEqual({
      told: '',
      said: 'The PostgreSQL at DATABASE_URL holds users already: move to an empty one.\n',
      code: 1,
    })
    expect(await rowsIn(databaseUrl)).toEqual(before)
    expect(await list(marco)).toEqual([])
  })

  it('is refused while a server is on the database', async () => {
    const { settings } = await everyTable()
    const { databaseUrl = '' } = await emptyDatabase()
    const { said, code } = await moving(settings.dataDir, databaseUrl)
    expect(said).toBe(`${sqlitePath(settings)} is in use: stop every server on it, then move it.\n`)
    expect(code).toBe(1)
    expect(Object.values(await rowsIn(databaseUrl)).every((count) => count === 0)).toBe(true)
  })

  it('that comes back otherwise than it was sent moves nothing', async () => {
    const { settings, service } = await everyTable()
    await service.close()
    const target = await emptyDatabase()
    const { database } = await buildService({}, { settings: target })
    await sql`
      CREATE FUNCTION lose() RETURNS trigger AS $$
        BEGIN NEW.calculation_data := replace(NEW.calculation_data, 'Seconda', 'seconda'); RETURN NEW; END
      $$ LANGUAGE plpgsql
    `.execute(database.queries)
    await sql`CREATE TRIGGER lose BEFORE INSERT ON calculations FOR EACH ROW EXECUTE FUNCTION lose()`.execute(
      database.queries,
    )
    const { told, said, code } = await moving(settings.dataDir, target.databaseUrl ?? '')
    expect(told).toMatch(/^calculations +2 +2 +DIFFERS$/m)
    expect(told).toMatch(/^users +2 +2 +the same$/m)
    expect(said).toBe('Nothing was moved: what came back is not what was sent.\n')
    expect(code).toBe(1)
    const rows = await rowsIn(target.databaseUrl ?? '')
    expect(Object.values(rows).every((count) => count === 0)).toBe(true)
  })

  it('that fails in the middle moves nothing', async () => {
    const { settings, service } = await everyTable()
    // What PostgreSQL can't hold, in the table that is moved last but few.
    await sql`INSERT INTO throttles (key, points) VALUES (${'a\0b'}, 1)`.execute(
      service.database.queries,
    )
    await service.close()
    const { databaseUrl = '' } = await emptyDatabase()
    const { said, code } = await moving(settings.dataDir, databaseUrl)
    expect(said).toMatch(/^Nothing was moved: [^\n]+\.\n$/)
    expect(code).toBe(1)
    expect(Object.values(await rowsIn(databaseUrl)).every((count) => count === 0)).toBe(true)
  })

  it('of a database of a newer Margine is for that one', async () => {
    const { settings, service } = await everyTable()
    await sql`INSERT INTO migrations (name) VALUES ('9999-later')`.execute(service.database.queries)
    await service.close()
    const { databaseUrl = '' } = await emptyDatabase()
    const { said } = await moving(settings.dataDir, databaseUrl)
    expect(said).toMatch(
      / can't be used: its tables are those of a later version of Margine, .*9999-later/,
    )
  })

  it('says what is missing', async () => {
    const { dataDir } = await embedded()
    const { databaseUrl = '' } = await emptyDatabase()
    expect((await moving(dataDir, '')).said).toBe(
      'Set DATABASE_URL to the PostgreSQL to move to.\n',
    )
    expect((await moving(dataDir, databaseUrl)).said).toBe(
      `There is no database ${dataDir}/margine.sqlite to move.\n`,
    )
  })
})

describe('the contents of two tables', () => {
  const contents = (...rows: unknown[][]) => {
    const all = new Contents()
    for (const row of rows) all.add(row)
    return all
  }

  it.each([
    [[['a', 1]], [['a', 2]]],
    [[['a', null]], [['a', 'null']]],
    [[['a', 'b']], [['ab', '']]],
    [[['a']], [['a'], ['a']]],
  ])('differ where a value does: %j and %j', (one, other) => {
    expect(contents(...one).equals(contents(...other))).toBe(false)
  })

  it('are the same in whatever order they come', () => {
    expect(contents(['a', 1], ['b', 2]).equals(contents(['b', '2'], ['a', '1']))).toBe(true)
  })
})
