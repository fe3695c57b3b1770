import type { DatabaseSync } from 'node:sqlite'

export interface Table {
  name: string
  columns: readonly string[]
}

/** Not the migrations, nor the key of the log, which each database makes itself. */
const ours =
  "type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT IN ('migrations', 'log_keys')"

const names = (sqlite: DatabaseSync, statement: string, ...parameters: string[]) =>
  sqlite
    .prepare(statement)
    .all(...parameters)
    .map(({ name }) => String(name))

/**
 * Our tables, each after those its foreign keys refer to. They are read from the database itself, so that a new
 * one is never forgotten.
 */
export function tablesOf(sqlite: DatabaseSync): Table[] {
  const found = new Map<string, Table>()
  const add = (name: string): void => {
    if (found.has(name)) return
    const parents = names(
      sqlite,
      'SELECT DISTINCT "table" AS name FROM pragma_foreign_key_list(?)',
      name,
    )
    for (const parent of parents) if (parent !== name) add(parent)
    const columns = names(sqlite, 'SELECT name FROM pragma_table_info(?)', name)
    found.set(name, { name, columns })
  }
  for (const name of names(sqlite, `SELECT name FROM sqlite_master WHERE ${ours} ORDER BY name`))
    add(name)
  return [...found.values()]
}
