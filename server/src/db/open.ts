import { join } from 'node:path'
import type { Database } from './database.ts'
import type { PostgresWaits } from './postgres-pool.ts'
import { openSqlite } from './sqlite.ts'

export interface DatabaseSettings {
  /** A `postgres://` address; none means the embedded file under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
}

/** The path of the embedded database. */
export const sqlitePath = ({ dataDir }: DatabaseSettings) => join(dataDir, 'margine.sqlite')

/** How long to wait for what, in milliseconds, where it isn't the usual. */
export interface Waits {
  sqliteLock?: number
  postgres?: PostgresWaits
}

/** Opens the database the settings name. */
export async function openDatabase(
  settings: DatabaseSettings,
  logError: (error: Error) => void,
  waits: Waits = {},
): Promise<Database> {
  if (settings.databaseUrl === undefined) return openSqlite(sqlitePath(settings), waits.sqliteLock)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(settings.databaseUrl, logError, waits.postgres)
}
