import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** PostgreSQL's bigint: our moments and counts fit a double exactly, so they come back as numbers. */
const int8 = 20

/** Any number that every process of ours agrees on. */
const migrationLock = 5_263_911

/**
 * SQLSTATE classes of what asking again later may mend: connection, rolled back in favour of another
 * (deadlocks), resources, operator intervention, system; and a lock that was not to be had in time.
 */
const outageClasses = /^(?:08|40|53|57|58|55P03)/
const socketErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return outageClasses.test(code) || socketErrors.has(code) || lostConnection.test(error.message)
}

/** Opens a pool on a PostgreSQL server. Nothing is asked of the server yet. */
export function openPostgres(url: string, logError: (error: Error) => void): Database {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  })
  // Also one that breaks in the middle of a transaction, between two statements: nobody else listens
  // to it then, and the process would end. What it is asked next fails, and the pool drops it.
  pool.on('connect', (client) => client.on('error', logError))
  // The same of one that breaks while idle, once more.
  pool.on('error', () => {})
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  return {
    queries,
    committed: queries,
    keep: (name, query) => async (parameters) => {
      const { rows } = await pool.query({ name, text: query.sql, values: [...parameters] })
      return rows
    },
    // What refers to the rows may still come and go.
    holding: sql`for no key update`,
    skippingHeld: sql`for update skip locked`,
    async migrate(run) {
      const client = await pool.connect()
      try {
        // Another process may be at it: longer than any other statement, but not for ever.
        await client.query(
          "BEGIN; SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = '60s'",
        )
        await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
        await run(async (sql) => (await client.query(sql)).rows ?? [])
        await client.query('COMMIT')
        client.release()
      } catch (error) {
        // Closing the connection rolls back, even where the connection itself is what broke.
        client.release(true)
        throw error
      }
    },
    isOutage,
    isReachable: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
