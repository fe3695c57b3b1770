import { setTimeout as wait } from 'node:timers/promises'
import { PasswordHashes } from '../../server/src/accounts/password-hash.ts'
import { freely } from '../../server/test/freely.ts'
import { inspected } from '../inspector.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { growth } from '../soak/trend.ts'
import { type Person, password, Visits } from '../soak/visits.ts'
import { idleProcess, type Vitals, Watch, writeAheadLog } from '../soak/vitals.ts'

const minutes = 30
/** How many times it looks: once a minute. */
const looks = 30
/** Until then the servers compile what they run often, and fill their caches. */
const warm = 5
const perSecond = 25
/** Not a multiple of anything that people do in turn. */
const people = 601

/**
 * How much each may grow from the fifth minute to the last. A process is asked some 30,000 times in
 * between: a leak of 100 bytes each time, or of a descriptor every 3,000 times, is beyond them. A few connections
 * more or less are open whenever it looks; of the delay counts what it grew more than that of an idle process.
 */
const mayGrow = { resident: 15, heap: 3, descriptors: 10, loopDelay: 5 }
/** SQLite starts its log anew from 1,000 pages of 4 KB on, unless a reader holds an old state all the time. */
const largestLog = 16

async function peopleOf(product: Product): Promise<Person[]> {
  const passwordHash = await new PasswordHashes().hash(password, freely)
  const emails = Array.from({ length: people }, (_, index) => `persona${index}@example.it`)
  const ids = await product.addUsers(emails, { passwordHash })
  return Promise.all(
    emails.map(async (email, index) => ({
      email,
      session: await product.addSession(ids[index] ?? ''),
      from: `10.0.${index >> 8}.${index & 255}`,
    })),
  )
}

/** Looks at everything so many times, the same while apart. */
async function look(product: Product, kind: DatabaseKind, apart: number) {
  const idle = await idleProcess()
  const watches = await Promise.all([...product.processes, idle].map((one) => Watch.start(one)))
  const vitals: Vitals[][] = watches.map(() => [])
  const log: number[] = []
  const began = performance.now()
  for (let number = 1; number <= looks; number++) {
    await wait(Math.max(0, began + number * apart - performance.now()))
    for (const [index, watch] of watches.entries()) vitals[index]?.push(await watch.sample())
    log.push(await writeAheadLog(product, kind))
  }
  for (const watch of watches) watch.stop()
  idle.stop()
  const beside = vitals.pop() ?? []
  return { servers: vitals, idle: beside, log }
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** How a series went once warm. */
function course(what: string, samples: readonly number[], unit = ''): Figure {
  const [first = 0] = samples
  const ends = `${rounded(first)} → ${rounded(samples.at(-1) ?? 0)}`
  return told(what, `${ends}, highest ${rounded(Math.max(...samples))}${unit}`)
}

/** Two servers and a process that does nothing, which shows what the machine itself did. */
function growths(servers: readonly (readonly Vitals[])[], idle: readonly Vitals[]): Figure[] {
  const once = (vitals: readonly Vitals[], trait: keyof Vitals) =>
    vitals.slice(warm - 1).map((one) => one[trait])
  const machines = growth(once(idle, 'loopDelay'))
  const ofServer = (vitals: readonly Vitals[], name: string) => {
    const judge = (trait: keyof Vitals, what: string, unit: string, elsewhere = 0) => [
      course(`${what}, ${name}`, once(vitals, trait), unit),
      atMost(
        `${what}, ${name}, growth`,
        rounded(growth(once(vitals, trait)) - elsewhere),
        mayGrow[trait],
        unit,
      ),
    ]
    return [
      ...judge('heap', 'live heap', ' MB'),
      ...judge('resident', 'resident memory', ' MB'),
      ...judge('descriptors', 'open descriptors', ''),
      ...judge('loopDelay', 'delay of the event loop, p99', ' ms', Math.max(0, machines)),
    ]
  }
  return [
    course('delay of an idle process beside, p99', once(idle, 'loopDelay'), ' ms'),
    told('its growth, a part of theirs', `${rounded(machines)} ms`),
    ...servers.flatMap((vitals, index) => ofServer(vitals, `process ${index + 1}`)),
  ]
}

/** Half an hour of what people do, at two processes on one database: whether anything grows that should not. */
async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const product = await Product.start(database, { processes: 2, environment: inspected })
  const visits = new Visits(product, await peopleOf(product))
  const coming = visits.come(perSecond)
  const { servers, idle, log } = await look(product, database, (minutes * share * 60_000) / looks)
  visits.stop()
  await coming
  for (let second = 0; product.mails.length < visits.mails && second < 30; second++)
    await wait(1000)
  return [
    ...[...visits.taken].map(([name, count]) => told(name, String(count))),
    told('answers', String(visits.answers)),
    told('put off, as the queue of passwords was full', String(visits.putOff)),
    exactly(
      'not answered as they should be',
      [...visits.wrong.values()].reduce((sum, count) => sum + count, 0),
      0,
    ),
    ...[...visits.wrong].map(([what, count]) => told(`  ${what}`, String(count))),
    exactly('mails that came', product.mails.length, visits.mails),
    ...growths(servers, idle),
    ...(database === 'SQLite'
      ? [atMost('write-ahead log, highest', rounded(Math.max(...log)), largestLog, ' MB')]
      : [told('write-ahead log, as PostgreSQL keeps it', `${log[0]} → ${log.at(-1)} MB`)]),
    await product.stop(),
  ]
}

export const soak: Row = {
  name: 'soak',
  proves: 'In half an hour of what people do nothing grows that should not.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
