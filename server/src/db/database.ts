import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A query compiled once and kept prepared, for the paths where building it each time would show. */
type KeptQuery<Row> = (parameters: readonly unknown[]) => Promise<Row[]>

/** The open database: SQLite or PostgreSQL, behind the same queries. */
export interface Database {
  /** A select outside a transaction reads what is committed: it waits for no transaction, and none waits for it. */
  readonly queries: Kysely<Schema>
  /** Keeps a query that reads prepared; it sees what is committed. What it was compiled with stands for the parameters of each call. */
  keep<Row>(name: string, query: CompiledQuery<Row>): KeptQuery<Row>
  /** Runs statements one after another in a transaction that no other process's migration can enter. */
  migrate(
    run: (execute: (sql: string) => Promise<readonly unknown[]>) => Promise<void>,
  ): Promise<void>
  /** Whether an error means that the database is away for now, rather than that we asked wrongly. */
  isOutage(error: unknown): boolean
  /**
   * Takes what was deleted out of the files as well, where the database leaves copies lying about.
   * False when it could not now, as somebody was reading: then it has to be asked again later.
   */
  scrub(): Promise<boolean>
  /** Whether it answers now, within seconds. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}
