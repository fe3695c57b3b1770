import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { server } from '../../scripts/project.mjs'
import { openMailSink } from '../../server/test/mail-sink.ts'
import type { Answer, Client } from '../client.ts'
import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { idIn, Statuses, save } from '../saving.ts'

const run = promisify(execFile)
const allTimes = 50

const listed = async (client: Client, session: string): Promise<string[]> =>
  JSON.parse((await client.get('/api/calculations', session)).text).map(
    ({ id }: { id: string }) => id,
  )

/** More than one, so that the limit on one user's writes is not reached. */
const writers = 200

async function makeRoom(client: Client, session: string): Promise<void> {
  for (const id of await listed(client, session).catch(() => []))
    await client.delete(`/api/calculations/${id}`, session).catch(() => undefined)
}

/** Saves and deletes in a loop until stopped. The last save that was answered stays. */
function writing(product: Product, sessions: readonly string[]) {
  const statuses = new Statuses()
  let over = false
  let turn = 0
  let kept: { id: string; session: string } | undefined
  const write = async () => {
    while (!over) {
      const session = sessions[turn++ % sessions.length] as string
      const saving = await save(product.client, session).catch(() => undefined)
      if (saving === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      statuses.note(saving)
      if (saving.status === 409) await makeRoom(product.client, session)
      kept = saving.status === 201 ? { id: idIn(saving), session } : undefined
    }
  }
  const done = write()
  return {
    statuses,
    async stop() {
      over = true
      await done
      return kept
    },
  }
}

/** Tries until it succeeds again, and returns after how many milliseconds it did. */
async function recovery(work: () => Promise<Answer>): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await work().catch(() => undefined)
    if (answer !== undefined && answer.status < 500) return performance.now() - began
    if (performance.now() - began > 20_000) throw new Error('it never recovered')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A disk without room for the database's log, and then with room again. */
async function diskFull(): Promise<Figure[]> {
  const product = await Product.start('SQLite')
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const first = await save(product.client, session)
  const { pid = 0 } = product.server.child
  // Less than the log's header and one page: nothing fits, also where the log has just begun again.
  await run('prlimit', ['--pid', String(pid), '--fsize=4096:unlimited'])
  const statuses = new Statuses()
  for (let time = 0; time < 20; time++) statuses.note(await save(product.client, session))
  const reading = await product.client.get('/api/calculations', session)
  await run('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited'])
  const again = await save(product.client, session)
  return [
    exactly('saves on a full disk', String(statuses), '20 × 503'),
    exactly('reading meanwhile', reading.status, 200),
    exactly('saving once there is room', again.status, 201),
    exactly(
      'what was saved before and after',
      (await listed(product.client, session)).sort().join(),
      [idIn(first), idIn(again)].sort().join(),
    ),
    await product.stop(),
  ]
}

/** SIGTERM while people write: requests under way end, the exit code is 0, nothing that was answered is lost. */
async function terminated(database: DatabaseKind, times: number): Promise<Figure[]> {
  // Behind a proxy it would first go on for seconds: see the rows of nginx and Caddy.
  const product = await Product.start(database, { behindProxy: false })
  const sessions = (await product.addVisitors(writers)).map(({ session }) => session)
  const codes = new Set<number | null>()
  const statuses: Statuses[] = []
  let lost = 0
  for (let time = 0; time < times; time++) {
    const writer = writing(product, sessions)
    await recovery(() => product.client.get('/readyz'))
    codes.add(await product.server.stop())
    const kept = await writer.stop()
    await product.server.restart()
    if (kept !== undefined && !(await listed(product.client, kept.session)).includes(kept.id))
      lost++
    statuses.push(writer.statuses)
  }
  return [
    told('SIGTERM under load', `${times} times`),
    exactly('exit codes', [...codes].join(), '0'),
    exactly('acknowledged and lost', lost, 0),
    exactly(
      '5xx',
      statuses.reduce((sum, { failures }) => sum + failures, 0),
      0,
    ),
    await product.stop(),
  ]
}

