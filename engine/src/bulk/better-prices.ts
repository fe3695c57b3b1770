import { roundToCents } from '../amounts/rounding.ts'
import { type BulkColumns, costsAt } from './columns.ts'
import type { Tariffs } from './tariffs.ts'
import { asItIs, factorsOf, repriced, type WhatIf } from './what-if.ts'

/** For each row, the lower price that earns most, NaN where none earns more; and how much less the row earns, or 0. */
export type BetterColumns = { better: Float64Array; loss: Float64Array }

/**
 * Columns for the better prices of so many rows.
 *
 * @example
 * betterColumns(2).loss.length // 2
 */
export const betterColumns = (length: number): BetterColumns => ({
  better: new Float64Array(length),
  loss: new Float64Array(length),
})

/** The last cents from `first` to `last` that earn as much as the first, where a higher price earns less. */
function lastEarning(least: number, first: number, last: number, slope: number, burden: number) {
  let [yes, no] = [first, last + 1]
  while (no - yes > 1) {
    const middle = Math.floor((yes + no) / 2)
    if (profitAt(middle, slope, burden) >= least) yes = middle
    else no = middle
  }
  return yes
}

/** A profit to the cent: what a line leaves of a price, less all that doesn't grow with it. */
const profitAt = (cents: number, slope: number, burden: number) =>
  roundToCents((cents / 100) * slope - burden)

/** Where the row's profit is, and the best below it: kept from row to row, so that none has to be made. */
type Found = { profit: number; cents: number; best: number }

function search(found: Found, tariffs: Tariffs, tariff: number, price: number, costs: number) {
  const { width, upTo, leftFixed, leftShare, firstCents, lastCents } = tariffs
  // The price itself may be among them: it is no better than itself.
  const below = Math.floor(price * 100)
  found.best = Number.NEGATIVE_INFINITY
  for (let line = tariff * width; ; line++) {
    const slope = leftShare[line] as number
    const burden = costs - (leftFixed[line] as number)
    const first = firstCents[line] as number
    const last = Math.min(lastCents[line] as number, below)
    if (first <= last) {
      const grows = slope >= 0
      const best = profitAt(grows ? last : first, slope, burden)
      if (best >= found.best) {
        found.best = best
        found.cents = grows ? last : lastEarning(best, first, last, slope, burden)
      }
    }
    // Not «price > …»: where there is no price, there is no further line either.
    if (!(price > (upTo[line] as number))) {
      found.profit = roundToCents(price * slope - burden)
      return
    }
  }
}

/**
 * The lower price that earns most, for every row in a dead zone: see `betterPriceBelow`, which answers the same for
 * its sale.
 *
 * @param found where they are written
 * @example
 * const found = betterColumns(columns.length)
 * betterPrices(columns, tariffs, found) // a cream of 10,50
 * found // { better: [10], loss: [0.37] }: up to there the commission is 8 %
 */
export function betterPrices(
  columns: BulkColumns,
  tariffs: Tariffs,
  { better, loss }: BetterColumns,
  whatIf: WhatIf = asItIs,
): void {
  const factors = factorsOf(whatIf)
  const found: Found = { profit: 0, cents: 0, best: 0 }
  for (let row = 0; row < columns.length; row++) {
    const tariff = columns.tariffa[row] as number
    better[row] = Number.NaN
    loss[row] = 0
    if (tariffs.onlyGrows[tariff] === 1) continue
    const entered = columns.prezzoVendita[row] as number
    const price = factors.isRepriced ? repriced(entered, factors.priceCents) : entered
    search(found, tariffs, tariff, price, costsAt(columns, tariffs, factors, row))
    const lost = roundToCents(found.best - found.profit)
    if (!(lost > 0)) continue
    better[row] = found.cents / 100
    loss[row] = lost
  }
}
