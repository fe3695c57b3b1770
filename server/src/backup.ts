import { join, resolve } from 'node:path'
import { sqlitePath } from './db/open.ts'
import { backUp } from './operations/backup.ts'
import { ProgramError } from './process/program-error.ts'
import { run } from './process/run.ts'
import { loadConfig } from './start/load-config.ts'

/** The moment, as a file may be called. */
const stamp = () => new Date().toISOString().replaceAll(':', '-')

await run(async () => {
  const config = loadConfig()
  if (config.databaseUrl !== undefined)
    throw new ProgramError(
      'DATABASE_URL names a PostgreSQL: back it up with pg_dump (docs/operations.md says how).',
    )
  const [asked] = process.argv.slice(2)
  const target =
    asked === undefined
      ? join(config.dataDir, 'backups', `margine-${stamp()}.sqlite`)
      : resolve(asked)
  const { path, bytes, rows } = backUp(sqlitePath(config), target)
  process.stdout.write(`${path}: ${bytes} bytes, ${rows} rows, checked.\n`)
})
