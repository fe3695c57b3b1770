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
  /** Whether every row was read back as it was sent. */
  same: boolean
}

const batch = 500

type Row = Record<string, SQLInputValue>

const columnList = ({ columns }: Table) => columns.map((column) => `"${column}"`).join(', ')

const selectAll = (table: Table) => `SELECT ${columnList(table)} FROM "${table.name}"`

/** Opens the embedded database and locks it: a write during the move would be lost. */
function lockDatabase(path: string): DatabaseSync {
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
  const placeholders = rows.map(
    (_, row) => `(${table.columns.map((_, column) => `$${row * width + column + 1}`).join(', ')})`,
  )
  const values = rows.flatMap((row) => table.columns.map((column) => row[column]))
  await client.query(
    `INSERT INTO "${table.name}" (${columnList(table)}) VALUES ${placeholders.join(', ')}`,
    values,
  )
}

/** Copies a table, and returns the contents that were copied. */
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

/** Locks the tables until the transaction ends, and checks that they are empty. */
async function lockEmptyTables(client: pg.Client, tables: readonly Table[]): Promise<void> {
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

async function moveAll(sqlite: DatabaseSync, client: pg.Client): Promise<MovedTable[]> {
  const tables = tablesOf(sqlite)
  await lockEmptyTables(client, tables)
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
 * Copies everything from an embedded database into an empty PostgreSQL with the same tables, and reads it back
 * to compare. Either every row is there afterwards, or none.
 *
 * @throws ProgramError when one of them can't be moved from or to
 */
export async function move(path: string, databaseUrl: string): Promise<MovedTable[]> {
  const sqlite = lockDatabase(path)
  const client = new pg.Client(databaseUrl)
  // A connection that breaks fails the statement under way, or the next one.
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
    // Closing the connection rolls back what is not committed.
    await client.end()
    sqlite.close()
  }
}
