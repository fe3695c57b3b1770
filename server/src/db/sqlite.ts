import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CamelCasePlugin, Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { openConnection, servingPatience, startPatience } from './sqlite-connection.ts'
import { sqliteDialect, Writer } from './sqlite-driver.ts'
import { Busy, lockPatience, whileBusy } from './while-busy.ts'

/** SQLite's primary codes for: busy, locked, read-only, input/output, full, can't open. */
const outages = new Set([5, 6, 8, 10, 13, 14])

/** How long whoever deleted something waits for it to be scrubbed, in milliseconds. The sweep does the rest. */
const scrubPatience = 500

function isOutage(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    // The low byte of an extended code is the primary one.
    outages.has(Number(error.errcode) & 0xff)
  )
}

/** Makes the file and its folder where they are missing, for their owner's eyes only; SQLite's other files take after it. */
function makeFile(path: string): void {
  if (path === ':memory:') return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch {
    // Why it can't be opened, SQLite says in words that fit every case.
  }
}

/** Writes the log into the database and cuts it to nothing. @throws Busy while somebody reads it */
function truncateLog(sqlite: DatabaseSync): void {
  const { busy } = sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
  if (busy !== 0) throw new Busy('the write-ahead log is in use')
}

/**
 * Opens the embedded database, making the file and its folder where they are missing.
 *
 * One connection does what changes something, one thing after another; a second one only reads, and
 * so sees nothing of a transaction that isn't through.
 *
 * @param patience how long to wait for another process's lock, in milliseconds
 * @throws when the file can't be opened or the settings that keep data safe don't hold
 */
export function openSqlite(path: string, patience = lockPatience): Database {
  makeFile(path)
  const sqlite = openConnection(path)
  const reader = openConnection(path, { readOnly: true })
  const writer = new Writer(sqlite, patience)
  const queries = new Kysely<Schema>({
    dialect: sqliteDialect(writer, reader),
    plugins: [new CamelCasePlugin()],
  })
  return {
    queries,
    keep: (_name, query) => {
      const statement = reader.prepare(query.sql)
      return (parameters) =>
        whileBusy(
          () => statement.all(...(parameters as SQLInputValue[])) as never,
          performance.now() + patience,
        )
    },
    async migrate(run) {
      sqlite.exec(`PRAGMA busy_timeout = ${startPatience}; BEGIN IMMEDIATE`)
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
      } finally {
        sqlite.exec(`PRAGMA busy_timeout = ${servingPatience}`)
      }
    },
    isOutage,
    async scrub() {
      try {
        // Waiting without the connection: whoever writes meanwhile goes on.
        const truncate = () => writer.alone(() => truncateLog(sqlite), 0)
        await whileBusy(truncate, performance.now() + scrubPatience)
        return true
      } catch (error) {
        if (!isOutage(error)) throw error
        return false
      }
    },
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
