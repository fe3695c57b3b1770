import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'

/** A program that migrates as a starting server does, or stays in the middle of a migration. */
const { DATA_DIR = '', DATABASE_URL, STAY } = process.env
const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, () => {})
if (STAY === undefined) {
  await migrate(database)
  await database.close()
} else {
  await database.migrate(async (execute) => {
    await execute('CREATE TABLE half (id text)')
    process.stdout.write('in the middle\n')
    await new Promise((resolve) => setTimeout(resolve, 60_000))
  })
}
