import { asItIs, priceIn, roundToCents } from '@margine/engine'
import type { Articles } from './articles.ts'
import type { Recalculated } from './recalculated.ts'
import type { Pause } from './turns.ts'

/** How many prices change at once. */
export type BulkRule =
  /** Those below it go up to the minimum for the target. */
  | { kind: 'minimum' }
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amount: number }
  /** Up to the next price that ends in so many cents. */
  | { kind: 'ending'; cents: number }

export type BulkInput = {
  rule: BulkRule
  /** By how many percent the price of the files may rise at most. */
  mostRise: number
  /** Whether prices that would rise more rise as far as they may; else they stay. */
  isAsFar?: boolean
}

/** What a rule would do. */
export type BulkCounts = {
  changing: number
  /** Left as they are: they would rise too much, or cost nothing any more, or no price reaches the target. */
  tooHigh: number
  tooLow: number
  withoutMinimum: number
}

/** Prices that a rule gives, and what it leaves. */
export type BulkPrices = { ids: Uint32Array; prices: Float64Array; counts: BulkCounts }

const noise = 1e-9

type NextPrice = (price: number, id: number) => number

function endingIn(cents: number): NextPrice {
  return (price) => (Math.ceil((Math.round(price * 100) - cents) / 100) * 100 + cents) / 100
}

async function nextBy(
  rule: BulkRule,
  recalculated: Recalculated,
  pause: Pause,
): Promise<NextPrice> {
  switch (rule.kind) {
    case 'minimum': {
      const minimum = await recalculated.minimum(pause)
      return (price, id) => {
        const least = minimum[id] as number
        return Math.max(least, price)
      }
    }
    case 'percent': {
      const whatIf = { ...asItIs, prezzo: rule.percent }
      return (price) => (rule.percent > -100 ? priceIn(whatIf, price) : Number.NEGATIVE_INFINITY)
    }
    case 'amount':
      return (price) => roundToCents(price + rule.amount)
    case 'ending':
      return endingIn(rule.cents)
  }
}

/** The prices that a rule gives to some articles; nothing changes yet. */
export async function bulkPrices(
  { rule, mostRise, isAsFar = false }: BulkInput,
  rows: Uint32Array,
  articles: Articles,
  recalculated: Recalculated,
  pause: Pause,
): Promise<BulkPrices> {
  const wanted = await nextBy(rule, recalculated, pause)
  const now = articles.numbers.prezzoVendita
  const read = articles.read?.prezzoVendita ?? now
  const highest = (id: number) => Math.floor((read[id] as number) * (100 + mostRise) + noise) / 100
  const next: NextPrice = (price, id) => {
    const found = wanted(price, id)
    return isAsFar && found > price ? Math.max(price, Math.min(found, highest(id))) : found
  }
  let [changing, tooHigh, tooLow, withoutMinimum] = [0, 0, 0, 0]
  const ids = new Uint32Array(rows.length)
  const prices = new Float64Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const id = rows[at] as number
    const price = now[id] as number
    const found = next(price, id)
    if (Number.isNaN(found)) withoutMinimum++
    else if (found < 0.005) tooLow++
    else if ((found / (read[id] as number) - 1) * 100 > mostRise + noise && found > price) tooHigh++
    else if (Math.round(found * 100) !== Math.round(price * 100)) {
      ids[changing] = id
      prices[changing++] = found
    }
  }
  // Nothing is copied where all change.
  const isAll = changing === rows.length
  return {
    ids: isAll ? ids : ids.slice(0, changing),
    prices: isAll ? prices : prices.slice(0, changing),
    counts: { changing, tooHigh, tooLow, withoutMinimum },
  }
}
