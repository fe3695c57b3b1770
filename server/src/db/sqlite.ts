import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { openConnection } from './sqlite-connection.ts'

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

/** Kysely over one connection. */
const queriesOf = (sqlite: DatabaseSync) =>
  new Kysely<Schema>({
    dialect: new SqliteDialect({ database: asKyselyDriver(sqlite) }),
    plugins: [new CamelCasePlugin()],
  })

/**
 * Opens the embedded database, making the file and its folder where they are missing.
 *
 * One connection does what changes something, one thing after another; a second one only reads, and
 * so sees nothing of a transaction that isn't through.
 *
 * @throws when the file can't be opened or the settings that keep data safe don't hold
 */
export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const sqlite = openConnection(path)
  const reader = openConnection(path, { readOnly: true })
  return {
    queries: queriesOf(sqlite),
    committed: queriesOf(reader),
    keep: (_name, query) => {
      const statement = reader.prepare(query.sql)
      return async (parameters) => statement.all(...(parameters as SQLInputValue[])) as never
    },
    // Every transaction of ours holds the whole database from its beginning: see `asKyselyDriver`.
    holding: sql``,
    skippingHeld: sql``,
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
    isOutage: (error) =>
      error instanceof Error &&
      'errcode' in error &&
      // The low byte of an extended code is the primary one.
      outages.has(Number(error.errcode) & 0xff),
    async isReachable() {
      try {
        reader.exec('SELECT 1 FROM migrations')
        return true
      } catch {
        return false
      }
    },
    async close() {
      // The last to close tidies the write-ahead log up, and must be able to write.
      reader.close()
      sqlite.close()
    },
  }
}
