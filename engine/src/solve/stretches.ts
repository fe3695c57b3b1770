import { largestAmount } from '../amounts/read.ts'
import { type Figures, figuresOf } from '../figures.ts'
import type { AmountField } from '../form.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { piecesOfFees } from './pieces.ts'

/** The largest amount in cents: nothing is looked for beyond it. */
export const largestCents = Math.round(largestAmount * 100)

/** What a sale comes to with one of its amounts at so many cents, as it would be entered. */
export const figuresAt = (sale: Sale, rates: Rates, field: AmountField, cents: number): Figures =>
  figuresOf({ ...sale, [field]: cents / 100 }, rates)

/**
 * Prices in whole cents, ends included, on which the commission is one straight line. So is the profit, and
 * every figure made of it only grows or only falls with the price.
 */
export type Stretch = { from: number; to: number }

/** Half a cent, and a little for noise: nearer to a bound of a rate rounding decides on which side a price is. */
const nearBound = 0.005 + 1e-6

/**
 * All prices, in the stretches that the rule makes of them, the lowest first. The one or two cents nearest to a
 * bound of the rule are stretches of their own: no line has to hold for them.
 */
export function stretchesOf(sale: Sale, rates: Rates): Stretch[] {
  const perCent = figuresAt(sale, rates, 'prezzoVendita', 100).base / 100
  const stretches: Stretch[] = []
  let from = 1
  const upTo = (to: number) => {
    const last = Math.min(to, largestCents)
    if (last < from) return
    stretches.push({ from, to: last })
    from = last + 1
  }
  for (const { upTo: bound } of piecesOfFees(rates.rule.fees, sale.prime)) {
    if (bound === Number.POSITIVE_INFINITY) continue
    upTo(Math.ceil((bound - nearBound) / perCent) - 1)
    const lastNear = Math.floor((bound + nearBound) / perCent)
    while (from <= Math.min(lastNear, largestCents)) upTo(from)
  }
  upTo(largestCents)
  return stretches
}
