import { largestAmount } from '../amounts/read.ts'
import { roundToCents, withoutNoise } from '../amounts/rounding.ts'
import { type Figures, figuresOf } from '../figures.ts'
import type { AmountField } from '../form.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { type Piece, piecesOfFees } from './pieces.ts'

/** The largest amount in cents: nothing is looked for beyond it. */
export const largestCents = Math.round(largestAmount * 100)

/** What a sale comes to with one of its amounts at so many cents, as it would be entered. */
export const figuresAt = (sale: Sale, rates: Rates, field: AmountField, cents: number): Figures =>
  figuresOf({ ...sale, [field]: cents / 100 }, rates)

/** Whether a margin is at least so much, compared as the bands are. */
export const reaches = ({ margine }: Figures, target: number): boolean =>
  withoutNoise(margine) >= target

/** Prices in whole cents, ends included, on which the commission is one straight line. */
export type Stretch = { from: number; to: number; piece: Piece }

/** All prices, in the stretches that the rule makes of them. */
export function stretchesOf(sale: Sale, rates: Rates): Stretch[] {
  const baseAt = (cents: number) => figuresAt(sale, rates, 'prezzoVendita', cents).base
  const lastWithin = (upTo: number) => {
    if (upTo === Number.POSITIVE_INFINITY) return largestCents
    let cents = Math.floor((upTo / baseAt(100)) * 100) + 1
    while (roundToCents(baseAt(cents)) > upTo) cents--
    return cents
  }
  let from = 1
  return piecesOfFees(rates.rule.fees, sale.prime).map((piece) => {
    const stretch = { from, to: lastWithin(piece.upTo), piece }
    from = stretch.to + 1
    return stretch
  })
}
