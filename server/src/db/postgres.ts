import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { createPool, type PostgresWaits } from './postgres-pool.ts'

/** PostgreSQL's bigint: our moments and counts fit a double exactly, so they come back as numbers. */
const int8 = 20

/** Any number that every process of ours agrees on. */
const migrationLock = 5_263_911

/**
 * SQLSTATE classes of what asking again later may mend: connection, rolled back in favour of another
 * (deadlocks), resources, operator intervention, system; a lock that was not to be had in time, a server
 * that is read-only after a failover, and a transaction that idled too long.
 */
const outageClasses = /^(?:08|40|53|57|58|55P03|25006|25P03)/
const socketErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
])
const lostConnection =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed/

/** A call waits for a connection and then for its first answer: together less than the three seconds after which people are told. */
const usualWaits: PostgresWaits = { connection: 1300, answer: 1500, readiness: 2000 }

/** A start waits for another process's migration: longer than any other statement, but not for ever. */
const migrationPatience = 60_000

function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return outageClasses.test(code) || socketErrors.has(code) || lostConnection.test(error.message)
}

/** Opens a pool on a PostgreSQL server. Nothing is asked of the server yet. */
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
  return {
    queries: new Kysely({
      dialect: new PostgresDialect({ pool }),
      plugins: [new CamelCasePlugin()],
    }),
    keep: (name, query) => async (parameters) => {
      const { rows } = await pool.query({ name, text: query.sql, values: [...parameters] })
      return rows
    },
    async migrate(run) {
      // Not from the pool, whose connections wait for nothing as long.
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: migrationPatience,
        query_timeout: 2 * migrationPatience,
        statement_timeout: migrationPatience,
        lock_timeout: migrationPatience,
      })
      client.on('error', logError)
      try {
        await client.connect()
        await client.query('BEGIN')
        await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
        await run(async (sql) => (await client.query(sql)).rows ?? [])
        await client.query('COMMIT')
      } finally {
        // Closing the connection rolls back, even where the connection itself is what broke.
        await client.end()
      }
    },
    isOutage,
    // PostgreSQL's own vacuum does that.
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
