import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../client.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { Statuses, save } from '../saving.ts'

const silentFor = 8000
const everyMilliseconds = 100

const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10

/** Sends requests until stopped, without waiting for answers. */
function asking(ask: () => Promise<Answer>) {
  const statuses = new Statuses()
  const answers: Promise<void>[] = []
  let slowest = 0
  const timer = setInterval(() => {
    answers.push(
      ask().then(
        (answer) => {
          statuses.note(answer)
          slowest = Math.max(slowest, answer.milliseconds)
        },
        () => {},
      ),
    )
  }, everyMilliseconds)
  return async () => {
    clearInterval(timer)
    await Promise.all(answers)
    return { asked: answers.length, statuses, slowest }
  }
}

/** How long it takes until a request is answered with 200, in milliseconds. */
async function recovery(ask: () => Promise<Answer>): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { status } = await ask()
    if (status === 200) return performance.now() - began
    if (performance.now() - began > 60_000) throw new Error('it never recovered')
    await pause(20)
  }
}

/** A PostgreSQL behind a proxy that stops passing bytes on, and passes them again on new connections. */
async function postgresSilent(): Promise<Figure[]> {
  const product = await Product.start('PostgreSQL', { throughProxy: true })
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const ready = () => product.client.get('/readyz')
  const list = () => product.client.get('/api/calculations', session)
  await Promise.all([ready(), list(), save(product.client, session)])
  product.proxy.swallow()
  const stops = [asking(ready), asking(list), asking(() => product.client.get('/healthz'))]
  await pause(silentFor)
  const [readiness, lists, health] = await Promise.all(stops.map((stop) => stop()))
  product.proxy.heal()
  const ready200 = await recovery(ready)
  const list200 = await recovery(list)
  const after = new Statuses()
  for (let time = 0; time < 100; time++) after.note(await list())
  const otherwise = ({ asked, statuses }: { asked: number; statuses: Statuses }) =>
    asked - statuses.count(503)
  if (readiness === undefined || lists === undefined || health === undefined) throw new Error()
  return [
    told('PostgreSQL silent', `${seconds(silentFor)} s, asked every ${everyMilliseconds} ms`),
    told('/readyz', String(readiness.statuses)),
    exactly('/readyz, otherwise than 503', otherwise(readiness), 0),
    atMost('/readyz, slowest', seconds(readiness.slowest), 3, ' s'),
    told('the list', String(lists.statuses)),
    exactly('the list, otherwise than 503', otherwise(lists), 0),
    atMost('the list, slowest', seconds(lists.slowest), 3, ' s'),
    atMost('/healthz, slowest', seconds(health.slowest), 1, ' s'),
    atMost('/readyz whole again after', seconds(ready200), 5, ' s'),
    atMost('the list whole again after', seconds(list200), 5, ' s'),
    exactly('the list a hundred times from then on', String(after), '100 × 200'),
    await product.stop(),
  ]
}

/** An SQLite that another process has locked. */
async function sqliteLocked(): Promise<Figure[]> {
  const product = await Product.start('SQLite')
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const other = new DatabaseSync(join(product.dataDir, 'margine.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const stops = [
    asking(() => product.client.get('/healthz')),
    asking(() => product.client.get('/api/calculations', session)),
  ]
  const inVain = save(product.client, session)
  await pause(silentFor - 1000)
  const inTime = save(product.client, session)
  await pause(1000)
  other.exec('COMMIT')
  other.close()
  const refused = await inVain
  const saved = await inTime
  const [health, lists] = await Promise.all(stops.map((stop) => stop()))
  if (health === undefined || lists === undefined) throw new Error()
  return [
    told('SQLite locked by another process', `${seconds(silentFor)} s`),
    atMost('/healthz, slowest', Math.round(health.slowest), 1000, ' ms'),
    exactly('the list, otherwise than 200', lists.asked - lists.statuses.count(200), 0),
    atMost('the list, slowest', Math.round(lists.slowest), 1000, ' ms'),
    exactly('a save that waits in vain', refused.status, 503),
    atMost('it is told after', seconds(refused.milliseconds), 6, ' s'),
    exactly('a save that waits a second', saved.status, 201),
    await product.stop(),
  ]
}

const prove = (database: DatabaseKind) =>
  database === 'SQLite' ? sqliteLocked() : postgresSilent()

export const silence: Row = {
  name: 'silence',
  proves: 'A database that falls silent is answered with 503 in seconds, and recovers.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
