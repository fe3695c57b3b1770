import { setTimeout as wait } from 'node:timers/promises'
import { Product } from '../product.ts'
import { type DatabaseKind, type Figure, type Row, told } from '../row.ts'

const samples = 300
const longSamples = 40
/** The pause between two samples in milliseconds, so that what one causes is not measured with the next. */
const apart = 30
/** Longer than the mail worker's tick. */
const watch = 700
const runs = 3

/** How often a value of the first is greater than one of the second: 0.5 where they do not differ. */
function auc(first: readonly number[], second: readonly number[]): number {
  let greater = 0
  for (const one of first)
    for (const other of second) greater += one > other ? 1 : one === other ? 0.5 : 0
  return greater / (first.length * second.length)
}

const networkOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

/** What an attacker measures who requests a reset mail for an address and times the server. */
class Watcher {
  readonly #product: Product
  #asked = 0

  constructor(product: Product) {
    this.#product = product
  }

  async #ask(email: string): Promise<void> {
    const from = networkOf(this.#asked++)
    const { status } = await this.#product.client.post(
      '/api/account/password-reset-mail',
      { email },
      { from },
    )
    if (status !== 202) throw new Error(`asking answered ${status}`)
  }

  /** The delay of the very next answer. */
  async next(email: string): Promise<number> {
    await this.#ask(email)
    return (await this.#product.client.get('/healthz')).milliseconds
  }

  /** The longest delay until the mail must have gone. */
  async longest(email: string): Promise<number> {
    await this.#ask(email)
    const until = performance.now() + watch
    let longest = 0
    while (performance.now() < until) {
      longest = Math.max(longest, (await this.#product.client.get('/healthz')).milliseconds)
      await wait(1)
    }
    return longest
  }
}

async function aucOf(
  count: number,
  name: string,
  measure: (email: string) => Promise<number>,
): Promise<number> {
  const known: number[] = []
  const unknown: number[] = []
  for (let sample = 0; sample < count; sample++) {
    // Alternating, each of the two first in turn.
    const both = [
      () => measure(`nota.${name}.${sample}@example.it`).then((time) => known.push(time)),
      () => measure(`ignota.${name}.${sample}@example.it`).then((time) => unknown.push(time)),
    ]
    for (const one of sample % 2 === 0 ? both : both.toReversed()) {
      await one()
      await wait(apart)
    }
  }
  return auc(known, unknown)
}

async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const product = await Product.start(database)
  const count = Math.ceil(samples * share)
  const names = [...Array.from({ length: runs }, (_, run) => `${run}`), 'lunga']
  for (const name of names)
    await product.addUsers(
      Array.from({ length: count }, (_, sample) => `nota.${name}.${sample}@example.it`),
    )
  const watcher = new Watcher(product)
  const seen: number[] = []
  // By chance alone one run in thirty is outside.
  const within = (one: number) => Math.abs(one - 0.5) <= 0.05
  while (seen.length < runs && !seen.some(within))
    seen.push(await aucOf(count, `${seen.length}`, (email) => watcher.next(email)))
  const long = await aucOf(Math.min(longSamples, count), 'lunga', (email) => watcher.longest(email))
  return [
    {
      what: `AUC of the next /healthz, ${count} known and unknown addresses in turn`,
      seen: seen.map((one) => one.toFixed(3)).join(', '),
      wanted: '0.45–0.55',
      holds: seen.some(within),
    },
    told(`AUC of the longest /healthz within ${watch} ms`, long.toFixed(3)),
    await product.stop(),
  ]
}

export const sideChannel: Row = {
  name: 'side-channel',
  proves: 'What the server does later for an address with an account cannot be timed from outside.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