/** PostgreSQL stopped under load and started again. */
async function postgresKilled(times: number): Promise<Figure[]> {
  const product = await Product.start('PostgreSQL')
  const sessions = (await product.addVisitors(writers)).map(({ session }) => session)
  let lost = 0
  let slowest = 0
  let internal = 0
  for (let time = 0; time < times; time++) {
    const writer = writing(product, sessions)
    await product.postgres.leave()
    await product.postgres.comeBack()
    slowest = Math.max(
      slowest,
      await recovery(() => product.client.get('/readyz')).catch(async (error) => {
        throw new Error(product.server.output.slice(-10).join(''), { cause: error })
      }),
    )
    const kept = await writer.stop()
    internal += writer.statuses.count(500)
    if (kept !== undefined && !(await listed(product.client, kept.session)).includes(kept.id))
      lost++
  }
  return [
    told('PostgreSQL stopped under load', `${times} times`),
    exactly('acknowledged and lost', lost, 0),
    exactly('answers 500', internal, 0),
    exactly('back within 5 s', slowest < 5000 ? 'yes' : `${slowest.toFixed(0)} ms`, 'yes'),
    await product.stop(),
  ]
}

/** The mail in the outbox, once it is being sent. */
async function attempted({ database }: Product) {
  for (;;) {
    const [row] = await database.queries.selectFrom('outbox').selectAll().execute()
    if (row === undefined) throw new Error('there is no mail')
    if (row.attempts > 0) return row
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** A mail server that is gone or slow: nothing waits for it, not even the stop of the server. */
async function mailServerSlow(database: DatabaseKind): Promise<Figure[]> {
  const sink = await openMailSink({
    onConnect: (_session, done) => void setTimeout(done, 30_000),
  })
  const figures: Figure[] = []
  for (const [what, SMTP_URL] of [
    ['slow', sink.url],
    ['gone', 'smtp://127.0.0.1:1'],
  ] as const) {
    const product = await Product.start(database, {
      behindProxy: false,
      environment: { SMTP_URL },
    })
    const body = { email: 'giulia@example.it', password: 'un cavallo corretto' }
    const answer = await product.client.post('/api/account/sign-up', body)
    const waiting = await attempted(product)
    const began = performance.now()
    const code = await product.server.stop()
    const stopped = performance.now() - began
    figures.push(
      exactly(`signing up, the mail server ${what}`, answer.status, 202),
      exactly(
        `answered in less than 5 s, ${what}`,
        answer.milliseconds < 5000 ? 'yes' : 'no',
        'yes',
      ),
      exactly(`its mail kept, ${what}`, waiting.email, body.email),
      exactly(`exit code, ${what}`, String(code), '0'),
      exactly(
        `ended within 3 s, ${what}`,
        stopped < 3000 ? 'yes' : `${stopped.toFixed(0)} ms`,
        'yes',
      ),
      await product.stop(),
    )
  }
  await sink.close()
  return figures
}

async function folderReadOnly(): Promise<Figure[]> {
  const product = await Product.start('SQLite')
  await chmod(product.dataDir, 0o555)
  const { stderr, code } = await run(process.execPath, [server], {
    env: { DATA_DIR: join(product.dataDir, 'new'), PORT: '1' },
    uid: 65_534,
  }).then(
    () => ({ stderr: '', code: 0 }),
    (error: { stderr: string; code: number }) => error,
  )
  await chmod(product.dataDir, 0o755)
  return [
    exactly('a start on a read-only folder', code, 1),
    exactly('lines it says why in', stderr.trim().split('\n').length, 1),
    await product.stop(),
  ]
}

async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const times = Math.ceil(allTimes * share)
  const own =
    database === 'SQLite'
      ? [...(await diskFull()), ...(await folderReadOnly())]
      : await postgresKilled(times)
  return [...own, ...(await terminated(database, times)), ...(await mailServerSlow(database))]
}

export const faults: Row = {
  name: 'faults',
  proves:
    'A full disk, a database or a mail server that is gone, a stop under load: answered, nothing lost, recovered.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
