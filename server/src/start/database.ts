import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { type DatabaseSettings, openDatabase, sqlitePath } from '../db/open.ts'
import { ProgramError } from '../process/program-error.ts'
import { makePrivate } from './private-files.ts'

/** What people know the database by, without the password its address may hold. */
function nameOf(settings: DatabaseSettings): string {
  if (settings.databaseUrl === undefined) return sqlitePath(settings)
  const { host, pathname } = new URL(settings.databaseUrl)
  return host + pathname
}

/** Trying every address of a name fails with one error for each, and none of its own. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : []
  return first instanceof Error ? first.message : String(first)
}

async function openUpToDate(settings: DatabaseSettings, logError: (error: Error) => void) {
  makePrivate(settings.dataDir, logError)
  const database = openDatabase(settings, logError)
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
): Promise<Database> {
  try {
    return await openUpToDate(settings, logError)
  } catch (error) {
    throw new ProgramError(`The database ${nameOf(settings)} can't be used: ${reasonOf(error)}`, {
      cause: error,
    })
  }
}
