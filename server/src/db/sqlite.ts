import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely'
import type { Database } from './database.ts'
import { openConnection, servingTimeout, startTimeout } from './sqlite-connection.ts'
import { sqliteDialect, Writer } from './sqlite-driver.ts'
import { Busy, lockTimeout, whileBusy } from './while-busy.ts'

/** SQLite's primary codes for: busy, locked, read-only, input/output, full, can't open. */
const outages = new Set([5, 6, 8, 10, 13, 14])

/** How long a deletion waits to be scrubbed from the files, in milliseconds. The next sweep does what is left. */
const scrubTimeout = 500

function isOutage(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    // The low byte of an extended code is the primary one.
    outages.has(Number(error.errcode) & 0xff)
  )
}

/** Makes the file and its folder where they are missing, readable by their owner only. SQLite's other files get the same mode. */
function makeFile(path: string): void {
  if (path === ':memory:') return
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  try {
    closeSync(openSync(path, 'a', 0o600))
  } catch {
    // Opening it with SQLite below fails too, and says why.
  }
}

/** Writes the write-ahead log into the database and empties it. @throws Busy while it is read */
function truncateLog(sqlite: DatabaseSync): void {
  const { busy } = sqlite.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() ?? {}
  if (busy !== 0) throw new Busy('the write-ahead log is in use')
}

/**
 * Opens the embedded database, making the file and its folder where they are missing.
 *
 * One connection writes, one transaction at a time. A second one only reads, and so sees only what is
 * committed.
 *
 * @param timeout how long to wait for another process's lock, in milliseconds
 * @throws when the file can't be opened or the settings that keep data safe don't hold
 */
export function openSqlite(path: string, timeout = lockTimeout): Database {
  makeFile(path)
  const sqlite = openConnection(path)
  const reader = openConnection(path, { readOnly: true })
  const writer = new Writer(sqlite, timeout)
  const plugins = [new CamelCasePlugin()]
  return {
    queries: new Kysely({ dialect: sqliteDialect(writer, reader), plugins }),
    counting: new Kysely({
      dialect: sqliteDialect(writer, reader, (work) => writer.runRelaxed(work)),
      plugins,
    }),
    prepare<Row>(_name: string, query: CompiledQuery<Row>) {
      const statement = reader.prepare(query.sql)
      return (parameters) => {
        const select = () => statement.all(...(parameters as SQLInputValue[])) as Row[]
        return whileBusy(select, performance.now() + timeout)
      }
    },
    async migrate(run) {
      sqlite.exec(`PRAGMA busy_timeout = ${startTimeout}; BEGIN IMMEDIATE`)
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
        sqlite.exec(`PRAGMA busy_timeout = ${servingTimeout}`)
      }
    },
    isOutage,
    async scrub() {
      try {
        // Waits outside the mutex, so that others can write meanwhile.
        const truncate = () => writer.runExclusive(() => truncateLog(sqlite), 0)
        await whileBusy(truncate, performance.now() + scrubTimeout)
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
      // The last to close empties the write-ahead log, and has to be able to write.
      reader.close()
      sqlite.close()
    },
  }
}
