import { setTimeout as wait } from 'node:timers/promises'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, type Figure, type Row, told } from '../row.ts'

const allRows = 1_000_000
const longestStall = 250
const longestSweep = 300_000

const rowsLeft = async ({ database }: Product) => {
  const { rows } = await database.queries
    .selectFrom('saveKeys')
    .select((row) => row.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Idempotency keys that have expired. */
async function addOldKeys({ database }: Product, userId: string, count: number): Promise<void> {
  const once = 2000
  await database.queries.transaction().execute(async (queries) => {
    for (let from = 0; from < count; from += once) {
      const rows = Array.from({ length: Math.min(once, count - from) }, (_, index) => ({
        userId,
        key: `key ${from + index}`,
        fingerprint: 'fingerprint',
        calculationId: 'calculation',
        createdAt: 0,
      }))
      await queries.insertInto('saveKeys').values(rows).execute()
    }
  })
}

/** A server that starts with very much to sweep: how long requests wait meanwhile. */
async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const count = Math.ceil(allRows * share)
  const product = await Product.start(database)
  const [id = ''] = await product.addUsers(['giulia@example.it'])
  await product.server.stop()
  await addOldKeys(product, id, count)
  await product.server.restart()

  const began = performance.now()
  let stall = 0
  let asked = 0
  let left = count
  let lastCount = began
  while (left > 0 && performance.now() - began < longestSweep) {
    const { milliseconds } = await product.client.get('/healthz')
    stall = Math.max(stall, milliseconds)
    asked++
    await wait(2)
    // Counting a million rows keeps only this process busy, not SQLite's other readers.
    if (performance.now() - lastCount < 2000) continue
    left = await rowsLeft(product)
    lastCount = performance.now()
  }
  return [
    told('rows swept', `${count - left} in ${((performance.now() - began) / 1000).toFixed(0)} s`),
    told('asked /healthz meanwhile', `${asked} times`),
    atMost('rows left', left, 0),
    atMost('longest wait for it', Math.round(stall), longestStall, ' ms'),
    await product.stop(),
  ]
}

export const sweeping: Row = {
  name: 'sweeping',
  proves: 'A million rows that have run out are removed without keeping anybody waiting.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
