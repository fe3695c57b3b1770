import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Runs a prepared statement with other parameters each time. */
type PreparedStatement<Row> = (parameters: readonly unknown[]) => Promise<Row[]>

/** The open database: SQLite or PostgreSQL, behind the same queries. */
export interface Database {
  /** A select outside a transaction reads what is committed. It neither waits for a transaction nor holds one up. */
  readonly queries: Kysely<Schema>
  /**
   * The same queries for what a power failure may take back by some seconds: SQLite doesn't wait for the disk, which
   * would hold up the whole server. A process that is killed loses nothing.
   */
  readonly counting: Kysely<Pick<Schema, 'throttles'>>
  /**
   * Makes a prepared statement of a select. It reads what is committed, and answers the columns as the tables
   * name them. The values in `query` only mark where the parameters of each call go.
   *
   * For the selects that nearly every request asks: built each time those of the saved list take 40 and 100 µs, prepared
   * 3 µs, and without it the list answers less than half as many requests (`npm run bench -- saved-list`).
   */
  prepare<Row>(name: string, query: CompiledQuery<Row>): PreparedStatement<Row>
  /** Runs statements in one transaction while no other process migrates. */
  migrate(
    run: (execute: (sql: string) => Promise<readonly unknown[]>) => Promise<void>,
  ): Promise<void>
  /** Whether an error means that the database is out of reach for now, rather than that we asked it wrongly. */
  isOutage(error: unknown): boolean
  /**
   * Removes deleted rows from the database's files too, where copies of them stay. False where a reader
   * prevented it: then it has to be called again later.
   */
  scrub(): Promise<boolean>
  /** Whether the database answers within seconds. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}
