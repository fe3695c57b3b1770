import type { Rates } from '@margine/engine'
import { getOrInsert } from '../get-or-insert.ts'
import type { CardOfDay } from './card-fees.ts'
import { type Compared, type Fit, isEqual } from './compared-sale.ts'

/** Categories that each card charges alike at every price, and how; no rates by a card that doesn't know them. */
export type Alike = { categories: string[]; rates: Map<CardOfDay, Rates> }

const countOf = (compared: readonly Compared[]): number =>
  compared.reduce((sum, { sale }) => sum + sale.count, 0)

export function alikeOn(cards: readonly CardOfDay[]): readonly Alike[] {
  const all = new Map<string, Alike>()
  for (const category of new Set(
    cards.flatMap(({ groups }) => groups.flatMap((one) => one.categories)),
  )) {
    const places = cards.map(({ groups }) =>
      groups.findIndex(({ categories }) => categories.includes(category)),
    )
    const alike = getOrInsert(all, places.join(), () => {
      const knowing = cards.filter((_, at) => places[at] !== -1)
      const rates = new Map(knowing.map((card) => [card, card.ratesOf(category)]))
      return { categories: [], rates }
    })
    alike.categories.push(category)
  }
  return [...all.values()]
}

/** The share of sales that categories may not fit, and the article was charged by them all the same. */
const mostOdd = 0.1

/** Whether nearly all sales were charged by some categories. */
export function isPaying({ rates }: Alike, sold: readonly Compared[], by: Fit): boolean {
  const judged = sold.filter(({ card }) => rates.has(card))
  const most = countOf(judged) * mostOdd
  let odd = 0
  for (const one of judged) {
    if (!by(rates.get(one.card), one)) odd += one.sale.count
    // Most categories are ruled out by the first sales.
    if (odd > most) return false
  }
  return judged.length > 0
}

/** The categories that fit most of the sales of an article, some of which its own don't; null where none does. */
export function bestGroup(
  compared: readonly Compared[],
  all: readonly Alike[],
  by: Fit,
): Alike | null {
  const odd = compared.filter((one) => !isEqual(one) && !by(one.own, one) && one.sale.paid > 0)
  let best: { alike: Alike; count: number } | null = null
  for (const alike of all) {
    const { rates } = alike
    if (!odd.some((one) => !one.sale.isRefund && by(rates.get(one.card), one))) continue
    const count = countOf(compared.filter((one) => by(rates.get(one.card), one)))
    if (best === null || count > best.count) best = { alike, count }
  }
  return best?.alike ?? null
}
