import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { Statuses, save } from '../saving.ts'

const allTimes = 10_000
const atOnce = 50

async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const times = Math.ceil(allTimes * share)
  const product = await Product.start(database, { processes: 2 })
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const statuses = new Statuses()
  const records = new Set<string>()
  let sent = 0
  const sendOn = async (client: Product['client']) => {
    while (sent++ < times) {
      const answer = await save(client, session, { key: 'la-stessa' })
      statuses.note(answer)
      records.add(answer.text)
    }
  }
  await Promise.all(
    Array.from({ length: atOnce }, (_, number) =>
      sendOn(product.clients[number % product.clients.length] as Product['client']),
    ),
  )
  const rows = await product.database.queries.selectFrom('calculations').select('id').execute()
  return [
    told('sent, over two processes', `${times} times, ${atOnce} at once`),
    exactly('answers', String(statuses), `${times} × 201`),
    exactly('different records answered', records.size, 1),
    exactly('rows', rows.length, 1),
    await product.stop(),
  ]
}

export const retry: Row = {
  name: 'retry',
  proves: 'A save that is sent again is saved once.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
