import { Product } from '../product.ts'
import { type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { Statuses, save } from '../saving.ts'

const allRounds = 1000
const processes = 4
const savesPerProcess = 20

/** The users, one for each round: what they saved is deleted before it is their turn again. */
const visitors = 100

async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const rounds = Math.ceil(allRounds * share)
  const product = await Product.start(database, { processes })
  const { queries } = product.database
  const people = await product.addVisitors(visitors)
  const statuses = new Statuses()
  let unfair = 0
  let slowest = 0
  for (let round = 0; round < rounds; round++) {
    const { id, session } = people[round % visitors] as (typeof people)[number]
    const answers = await Promise.all(
      product.clients.flatMap((client) =>
        Array.from({ length: savesPerProcess }, () => save(client, session)),
      ),
    )
    for (const answer of answers) {
      statuses.note(answer)
      slowest = Math.max(slowest, answer.milliseconds)
    }
    const rows = await queries
      .selectFrom('calculations')
      .select('slot')
      .where('userId', '=', id)
      .execute()
    const granted = answers.filter(({ status }) => status === 201).length
    if (granted !== 2 || rows.length !== 2) unfair++
    await queries.deleteFrom('calculations').where('userId', '=', id).execute()
  }
  const asked = rounds * processes * savesPerProcess
  return [
    told('rounds × processes × saves', `${rounds} × ${processes} × ${savesPerProcess}`),
    exactly('rounds that did not end with two rows and two 201', unfair, 0),
    exactly('answers', String(statuses), `${rounds * 2} × 201, ${asked - rounds * 2} × 409`),
    told('slowest answer', `${slowest.toFixed(0)} ms`),
    await product.stop(),
  ]
}

export const race: Row = {
  name: 'race',
  proves: 'However many saves come at once, there are never more than two, over two processes.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
