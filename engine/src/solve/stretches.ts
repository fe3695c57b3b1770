import { largestAmount } from '../amounts/read.ts'
import { type Figures, figuresOf } from '../figures.ts'
import type { AmountField } from '../form.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { piecesOfFees, refundPieces } from './pieces.ts'
import { type Straight, straightsOf } from './straight.ts'

/** The largest amount in cents: nothing is looked for beyond it. */
export const largestCents = Math.round(largestAmount * 100)

/** What a sale comes to with one of its amounts at so many cents, as it would be entered. */
export const figuresAt = (sale: Sale, rates: Rates, field: AmountField, cents: number): Figures =>
  figuresOf({ ...sale, [field]: cents / 100 }, rates)

/**
 * Prices in whole cents, ends included, on which all that is charged is one straight line. So is the profit, and
 * every figure made of it only grows or only falls with the price.
 */
export type Stretch = { from: number; to: number }

/** Half a cent, and a little for noise: nearer to a bound of a rate rounding decides on which side a price is. */
const nearBound = 0.005 + 1e-6

/** The cents on both sides of a bound, so near to it that rounding decides. */
type Turn = { first: number; last: number }

/** @param amount what is compared with the bound */
function turnAt(bound: number, { fixed, share }: Straight): Turn {
  const perCent = share / 100
  return {
    first: Math.ceil((bound - nearBound - fixed) / perCent),
    last: Math.floor((bound + nearBound - fixed) / perCent),
  }
}

/** Where a price turns anything that it is charged, the lowest price first. */
function turnsOf(sale: Sale, rates: Rates): Turn[] {
  const { rule, refund, logistics } = rates
  const { base, prezzoFinale } = straightsOf(sale, rates)
  const pieces = piecesOfFees(rule.fees, sale.prime)
  if (refund !== null && sale.resi !== null)
    pieces.push(...refundPieces(rule.fees, refund, sale.prime))
  const turns = pieces
    .filter(({ upTo }) => Number.isFinite(upTo))
    .map(({ upTo }) => turnAt(upTo, base))
  if (logistics !== null && logistics.lowPrice !== null)
    turns.push(turnAt(logistics.lowPrice.upTo, { ...prezzoFinale, fixed: 0 }))
  return turns.sort((one, other) => one.first - other.first)
}

/**
 * All prices, in the stretches that the rule makes of them, the lowest first. The one or two cents nearest to a
 * bound of the rule are stretches of their own: no line has to hold for them.
 */
export function stretchesOf(sale: Sale, rates: Rates): Stretch[] {
  const stretches: Stretch[] = []
  let from = 1
  const upTo = (to: number) => {
    const last = Math.min(to, largestCents)
    if (last < from) return
    stretches.push({ from, to: last })
    from = last + 1
  }
  for (const { first, last } of turnsOf(sale, rates)) {
    upTo(first - 1)
    while (from <= Math.min(last, largestCents)) upTo(from)
  }
  upTo(largestCents)
  return stretches
}
