import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { type DatabaseSettings, openDatabase, sqlitePath, type Waits } from '../db/open.ts'
import { ProgramError } from '../process/program-error.ts'
import { makePrivate } from './private-files.ts'

/** The database's address without its user and password, or its path. */
function nameOf(settings: DatabaseSettings): string {
  if (settings.databaseUrl === undefined) return sqlitePath(settings)
  const { host, pathname } = new URL(settings.databaseUrl)
  return host + pathname
}

/** Where a host name has several addresses, the error is an aggregate of one for each. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : []
  return first instanceof Error ? first.message : String(first)
}

async function openUpToDate(
  settings: DatabaseSettings,
  logError: (error: Error) => void,
  waits?: Waits,
) {
  makePrivate(settings.dataDir, logError)
  const database = await openDatabase(settings, logError, waits)
  try {
    await migrate(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Opens the database with its tables up to date.
 *
 * @throws ProgramError when it can't be used, with the database's own reason
 */
export async function startDatabase(
  settings: DatabaseSettings,
  logError: (error: Error) => void,
  waits?: Waits,
): Promise<Database> {
  try {
    return await openUpToDate(settings, logError, waits)
  } catch (error) {
    throw new ProgramError(`The database ${nameOf(settings)} can't be used: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}
