import { existsSync } from 'node:fs'
import { sqlitePath } from './db/open.ts'
import { type MovedTable, move } from './operations/move.ts'
import { ProgramError } from './process/program-error.ts'
import { run } from './process/run.ts'
import { startDatabase } from './start/database.ts'
import { loadConfig } from './start/load-config.ts'

const rowOf = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, column) => (column === 0 ? `${cell}`.padEnd(18) : `${cell}`.padStart(12)))
    .join('')

function show(moved: readonly MovedTable[]): void {
  const lines = [
    ['table', 'SQLite', 'PostgreSQL', 'content'],
    ...moved.map(({ name, source, target, same }) => [
      name,
      source,
      target,
      same ? 'the same' : 'DIFFERS',
    ]),
  ]
  process.stdout.write(`${lines.map(rowOf).join('\n')}\n`)
}

await run(async () => {
  const { databaseUrl, dataDir } = loadConfig()
  if (databaseUrl === undefined)
    throw new ProgramError('Set DATABASE_URL to the PostgreSQL to move to.')
  const source = sqlitePath({ databaseUrl, dataDir })
  if (!existsSync(source)) throw new ProgramError(`There is no database ${source} to move.`)
  // Both with the tables of this version, as a server's start would leave them.
  for (const settings of [
    { databaseUrl: undefined, dataDir },
    { databaseUrl, dataDir },
  ])
    await (await startDatabase(settings, () => {})).close()
  const moved = await move(source, databaseUrl)
  show(moved)
  if (moved.some(({ same }) => !same))
    throw new ProgramError('Nothing was moved: what came back is not what was sent.')
  process.stdout.write('Everything is there. Start the server with DATABASE_URL set.\n')
})
