import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startDebianPostgres } from '../debian-postgres.ts'
import { documentedCommand } from '../documented.ts'
import { missing } from '../installed.ts'
import { Product } from '../product.ts'
import { exactly, type Figure, type Row, told } from '../row.ts'
import { save } from '../saving.ts'

const run = promisify(execFile)
const people = 50

/** Every row of the database, as PostgreSQL's own tool writes it. */
async function rowsOf({ postgres }: Product): Promise<string> {
  const { stdout } = await run('pg_dump', ['--data-only', '--inserts', postgres.url])
  const rows = stdout.split('\n').filter((line) => line.startsWith('INSERT'))
  return rows.sort().join('\n')
}

/** What was saved comes back by the commands of the manual, on Debian's PostgreSQL with Debian's tools. */
async function prove(): Promise<Figure[]> {
  const absent = missing(['pg_dump', 'pg_restore', 'psql', '/usr/lib/postgresql/15/bin/initdb'])
  if (absent.length > 0)
    return [exactly('missing (apt-get install postgresql)', absent.join(' '), 'none')]
  const product = await Product.start('PostgreSQL', { startPostgres: startDebianPostgres })
  const folder = await mkdtemp(join(tmpdir(), 'margine-dump-'))
  const tool = async (program: string) =>
    run('sh', ['-c', await documentedCommand(program)], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: product.postgres.url },
    })
  const visitors = await product.addVisitors(people)
  for (const { session } of visitors) await save(product.client, session)
  const before = await rowsOf(product)
  await tool('pg_dump')
  for (const { session } of visitors.slice(0, people / 2))
    await product.client.delete('/api/account', session)
  for (const { session } of visitors.slice(people / 2)) await save(product.client, session)
  const between = await rowsOf(product)
  await product.server.stop()
  await tool('pg_restore')
  const after = await rowsOf(product)
  await tool('psql')
  await product.server.restart()
  const lists = async (sessions: readonly string[]) =>
    Promise.all(sessions.map((session) => product.client.get('/api/calculations', session)))
  const restored = await lists(visitors.map(({ session }) => session))
  const begun: string[] = []
  for (const { id } of visitors) begun.push(await product.addSession(id))
  const seen = await lists(begun)
  const { stdout } = await run('pg_dump', ['--version'])
  await rm(folder, { recursive: true })
  return [
    told('tools', stdout.trim()),
    exactly('changed since the dump', before === between ? 'no' : 'yes', 'yes'),
    exactly('after the restore as at the dump', after === before ? 'yes' : 'no', 'yes'),
    exactly(
      'people still signed in by a session of the dump',
      restored.filter(({ status }) => status !== 401).length,
      0,
    ),
    exactly(
      'people who sign in and see their one calculation again',
      seen.filter(({ status, text }) => status === 200 && JSON.parse(text).length === 1).length,
      people,
    ),
    await product.stop(),
  ]
}

export const postgresTools: Row = {
  name: 'pg-dump',
  proves:
    'A dump and a restore by the commands of the manual bring everything back but the sessions.',
  databases: ['PostgreSQL'],
  prove,
}
