import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from '../../scripts/run.mjs'
import { vitestTally } from '../../scripts/tally.mjs'

import { atLeast, type DatabaseKind, exactly, type Figure, type Row } from '../row.ts'

/** The server's whole suite on each database. `npm test` runs it on SQLite, and on PostgreSQL only what may differ there. */
async function prove(database: DatabaseKind): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'margine-prove-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--project', `server on ${database}`, '--reporter=default']
  const { code, output } = await runQuietly(
    'vitest',
    [...args, '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...process.env, EVERY_FILE_ON_BOTH: 'yes' } },
  )
  if (code !== 0) console.log(output)
  const tally = vitestTally(JSON.parse(await readFile(report, 'utf8')))
  await rm(folder, { recursive: true })
  return [
    atLeast('tests passed', tally.passed, 1),
    exactly('tests failed', tally.failed, 0),
    exactly('exit code', code, 0),
  ]
}

export const suite: Row = {
  name: 'suite',
  proves: 'Every test of the server passes on this database, not only those that concern it.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
