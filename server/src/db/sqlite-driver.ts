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
import { lockTimeout, whileBusy } from './while-busy.ts'

/**
 * The connection that writes, behind a mutex: a statement or a whole transaction has it alone. Inside a
 * transaction write only through the queries it was given: `database.queries` would wait for the mutex,
 * which the transaction holds.
 */
export class Writer {
  readonly sqlite: DatabaseSync
  readonly #timeout: number
  #free: Promise<void> = Promise.resolve()

  /** @param timeout how long to wait for another process's lock, in milliseconds */
  constructor(sqlite: DatabaseSync, timeout = lockTimeout) {
    this.sqlite = sqlite
    this.#timeout = timeout
  }

  /** Does one piece of work under the mutex. @throws SQLite's busy error when another process keeps the file locked */
  async runExclusive<Result>(
    work: () => Result | Promise<Result>,
    timeout = this.#timeout,
  ): Promise<Result> {
    const { result, release } = await this.acquire(work, timeout)
    release()
    return result
  }

  /** Does one piece of work under the mutex, without waiting for the disk: a power failure may undo it. */
  runRelaxed<Result>(work: () => Result): Promise<Result> {
    return this.runExclusive(() => {
      this.sqlite.exec('PRAGMA synchronous = NORMAL')
      try {
        return work()
      } finally {
        this.sqlite.exec('PRAGMA synchronous = FULL')
      }
    })
  }

  /**
   * Does a first piece of work and keeps the mutex until `release`. The timeout counts from the call, the
   * wait for the mutex included.
   */
  async acquire<Result>(work: () => Result | Promise<Result>, timeout = this.#timeout) {
    const giveUpAt = performance.now() + timeout
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

/** How a statement outside a transaction is written. */
type Write = <Result>(work: () => Result) => Promise<Result>

/**
 * A connection as Kysely sees it. A select runs at once on the connection that reads; a statement that
 * changes something, and everything in a transaction, runs on the one that writes, under its mutex.
 */
class Connection implements DatabaseConnection {
  readonly #writer: Writer
  readonly #reader: DatabaseSync
  readonly #write: Write
  /** Ends the transaction under way, if any. */
  #release: (() => void) | undefined

  constructor(writer: Writer, reader: DatabaseSync, write: Write) {
    this.#writer = writer
    this.#reader = reader
    this.#write = write
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sqlite } = this.#writer
    if (this.#release !== undefined) return run(sqlite, query)
    if (SelectQueryNode.is(query.query))
      return whileBusy(() => run(this.#reader, query), performance.now() + lockTimeout)
    return this.#write(() => run(sqlite, query))
  }

  async begin(): Promise<void> {
    // Immediate: a transaction that reads first would fail if another process wrote before its first write.
    const begin = () => this.#writer.sqlite.exec('BEGIN IMMEDIATE')
    this.#release = (await this.#writer.acquire(begin)).release
  }

  async end(how: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    const { sqlite } = this.#writer
    // On a full disk SQLite has rolled back already: another ROLLBACK would fail and hide the reason.
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

function createDriver(writer: Writer, reader: DatabaseSync, write: Write): Driver {
  const ours = (connection: DatabaseConnection) => connection as Connection
  return {
    init: async () => {},
    acquireConnection: async () => new Connection(writer, reader, write),
    beginTransaction: (connection) => ours(connection).begin(),
    commitTransaction: (connection) => ours(connection).end('COMMIT'),
    rollbackTransaction: (connection) => ours(connection).end('ROLLBACK'),
    releaseConnection: async (connection) => ours(connection).leave(),
    destroy: async () => {},
  }
}

/** Lets Kysely open several connections: each of ours is only a view of the same two. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class Compiler extends SqliteQueryCompiler {
  /** Leaves row locks out: SQLite has none, and a transaction of ours locks the whole file from its beginning. */
  protected override visitSelectQuery({
    endModifiers: _rowLocks,
    ...query
  }: SelectQueryNode): void {
    super.visitSelectQuery(query)
  }

  /**
   * A bare `?` that the planner compared with something makes SQLite plan the statement anew each time it is bound, which
   * takes three times as long as the search for a session. The plus changes no value.
   */
  protected override getCurrentParameterPlaceholder(): string {
    return '+?'
  }
}

/** Kysely over the two connections of an embedded database. */
export const sqliteDialect = (
  writer: Writer,
  reader: DatabaseSync,
  write: Write = (work) => writer.runExclusive(work),
): Dialect => ({
  createDriver: () => createDriver(writer, reader, write),
  createQueryCompiler: () => new Compiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (queries) => new SqliteIntrospector(queries),
})
