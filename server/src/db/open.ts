import { join } from 'node:path'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export interface DatabaseSettings {
  /** A `postgres://` address; none means the embedded file under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
}

/** Where the embedded database lies. */
export const sqlitePath = ({ dataDir }: DatabaseSettings) => join(dataDir, 'margine.sqlite')

/** Opens the database the settings name. */
export function openDatabase(
  settings: DatabaseSettings,
  logError: (error: Error) => void,
): Database {
  return settings.databaseUrl === undefined
    ? openSqlite(sqlitePath(settings))
    : openPostgres(settings.databaseUrl, logError)
}
