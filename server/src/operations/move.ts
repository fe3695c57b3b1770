import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { ProgramError } from '../process/program-error.ts'
import { Contents } from './contents.ts'
import { type Table, tablesOf } from './tables.ts'

export interface MovedTable {
  name: string
  /** Rows before and after. */
  source: number
  target: number
  /** Whether they hold the same, to the last byte. */
  same: boolean
}

const batch = 500

type Row = Record<string, SQLInputValue>

const columnList = ({ columns }: Table) => columns.map((column) => `"${column}"`).join(', ')

const selectAll = (table: Table) => `SELECT ${columnList(table)} FROM "${table.name}"`

/** Holds the embedded database alone: what somebody wrote during the move would be lost. */
function holdAlone(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path, { timeout: 0 })
  try {
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
    return sqlite
  } catch (error) {
    sqlite.close()
    throw new ProgramError(`${path} is in use: stop every server on it, then move it.`, {
      cause: error,
    })
  }
}

async function insert(client: pg.Client, table: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const width = table.columns.length
  const places = rows.map(
    (_, row) => `(${table.columns.map((_, column) => `$${row * width + column + 1}`).join(', ')})`,
  )
  const values = rows.flatMap((row) => table.columns.map((column) => row[column]))
  await client.query(
    `INSERT INTO "${table.name}" (${columnList(table)}) VALUES ${places.join(', ')}`,
    values,
  )
}

/** Copies a table's rows, and answers what they hold. */
async function copy(sqlite: DatabaseSync, client: pg.Client, table: Table): Promise<Contents> {
  const contents = new Contents()
  let waiting: Row[] = []
  for (const row of sqlite.prepare(selectAll(table)).iterate() as Iterable<Row>) {
    contents.add(table.columns.map((column) => row[column]))
    waiting.push(row)
    if (waiting.length < batch) continue
    await insert(client, table, waiting)
    waiting = []
  }
  await insert(client, table, waiting)
  return contents
}

async function contentsOf(client: pg.Client, table: Table): Promise<Contents> {
  const contents = new Contents()
  await client.query(`DECLARE moved CURSOR FOR ${selectAll(table)}`)
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${batch} FROM moved`)
    if (rows.length === 0) break
    for (const row of rows) contents.add(table.columns.map((column) => row[column]))
  }
  await client.query('CLOSE moved')
  return contents
}

/** Keeps everybody else from the tables until the transaction ends. */
async function holdEmpty(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const list = tables.map(({ name }) => `"${name}"`).join(', ')
  await client.query(`LOCK TABLE ${list} IN ACCESS EXCLUSIVE MODE`)
  for (const { name } of tables) {
    const { rows } = await client.query(`SELECT 1 FROM "${name}" LIMIT 1`)
    if (rows.length > 0)
      throw new ProgramError(
        `The PostgreSQL at DATABASE_URL holds ${name} already: move to an empty one.`,
      )
  }
}

async function assertSameSchema(sqlite: DatabaseSync, client: pg.Client): Promise<void> {
  const statement = 'SELECT name FROM migrations'
  const known = new Set((await client.query(statement)).rows.map(({ name }) => name))
  const unknown = sqlite
    .prepare(statement)
    .all()
    .filter(({ name }) => !known.has(name))
  if (unknown.length > 0)
    throw new ProgramError('The database was written by a newer Margine: move it with that one.')
}

async function moveAll(sqlite: DatabaseSync, client: pg.Client): Promise<MovedTable[]> {
  await assertSameSchema(sqlite, client)
  const tables = tablesOf(sqlite)
  await holdEmpty(client, tables)
  const moved: MovedTable[] = []
  for (const table of tables) {
    const before = await copy(sqlite, client, table)
    const after = await contentsOf(client, table)
    const { name } = table
    moved.push({ name, source: before.rows, target: after.rows, same: before.equals(after) })
  }
  return moved
}

/**
 * Copies everything from an embedded database into an empty PostgreSQL with the same tables, and
 * reads it back. Either all of it is there afterwards, each row the same, or nothing is.
 *
 * @throws ProgramError when one of them can't be moved from or to
 */
export async function move(path: string, databaseUrl: string): Promise<MovedTable[]> {
  const sqlite = holdAlone(path)
  const client = new pg.Client(databaseUrl)
  // A connection that breaks is told by the statement under way, or the next.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('BEGIN')
    const moved = await moveAll(sqlite, client)
    await client.query(moved.every(({ same }) => same) ? 'COMMIT' : 'ROLLBACK')
    return moved
  } catch (error) {
    if (error instanceof ProgramError) throw error
    throw new ProgramError(`Nothing was moved: ${(error as Error).message}.`, { cause: error })
  } finally {
    // Ending a connection rolls back what it left open.
    await client.end()
    sqlite.close()
  }
}
