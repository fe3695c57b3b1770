import { DatabaseSync } from 'node:sqlite'

const oldestSqlite = [3, 51, 3] as const

/** How long SQLite may block at the start for another process, in milliseconds: nobody is served yet. */
export const startTimeout = 5000

/** While the server serves, SQLite must not block at all: the whole server would. See `while-busy.ts`. */
export const servingTimeout = 0

/** The settings of every connection. A file in WAL mode reopens with `synchronous` at NORMAL unless told. */
const pragmas = [
  { name: 'journal_mode', set: 'WAL', reads: 'wal' },
  { name: 'synchronous', set: 'FULL', reads: 2 },
  { name: 'foreign_keys', set: 'ON', reads: 1 },
  // Overwrites what is deleted instead of only marking it as free.
  { name: 'secure_delete', set: 'ON', reads: 1 },
  { name: 'busy_timeout', set: servingTimeout, reads: servingTimeout },
] as const

function assertRecent(sqlite: DatabaseSync): void {
  const { version } = sqlite.prepare('SELECT sqlite_version() AS version').get() as {
    version: string
  }
  const parts = version.split('.').map(Number)
  const differs = oldestSqlite.findIndex((wanted, index) => parts[index] !== wanted)
  if (differs !== -1 && (parts[differs] ?? 0) < (oldestSqlite[differs] as number))
    throw new Error(`SQLite ${version} is too old: ${oldestSqlite.join('.')} or newer is needed.`)
}

function applyPragmas(sqlite: DatabaseSync): void {
  for (const { name, set } of pragmas) sqlite.exec(`PRAGMA ${name} = ${set}`)
  for (const { name, reads } of pragmas) {
    const [value] = Object.values(sqlite.prepare(`PRAGMA ${name}`).get() ?? {})
    if (value !== reads) throw new Error(`SQLite kept ${name} at ${value} instead of ${reads}.`)
  }
}

/**
 * Opens a connection to the file.
 *
 * @throws when the file can't be opened or the settings that keep data safe don't hold
 */
export function openConnection(path: string, access: { readOnly?: boolean } = {}): DatabaseSync {
  // The timeout counts from the first statement: another process may be making the same new file.
  const sqlite = new DatabaseSync(path, { timeout: startTimeout, ...access })
  assertRecent(sqlite)
  applyPragmas(sqlite)
  return sqlite
}
