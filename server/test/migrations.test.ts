// On both databases: starting processes are kept apart by their locks.
import { once } from 'node:events'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hashToken, newToken } from '../src/accounts/secret-token.ts'
import type { Database } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { migrations } from '../src/db/migrations/index.ts'
import { type DatabaseSettings, openDatabase } from '../src/db/open.ts'
import { ProgramError } from '../src/process/program-error.ts'
import { startDatabase } from '../src/start/database.ts'
import { buildService } from './build-app.ts'
import { emptyDatabase } from './build-database.ts'
import { ending, exitCode, start } from './programs.ts'

async function opened(settings: DatabaseSettings): Promise<Database> {
  const database = await openDatabase(settings, () => {})
  onTestFinished(() => database.close())
  return database
}

const migrating = ({ dataDir, databaseUrl }: DatabaseSettings, environment = {}) =>
  start('./migrating.ts', {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...environment,
  })

const done = async ({ queries }: Database) =>
  (await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(queries)).rows

const all = migrations.map(({ name }) => ({ name }))
const has = ({ queries }: Database, table: string) =>
  sql`SELECT * FROM ${sql.ref(table)}`.execute(queries).then(
    () => true,
    () => false,
  )

describe('a migration', () => {
  it('runs once, however often the server starts', async () => {
    const database = await opened(await emptyDatabase())
    for (let time = 0; time < 3; time++) await migrate(database)
    expect(await done(database)).toEqual(all)
    expect(await has(database, 'users')).toBe(true)
  })

  it('runs once when several processes start at the same moment', async () => {
    const settings = await emptyDatabase()
    const endings = await Promise.all(Array.from({ length: 4 }, () => ending(migrating(settings))))
    expect(endings).toEqual(Array(4).fill({ said: '', code: 0 }))
    expect(await done(await opened(settings))).toEqual(all)
  })

  it('whose process is killed in the middle leaves nothing, and the next start does it', async () => {
    const settings = await emptyDatabase()
    const child = migrating(settings, { STAY: 'yes' })
    await once(child.stdout, 'data')
    const ended = exitCode(child)
    child.kill('SIGKILL')
    await ended
    const database = await opened(settings)
    await migrate(database)
    expect(await done(database)).toEqual(all)
    expect(await has(database, 'half')).toBe(false)
  })

  it('that fails leaves nothing of itself, nor of those before it', async () => {
    const database = await opened(await emptyDatabase())
    const broken = {
      name: '9999-broken',
      sql: 'CREATE TABLE half (id text); INSERT INTO nowhere VALUES (1)',
    }
    await expect(migrate(database, [...migrations, broken])).rejects.toThrow('nowhere')
    expect(await has(database, 'users')).toBe(false)
    expect(await has(database, 'migrations')).toBe(false)
    await migrate(database)
    await expect(migrate(database, [...migrations, broken])).rejects.toThrow('nowhere')
    expect(await done(database)).toEqual(all)
    expect(await has(database, 'half')).toBe(false)
  })

  it('that comes later runs alone', async () => {
    const database = await opened(await emptyDatabase())
    await migrate(database)
    await migrate(database, [...migrations, { name: '9999', sql: 'CREATE TABLE later (id text)' }])
    expect(await done(database)).toEqual([...all, { name: '9999' }])
    expect(await has(database, 'later')).toBe(true)
  })

  it('of a later version keeps this one from starting, which changes nothing', async () => {
    const settings = await emptyDatabase()
    const database = await opened(settings)
    const later = [...migrations.slice(0, -1), { name: '9998', sql: 'SELECT 1' }]
    await migrate(database, later)
    const before = await done(database)
    await expect(migrate(database)).rejects.toThrow(
      'its tables are those of a later version of Margine, with changes that this one does not know (9998). Start that version, or restore a backup made before it (docs/operations.md).',
    )
    expect(await done(database)).toEqual(before)
    await expect(startDatabase(settings, () => {})).rejects.toThrow(ProgramError)
  })

  it('keeps the sessions and mails of before it was known from where somebody signs in', async () => {
    const settings = await emptyDatabase()
    const database = await opened(settings)
    await migrate(database, migrations.slice(0, 6))
    const now = Date.now()
    const token = newToken()
    await database.migrate(async (execute) => {
      await execute(`INSERT INTO users (id, email, email_verified_at, created_at)
        VALUES ('a', 'giulia@example.it', ${now}, ${now})`)
      await execute(`INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at)
        VALUES ('${hashToken(token)}', 'a', ${now}, ${now})`)
      await execute(`INSERT INTO outbox (id, kind, email, message, created_at, attempts, next_attempt_at)
        VALUES ('b', 'passwordEnded', 'giulia@example.it', '', ${now}, 3, ${now})`)
    })
    await migrate(database)
    const browser = (await buildService({}, { settings })).browser()
    browser.cookies.set('margine', token)
    const answer = await browser.get('/api/account/sessions')
    expect(await answer.json()).toMatchObject([{ browser: null, network: null, current: true }])
    const kept = await database.queries.selectFrom('outbox').selectAll().execute()
    expect(kept).toMatchObject([{ id: 'b', kind: 'passwordEnded', attempts: 3 }])
  })

  it('has a name of its own, and names stay in order', () => {
    const names = migrations.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(names.toSorted())
  })
})
