import { DatabaseSync } from 'node:sqlite'

const oldestSqlite = [3, 51, 3] as const

/** How long a start may wait for another process, in milliseconds: nobody is served yet. */
export const startPatience = 5000

/** How long SQLite itself waits while it serves: not at all, as the whole server waits with it. See `while-busy.ts`. */
export const servingPatience = 0

/** What must hold on every connection; a WAL file reopens with `synchronous` at NORMAL unless told. */
const pragmas = [
  { name: 'journal_mode', set: 'WAL', reads: 'wal' },
  { name: 'synchronous', set: 'FULL', reads: 2 },
  { name: 'foreign_keys', set: 'ON', reads: 1 },
  // What is deleted is overwritten, and not only marked as free.
  { name: 'secure_delete', set: 'ON', reads: 1 },
  { name: 'busy_timeout', set: servingPatience, reads: servingPatience },
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
export function openConnection(path: string, access: { readOnly?: true } = {}): DatabaseSync {
  // From the first statement on: a new file is locked while another process makes it.
  const sqlite = new DatabaseSync(path, { timeout: startPatience, ...access })
  assertRecent(sqlite)
  applyPragmas(sqlite)
  return sqlite
}
