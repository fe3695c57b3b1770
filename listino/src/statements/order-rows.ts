import { getOrInsert } from '../get-or-insert.ts'
import type { Entry } from './entry.ts'
import { countsPieces, type Kind } from './kinds.ts'
import { type Amounts, addAmounts, type Part, sumOf } from './parts.ts'

/** What the rows of an order tell. */
type Order = {
  /** The rows that tell it as a whole, with what their columns say and no more. */
  wholes: Entry[]
  items: number
  amounts: Amounts
}

/** Orders of several articles, which a row tells as a whole and others article by article: what both tell counts once. */
export class OrderRows {
  readonly #orders = new Map<string, Order>()

  /** Takes in a row; whether it tells an order as a whole, which waits until all articles are known. */
  takes(entry: Entry): boolean {
    const isWhole = !entry.isItem && isWholeOrder(entry.kind, entry)
    if (!isWhole && !entry.isItem) return false
    const key = `${entry.kind}\n${entry.order}\n${entry.currency}`
    const order = getOrInsert(this.#orders, key, () => ({ wholes: [], items: 0, amounts: {} }))
    if (isWhole) order.wholes.push(entry)
    else {
      order.items++
      addAmounts(order.amounts, entry.amounts)
    }
    return isWhole
  }

  /** The rows of articles of which no row tells the order. */
  get loneItems(): number {
    let sum = 0
    for (const { wholes, items } of this.#orders.values()) if (wholes.length === 0) sum += items
    return sum
  }

  /**
   * What orders tell beyond their articles.
   *
   * @param alone what an order comes to of which no article is told
   */
  left(alone: (whole: Entry) => Entry): Entry[] {
    return [...this.#orders.values()].flatMap(({ wholes, items, amounts }) => {
      if (items === 0) return wholes.map(alone)
      const [first, ...others] = wholes
      if (first === undefined) return []
      const inItems = sumOf(amounts)
      const left = {
        ...first,
        quantity: 0,
        amounts: first.total === inItems ? {} : beyond(first.amounts, amounts),
        total: first.total - inItems,
        inItems,
      }
      return [left, ...others]
    })
  }
}

/** Whether a row of a file that tells articles apart is about a whole order. */
export const isWholeOrder = (
  kind: Kind | null,
  { order, sku, listing }: Pick<Entry, 'order' | 'sku' | 'listing'>,
): boolean => countsPieces(kind) && order !== '' && sku === '' && listing === ''

/** What an order's own row tells beyond its articles: of what it leaves blank they tell all. */
function beyond(whole: Amounts, items: Amounts): Amounts {
  const left: Amounts = {}
  for (const part in whole) {
    const cents = (whole[part as Part] ?? 0) - (items[part as Part] ?? 0)
    if (cents !== 0) left[part as Part] = cents
  }
  return left
}
