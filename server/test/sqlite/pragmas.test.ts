import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openSqlite } from '../../src/db/sqlite.ts'
import { openConnection } from '../../src/db/sqlite-connection.ts'
import { Writer } from '../../src/db/sqlite-driver.ts'
import { buildService } from '../build-app.ts'
import { buildFolder } from '../build-database.ts'

/** The settings of a connection. */
function pragmasOf(connection: DatabaseSync) {
  const names = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout']
  return names.map((name) => Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0])
}

/** The connections a piece of work opens. */
async function connectionsOf(work: () => unknown): Promise<DatabaseSync[]> {
  const told = vi.spyOn(DatabaseSync.prototype, 'exec')
  try {
    await work()
    return [...new Set(told.mock.contexts as DatabaseSync[])]
  } finally {
    told.mockRestore()
  }
}

const safe = ['wal', 2, 1, 1, 0]
/** The connection that writes and the one that reads. */
const bothSafe = [safe, safe]

function opened(path: string) {
  const database = openSqlite(path)
  onTestFinished(() => database.close().catch(() => {}))
  return database
}

async function pragmasOfOpened(path: string) {
  const connections = await connectionsOf(() => opened(path))
  return connections.map(pragmasOf)
}

describe('the embedded database', () => {
  it('keeps every commit on the disk, checks references, overwrites what goes and never waits, on a new file', async () => {
    const path = join(await buildFolder(), 'new/margine.sqlite')
    expect(await pragmasOfOpened(path)).toEqual(bothSafe)
  })

  it('does so too each time a file is opened again', async () => {
    const path = join(await buildFolder(), 'margine.sqlite')
    for (let time = 0; time < 3; time++) {
      expect(await pragmasOfOpened(path)).toEqual(bothSafe)
      await openSqlite(path).close()
    }
  })

  it('does so too on a file that something else left otherwise', async () => {
    const path = join(await buildFolder(), 'margine.sqlite')
    const other = new DatabaseSync(path)
    other.exec('PRAGMA journal_mode = DELETE; CREATE TABLE t (x); PRAGMA synchronous = OFF')
    other.close()
    expect(await pragmasOfOpened(path)).toEqual(bothSafe)
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

  it('lets what only reads change nothing', async () => {
    const path = join(await buildFolder(), 'margine.sqlite')
    const [, reader] = await connectionsOf(() => opened(path))
    expect(() => reader?.exec('CREATE TABLE t (x)')).toThrow('attempt to write a readonly database')
  })

  it('is what the server runs on', async () => {
    const connections = await connectionsOf(() => buildService())
    expect(connections.map(pragmasOf)).toEqual(bothSafe)
  })

  it('waits for the disk at every commit but a count’s, whatever becomes of that', async () => {
    const connection = openConnection(join(await buildFolder(), 'margine.sqlite'))
    onTestFinished(() => connection.close())
    const writer = new Writer(connection)
    const waits = () => connection.prepare('PRAGMA synchronous').get()
    expect(await writer.runRelaxed(waits)).toEqual({ synchronous: 1 })
    expect(await writer.runExclusive(waits)).toEqual({ synchronous: 2 })
    const failing = () => connection.exec('INSERT INTO nowhere VALUES (1)')
    await expect(writer.runRelaxed(failing)).rejects.toThrow('no such table')
    expect(await writer.runExclusive(waits)).toEqual({ synchronous: 2 })
  })
})
