import type { Target } from '../solve/goal.ts'
import { type BulkColumns, costsAt } from './columns.ts'
import { type Conditions, conditionsOf } from './conditions.ts'
import type { Tariffs } from './tariffs.ts'
import { asItIs, factorsOf, type WhatIf } from './what-if.ts'

/** The first cents of a line that reach a condition; NaN where none do. */
function firstCentsOn(first: number, last: number, slope: number, least: number): number {
  if (last < first) return Number.NaN
  if ((first / 100) * slope >= least) return first
  if (!(slope > 0)) return Number.NaN
  const cents = Math.ceil((least / slope) * 100)
  return cents <= last ? cents : Number.NaN
}

/** The first cents of a tariff that reach a condition; NaN where none do. */
function firstCents(
  { width, firstCents: firsts, lastCents: lasts }: Tariffs,
  { weight, slope, least }: Conditions,
  tariff: number,
  costs: number,
): number {
  for (let line = tariff * width; line < (tariff + 1) * width; line++) {
    const cents = firstCentsOn(
      firsts[line] as number,
      lasts[line] as number,
      slope[line] as number,
      weight * costs + (least[line] as number),
    )
    if (cents > 0) return cents
  }
  return Number.NaN
}

/**
 * The lowest price of every row, as entered and exact to the cent, that reaches a target: the first that `pricesOf`
 * answers for its sale. NaN where there is none.
 *
 * @param prices where they are written
 * @example
 * const prices = new Float64Array(columns.length)
 * lowestPrices(columns, tariffs, { kind: 'guadagno', amount: 0 }, prices) // a lamp with cost 12,50
 * prices // [18.67]
 */
export function lowestPrices(
  columns: BulkColumns,
  tariffs: Tariffs,
  target: Target,
  prices: Float64Array,
  whatIf: WhatIf = asItIs,
): void {
  const factors = factorsOf(whatIf)
  const conditions = conditionsOf(target, tariffs)
  for (let row = 0; row < columns.length; row++) {
    const tariff = columns.tariffa[row] as number
    prices[row] =
      firstCents(tariffs, conditions, tariff, costsAt(columns, tariffs, factors, row)) / 100
  }
}
