import type { FoundCosts } from '../costs/found-costs.ts'
import type { OwnParts } from '../costs/own-said.ts'
import { type CostPart, columnOfPart, costParts } from '../costs/parts.ts'
import { ratesIn } from '../costs/piece-facts.ts'
import { hashArticleKey } from './article-key.ts'
import { type CostColumns, stateIn, stateOf } from './article-numbers.ts'
import type { Articles } from './articles.ts'
import type { PaidRate, PaidRates, Place } from './places.ts'

/** Whether the list's own file says an amount of a part, if only 0. */
function ownSays(part: CostPart, own: CostColumns, row: number): boolean {
  const amount = own[columnOfPart(part)][row] as number
  if (amount !== 0 || part === 'cost') return amount > 0
  return (own[stateOf[columnOfPart(part)]][row] as number) >= stateIn('said')
}

/** How remembered costs and those of a list's own file come together. */
export type Precedence = {
  /** When the list was read: what is remembered from before counts where its own file says nothing. */
  readAt: number
  /** Whether what is remembered counts in any case. */
  yieldsToCosts: boolean
  /** The marketplace whose fees the list's own file tells. */
  marketplace: string
  /** What kind of file that is: of one what is said again is no news. */
  kind: string
}

/** What a list's own file says of its articles, by what they are known by in files of its kind. */
export function ownPartsOf(articles: Articles, marketplace: string): OwnParts {
  const own = articles.own ?? articles.costColumns
  const isSent = (row: number): number => {
    const sender = own.logisticaState[row] as number
    const isTold = marketplace === 'amazon' && sender !== stateIn('unsaid')
    return isTold ? Number(sender !== stateIn('bySeller')) : Number.NaN
  }
  return {
    articles: articles.length,
    amountOf: (what, row) => {
      if (what === 'sentByAmazon') return isSent(row)
      return ownSays(what, own, row) ? (own[columnOfPart(what)][row] as number) : Number.NaN
    },
    hash: (key, row) => hashArticleKey(key, articles, row, marketplace),
  }
}

/**
 * The parts of what is remembered that count for an article, beside what its own file says.
 *
 * @param since when the file says a part
 */
export function countingParts(
  { sources }: FoundCosts,
  own: CostColumns,
  row: number,
  since: (part: CostPart) => number,
  { yieldsToCosts }: Precedence,
): CostPart[] {
  return costParts.filter((part) => {
    const source = sources[part]
    // Who sends it is the file's to say: what Amazon took for that once is no cost any more.
    if (part === 'fulfilment' && own.logisticaState[row] === stateIn('bySeller')) return false
    if (source === undefined) return false
    return yieldsToCosts || source.at >= since(part) || !ownSays(part, own, row)
  })
}

/** What is remembered of the rates of an article that counts: its own file may tell a newer one of its marketplace. */
export function paidOf(
  { facts, sources }: FoundCosts,
  own: number,
  { readAt, yieldsToCosts, marketplace: told }: Precedence,
): PaidRates | null {
  const rates = ratesIn(facts).flatMap(([key, marketplace, rate]): PaidRate[] => {
    const source = sources[key]
    if (source === undefined) return []
    const isTold = marketplace === told && !Number.isNaN(own)
    if (isTold && source.at < readAt && !yieldsToCosts) return []
    const { categories } = rate
    // Cents of rounding would make places of their own.
    const percent = categories.length > 0 ? Math.round(rate.percent * 10) / 10 : rate.percent
    return [{ marketplace, categories, percent, source }]
  })
  return rates.length === 0 ? null : { key: JSON.stringify(rates), rates }
}

/** Whether the own file of an article says another purchase cost than is remembered. */
export function saysOther(
  { parts, includesVAT }: FoundCosts,
  own: CostColumns,
  place: Place,
  row: number,
) {
  if (Number.isNaN(parts.cost ?? Number.NaN) || !ownSays('cost', own, row)) return false
  const isFlagOther = includesVAT !== null && place.costIncludesVAT === !includesVAT
  return isFlagOther || parts.cost !== own.costo[row]
}
