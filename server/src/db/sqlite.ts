import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { RateLimiterSQLite } from 'rate-limiter-flexible'
import type { Database } from './database.ts'

const oldestSqlite = [3, 51, 3] as const

/** How long to wait for another process, in milliseconds. */
const patience = 5000

/** What must hold on every open; a WAL file reopens with `synchronous` at NORMAL unless told. */
const pragmas = [
  { name: 'journal_mode', set: 'WAL', reads: 'wal' },
  { name: 'synchronous', set: 'FULL', reads: 2 },
  { name: 'foreign_keys', set: 'ON', reads: 1 },
  { name: 'busy_timeout', set: patience, reads: patience },
] as const

function assertRecent(sqlite: DatabaseSync): void {
  const { version } = sqlite.prepare('SELECT sqlite_version() AS version').get() as {
    version: string
  }
  const parts = version.split('.').map(Number)
  const differs = oldestSqlite.findIndex((wanted, index) => parts[index] !== wanted)
  if (differs !== -1 && (parts[differs] ?? 0) < (oldestSqlite[differs] as number))
    throw new Error(`SQLite ${version} is too old: ${oldestSqlite.join('.')} or newer is needed.`)
}

function applyPragmas(sqlite: DatabaseSync): void {
  for (const { name, set } of pragmas) sqlite.exec(`PRAGMA ${name} = ${set}`)
  for (const { name, reads } of pragmas) {
    const [value] = Object.values(sqlite.prepare(`PRAGMA ${name}`).get() ?? {})
    if (value !== reads) throw new Error(`SQLite kept ${name} at ${value} instead of ${reads}.`)
  }
}

/** SQLite's primary codes for: busy, locked, read-only, input/output, full, can't open. */
const outages = new Set([5, 6, 8, 10, 13, 14])

/** What Kysely's SQLite dialect asks of a driver, over Node's own. */
function asKyselyDriver(sqlite: DatabaseSync): SqliteDatabase {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    close: () => sqlite.close(),
    prepare: (sql) => {
      // A transaction that reads before it writes would fail when another process writes in between.
      const statement = sqlite.prepare(sql === 'begin' ? 'begin immediate' : sql)
      const run = (parameters: readonly unknown[]) => statement.run(...values(parameters))
      // A full disk has SQLite end the transaction itself: that must not be told instead of the reason.
      const rollBack = () => (sqlite.isTransaction ? run([]) : { changes: 0, lastInsertRowid: 0 })
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: sql === 'rollback' ? rollBack : run,
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}

/** What the rate limiter's SQLite store asks of a driver, over Node's own. */
function asLimiterDriver(sqlite: DatabaseSync) {
  return {
    prepare: (sql: string) => sqlite.prepare(sql),
    // The limiter's transactions are one upsert each, which is atomic by itself.
    transaction: (run: () => unknown) => run,
  }
}

/**
 * Opens the embedded database, making the file and its folder where they are missing.
 *
 * @throws when the file can't be opened or the settings that keep data safe don't hold
 */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  // From the first statement on: a new file is locked while another process makes it.
  const sqlite = new DatabaseSync(path, { timeout: patience })
  assertRecent(sqlite)
  applyPragmas(sqlite)
  return {
    queries: new Kysely({
      dialect: new SqliteDialect({ database: asKyselyDriver(sqlite) }),
      plugins: [new CamelCasePlugin()],
    }),
    keep: (_name, query) => {
      const statement = sqlite.prepare(query.sql)
      return async (parameters) => statement.all(...(parameters as SQLInputValue[])) as never
    },
    // Every transaction of ours holds the whole database from its beginning: see `asKyselyDriver`.
    holding: sql``,
    async migrate(run) {
      sqlite.exec('BEGIN IMMEDIATE')
      try {
        await run(async (sql) => {
          if (!/^\s*select/i.test(sql)) {
            sqlite.exec(sql)
            return []
          }
          return sqlite.prepare(sql).all()
        })
        sqlite.exec('COMMIT')
      } catch (error) {
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK')
        throw error
      }
    },
    limiter: (options) =>
      new RateLimiterSQLite({
        ...options,
        storeClient: asLimiterDriver(sqlite),
        storeType: 'better-sqlite3',
        tableName: 'throttles',
        tableCreated: true,
        // The sweep does it: see `sweep.ts`.
        clearExpiredByTimeout: false,
      }),
    isOutage: (error) =>
      error instanceof Error &&
      'errcode' in error &&
      // The low byte of an extended code is the primary one.
      outages.has(Number(error.errcode) & 0xff),
    async isReachable() {
      try {
        sqlite.exec('SELECT 1 FROM migrations')
        return true
      } catch {
        return false
      }
    },
    async close() {
      sqlite.close()
    },
  }
}
