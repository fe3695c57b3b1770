import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openSqlite } from '../../src/db/sqlite.ts'
import { buildService } from '../build-app.ts'
import { buildFolder } from '../build-database.ts'

/** What a connection says of itself. */
async function pragmasOf(database: ReturnType<typeof openSqlite>) {
  const names = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout']
  const rows = await Promise.all(
    names.map((name) => sql.raw(`PRAGMA ${name}`).execute(database.queries)),
  )
  return rows.map(({ rows: [row] }) => Object.values(row ?? {})[0])
}

const safe = ['wal', 2, 1, 5000]

function opened(path: string) {
  const database = openSqlite(path)
  onTestFinished(() => database.close().catch(() => {}))
  return database
}

describe('the embedded database', () => {
  it('keeps every commit on the disk, checks references and waits for its turn, on a new file', async () => {
    expect(await pragmasOf(opened(join(await buildFolder(), 'new/margine.sqlite')))).toEqual(safe)
  })

  it('does so too each time a file is opened again', async () => {
    const path = join(await buildFolder(), 'margine.sqlite')
    for (let time = 0; time < 3; time++) {
      const database = opened(path)
      expect(await pragmasOf(database)).toEqual(safe)
      await database.close()
    }
  })

  it('does so too on a file that something else left otherwise', async () => {
    const path = join(await buildFolder(), 'margine.sqlite')
    const other = new DatabaseSync(path)
    other.exec('PRAGMA journal_mode = DELETE; CREATE TABLE t (x); PRAGMA synchronous = OFF')
    other.close()
    expect(await pragmasOf(opened(path))).toEqual(safe)
  })

  it('does not open where it can’t keep that', () => {
    expect(() => openSqlite(':memory:')).toThrow(
      'SQLite kept journal_mode at memory instead of wal.',
    )
  })

  it('is one that holds a write-ahead log well', () => {
    const { version } = new DatabaseSync(':memory:')
      .prepare('SELECT sqlite_version() AS version')
      .get() as { version: string }
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
    expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003)
  })

  it('is what the server runs on', async () => {
    expect(await pragmasOf((await buildService()).database)).toEqual(safe)
  })
})
