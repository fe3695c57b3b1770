import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { lockPatience, whileBusy } from './while-busy.ts'

/**
 * The connection that writes. One piece of work after another has it: a transaction is one. Inside one,
 * write only by the queries it was given: `database.queries` would wait for it to end, and it for them.
 */
export class Writer {
  readonly sqlite: DatabaseSync
  readonly #patience: number
  #free: Promise<void> = Promise.resolve()

  /** @param patience how long to wait for another process's lock, in milliseconds */
  constructor(sqlite: DatabaseSync, patience = lockPatience) {
    this.sqlite = sqlite
    this.#patience = patience
  }

  /** Does one thing that stands for itself. @throws SQLite's busy error when the lock is not to be had in time */
  async alone<Result>(
    work: () => Result | Promise<Result>,
    patience = this.#patience,
  ): Promise<Result> {
    const { result, release } = await this.take(work, patience)
    release()
    return result
  }

  /**
   * Does a first thing and stays alone until `release`. The patience counts from the asking: those
   * who queue behind somebody who waits in vain have waited too.
   */
  async take<Result>(work: () => Result | Promise<Result>, patience = this.#patience) {
    const giveUpAt = performance.now() + patience
    const { promise, resolve: release } = Promise.withResolvers<void>()
    const before = this.#free
    this.#free = promise
    await before
    try {
      return { result: await whileBusy(work, giveUpAt), release }
    } catch (error) {
      release()
      throw error
    }
  }
}

const valuesOf = ({ parameters }: CompiledQuery) => parameters as SQLInputValue[]

function run(sqlite: DatabaseSync, query: CompiledQuery): QueryResult<never> {
  const statement = sqlite.prepare(query.sql)
  if (statement.columns().length > 0) return { rows: statement.all(...valuesOf(query)) as never[] }
  const { changes, lastInsertRowid } = statement.run(...valuesOf(query))
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

/**
 * What somebody asks through: a select on the connection that reads, at once; a statement that
 * changes something on the one that writes, when it is free; and all of a transaction there.
 */
class Connection implements DatabaseConnection {
  readonly #writer: Writer
  readonly #reader: DatabaseSync
  /** Ends the transaction under way, if any. */
  #release: (() => void) | undefined

  constructor(writer: Writer, reader: DatabaseSync) {
    this.#writer = writer
    this.#reader = reader
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sqlite } = this.#writer
    if (this.#release !== undefined) return run(sqlite, query)
    if (SelectQueryNode.is(query.query))
      return whileBusy(() => run(this.#reader, query), performance.now() + lockPatience)
    return this.#writer.alone(() => run(sqlite, query))
  }

  async begin(): Promise<void> {
    // Immediate: one that reads before it writes would fail when another process writes in between.
    const begin = () => this.#writer.sqlite.exec('BEGIN IMMEDIATE')
    this.#release = (await this.#writer.take(begin)).release
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    const { sqlite } = this.#writer
    // A full disk has SQLite end the transaction itself: that must not be told instead of the reason.
    if (how === 'COMMIT' || sqlite.isTransaction) sqlite.exec(how)
    this.leave()
  }

  leave(): void {
    this.#release?.()
    this.#release = undefined
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for a generator
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('nothing of ours is streamed')
  }
}

function createDriver(writer: Writer, reader: DatabaseSync): Driver {
  const ours = (connection: DatabaseConnection) => connection as Connection
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(writer, reader),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).end('COMMIT'),
    rollbackTransaction: (connection) => ours(connection).end('ROLLBACK'),
    releaseConnection: async (connection) => ours(connection).leave(),
    destroy: async () => {},
  }
}

/** Who asks has a connection of its own, as far as it can tell. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Leaves row locks out: SQLite has none, and a transaction of ours locks the whole file from its beginning. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectQuery({
    endModifiers: _rowLocks,
    ...query
  }: SelectQueryNode): void {
    super.visitSelectQuery(query)
  }
}

/** Kysely over the two connections of an embedded database. */
export const sqliteDialect = (writer: Writer, reader: DatabaseSync): Dialect => ({
  createDriver: () => createDriver(writer, reader),
  createQueryCompiler: () => new Compiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
})
