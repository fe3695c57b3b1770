import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { endsWithUs } from '../../scripts/at-end.mjs'
import type { tazza } from '../../server/test/calculations.ts'
import { Ledger, type Saver } from '../../server/test/ledger.ts'
import { Product } from '../product.ts'
import { atLeast, exactly, type Figure, type Row, told } from '../row.ts'
import { idIn, save } from '../saving.ts'

const allKills = 500
const savers = 6
/** How many answers a round would have if the server were not killed. */
const answersOfRound = savers * 4

const tracer = '/usr/bin/strace'

const saverOf = ({ client }: Product, session: string): Saver => ({
  async save(name, key) {
    const answer = await save(client, session, { name, key })
    return { status: answer.status, id: answer.status === 201 ? idIn(answer) : '' }
  },
  remove: async (id) => (await client.delete(`/api/calculations/${id}`, session)).status,
  async names() {
    const saved: { calculationData: typeof tazza }[] = JSON.parse(
      (await client.get('/api/calculations', session)).text,
    )
    return saved.map(({ calculationData }) => calculationData.name)
  },
})

/** A round: people write, the server is killed after so many answers, and what is there is compared with the answers. */
async function killedAfter(product: Product, sessions: string[], round: number, answers: number) {
  let answered = 0
  let killed: Promise<unknown> | undefined
  const ledgers = sessions.map(
    (session) =>
      new Ledger(saverOf(product, session), () => {
        if (++answered === answers) killed = product.server.kill()
      }),
  )
  await Promise.all(ledgers.map((ledger) => ledger.write(`giro ${round}`)))
  await (killed ?? product.server.kill())
  await product.server.restart()
  for (const ledger of ledgers) await ledger.settle()
  return { ledgers, answered }
}

async function killOften(kills: number): Promise<Figure[]> {
  const product = await Product.start('SQLite')
  const people = await product.addVisitors(savers)
  const sum = { answered: 0, lost: 0, duplicated: 0, refused: 0 }
  for (let round = 0; round < kills; round++) {
    const answers = 1 + Math.floor(Math.random() * answersOfRound)
    const sessions = people.map(({ session }) => session)
    const { ledgers, answered } = await killedAfter(product, sessions, round, answers)
    sum.answered += answered
    for (const { lost, duplicated, refused } of ledgers) {
      sum.lost += lost
      sum.duplicated += duplicated
      sum.refused += refused
    }
    await product.database.queries.deleteFrom('calculations').execute()
  }
  const file = new DatabaseSync(join(product.dataDir, 'margine.sqlite'), { readOnly: true })
  const [sound] = Object.values(file.prepare('PRAGMA integrity_check').get() ?? {})
  file.close()
  return [
    told('kill -9 during writes', String(kills)),
    told('acknowledged', String(sum.answered)),
    exactly('of them lost', sum.lost, 0),
    exactly('duplicated', sum.duplicated, 0),
    exactly('answered otherwise', sum.refused, 0),
    exactly('integrity_check', String(sound), 'ok'),
    await product.stop(),
  ]
}

/** Counts the syncs of a process until stopped. */
async function watchSyncs(pid: number) {
  const tracing = spawn(tracer, ['-f', '-p', String(pid), '-e', 'trace=fsync,fdatasync'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endsWithUs(tracing, 'SIGINT')
  let seen = ''
  const attached = Promise.withResolvers<void>()
  tracing.stderr.on('data', (bytes: Buffer) => {
    seen += String(bytes)
    if (seen.includes('attached')) attached.resolve()
  })
  tracing.once('exit', () => attached.reject(new Error(`strace ended: ${seen}`)))
  await attached.promise
  return {
    async stop(): Promise<number> {
      const closed = once(tracing, 'close')
      tracing.kill('SIGINT')
      await closed
      return seen.match(/f(?:data)?sync(?:\(\d+| resumed)[^\n]*= 0$/gm)?.length ?? 0
    },
  }
}

/** Counts syncs to the disk: a kill leaves what the system has cached, a power cut does not. */
async function countSyncs(): Promise<Figure[]> {
  if (!existsSync(tracer)) return [told('fsync per commit', `not counted: there is no ${tracer}`)]
  const product = await Product.start('SQLite')
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const watch = await watchSyncs(product.server.child.pid ?? 0)
  const commits = 100
  for (let pair = 0; pair < commits / 2; pair++) {
    const saving = await save(product.client, session)
    await product.client.delete(`/api/calculations/${idIn(saving)}`, session)
  }
  return [
    atLeast(`fsync during ${commits} commits, one after another`, await watch.stop(), commits),
    await product.stop(),
  ]
}

const prove = async (_database: 'SQLite' | 'PostgreSQL', share: number): Promise<Figure[]> => [
  ...(await countSyncs()),
  ...(await killOften(Math.ceil(allKills * share))),
]

export const durability: Row = {
  name: 'durability',
  proves: 'What was answered is on the disk: kill -9 loses and doubles nothing.',
  databases: ['SQLite'],
  prove,
}
