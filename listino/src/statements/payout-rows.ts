import type { Entry } from './entry.ts'

/** Whether a file that tells a payout as a whole has a row of it: not at all, or with another amount. */
export type InPayout = 'there' | 'differs' | 'lacking'

/** The rows of payouts, as far as it takes to find in one file what another tells of the same payout. */
export class PayoutRows {
  readonly #sums = new Map<string, number>()
  readonly #rows = new Map<string, number>()

  add(entry: Entry): void {
    const { order, kind, article } = keysOf(entry)
    for (const key of [order, kind]) this.#sums.set(key, this.#sum(key) + entry.total)
    for (const key of [article, exact(article, entry)]) raise(this.#rows, key)
    if (entry.order === '') raise(this.#rows, exact(order, entry))
  }

  /**
   * @param own the rows of the entry's own file
   * @param taken which rows are an entry's already
   */
  find(entry: Entry, own: PayoutRows, taken: Map<string, number>): InPayout {
    // What was paid out is what the file announces.
    if (entry.kind === 'transfer') return 'there'
    const { order, kind, article } = keysOf(entry)
    const isEven = (key: string) => this.#sums.has(key) && this.#sum(key) === own.#sum(key)
    if (isEven(kind) || (entry.order !== '' && isEven(order))) return 'there'
    if (this.#take(exact(article, entry), taken)) {
      raise(taken, article)
      return 'there'
    }
    if (this.#take(exact(keysOf({ ...entry, order: '' }).order, entry), taken)) return 'there'
    if (entry.order !== '') return this.#take(article, taken) ? 'differs' : 'lacking'
    // Several rows may tell in one file what one tells in the other.
    const [all, part] = [this.#sum(kind), own.#sum(kind)]
    return all * part > 0 && Math.abs(part) < Math.abs(all) ? 'differs' : 'lacking'
  }

  #sum(key: string): number {
    return this.#sums.get(key) ?? 0
  }

  #take(key: string, taken: Map<string, number>): boolean {
    if ((taken.get(key) ?? 0) >= (this.#rows.get(key) ?? 0)) return false
    raise(taken, key)
    return true
  }
}

function keysOf({ payout, currency, order, kind, type, sku }: Entry) {
  const ofOrder = ['in', payout, currency, order].join('\n')
  const ofKind = `${ofOrder}\n${kind ?? type}`
  return { order: ofOrder, kind: ofKind, article: `${ofKind}\n${sku}` }
}

const exact = (key: string, { total }: Entry): string => `${key}\n${total}`

const raise = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
