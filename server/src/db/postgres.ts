import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { createPool, type PostgresWaits } from './postgres-pool.ts'
import type { Schema } from './schema.ts'

/** The type bigint. Our times and counts fit a double exactly, so they are read as numbers. */
const int8 = 20

/** The advisory lock of migrations: any number, the same in every process. */
const migrationLock = 5_263_911

/**
 * SQLSTATE classes of errors that may pass: connection, transaction rollback (deadlocks), resources, operator
 * intervention, system; and single codes: lock timeout, a server that is read-only after a failover, a
 * transaction that idled too long.
 */
const outageClasses = /^(?:08|40|53|57|58|55P03|25006|25P03)/
const socketErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
])
const lostConnection =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/

/** A call waits for a connection, then for an answer: together less than the three seconds after which people are told. */
const usualWaits: PostgresWaits = { connection: 1300, answer: 1500, readiness: 2000 }

/** How long a start waits for another process's migration, in milliseconds. */
const migrationTimeout = 60_000

function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return outageClasses.test(code) || socketErrors.has(code) || lostConnection.test(error.message)
}

/** Opens a pool on a PostgreSQL server. It connects with the first query. */
export function openPostgres(
  url: string,
  logError: (error: Error) => void,
  waits: PostgresWaits = usualWaits,
): Database {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  }
  const { pool, close } = createPool({ connectionString: url, types }, waits, logError)
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  })
  return {
    queries,
    counting: queries,
    prepare: (name, query) => async (parameters) => {
      const { rows } = await pool.query({ name, text: query.sql, values: [...parameters] })
      return rows
    },
    async migrate(run) {
      // Not from the pool: its timeouts are shorter.
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: migrationTimeout,
        query_timeout: 2 * migrationTimeout,
        statement_timeout: migrationTimeout,
        lock_timeout: migrationTimeout,
      })
      client.on('error', logError)
      try {
        await client.connect()
        await client.query('BEGIN')
        await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
        await run(async (sql) => (await client.query(sql)).rows ?? [])
        await client.query('COMMIT')
      } finally {
        // Closing the connection rolls back what is not committed, also where the connection broke.
        await client.end()
      }
    },
    isOutage,
    // PostgreSQL's vacuum does it.
    scrub: async () => true,
    async isReachable() {
      const answers = pool.query('SELECT 1').then(
        () => true,
        () => false,
      )
      const { promise: late, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(resolve, waits.readiness, false)
      return Promise.race([answers, late]).finally(() => clearTimeout(timer))
    },
    close,
  }
}
