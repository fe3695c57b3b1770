import { largestAmount } from './amount.ts'
import { amountsOf, type CalculationResult, resultOf } from './calculate.ts'
import { countryOf } from './catalogue/countries.ts'
import type { FeeRule } from './fee-rule.ts'
import type { AmountField, CalculationFormData } from './form.ts'
import { type Piece, piecesOf } from './rate.ts'
import { roundToCents, withoutNoise } from './rounding.ts'

/** The largest amount in cents: nothing is looked for beyond it. */
export const largestCents = Math.round(largestAmount * 100)

/** Prices in whole cents, ends included, on which the commission is one straight line. */
export type Stretch = { from: number; to: number; piece: Piece }

/** A sale of which one amount is tried out, cent by cent, by the ordinary calculation. */
export type Sale = {
  /** The amount as entered. */
  amount: (field: AmountField) => number
  /** The result with an amount of so many cents, as it would be entered. */
  at: (field: AmountField, cents: number) => CalculationResult
  now: () => CalculationResult
  closingFee: number
  /** All prices, in the stretches that the rule makes of them. */
  stretches: () => Stretch[]
}

/** Whether a result's margin is at least so much, compared as the bands are. */
export function reaches({ margine }: CalculationResult, target: number): boolean {
  return withoutNoise(margine) >= target
}

export function saleOf(form: CalculationFormData, rule: FeeRule): Sale {
  const amounts = amountsOf(form)
  const country = countryOf(form.paese)
  const at = (field: AmountField, cents: number) =>
    resultOf({ ...amounts, [field]: cents / 100 }, form, rule, country)
  const basisAt = (cents: number) => {
    const { prezzoFinale, prezzoVendita } = at('prezzoVendita', cents)
    return rule.basis === 'lordo' ? prezzoFinale : prezzoVendita
  }

  const lastWithin = (upTo: number) => {
    if (upTo === Number.POSITIVE_INFINITY) return largestCents
    let cents = Math.floor((upTo / basisAt(100)) * 100) + 1
    while (roundToCents(basisAt(cents)) > upTo) cents--
    return cents
  }
  const stretches = () => {
    let from = 1
    return piecesOf(rule.rate, form.prime).map((piece) => {
      const stretch = { from, to: lastWithin(piece.upTo), piece }
      from = stretch.to + 1
      return stretch
    })
  }

  return {
    amount: (field) => amounts[field],
    at,
    now: () => resultOf(amounts, form, rule, country),
    closingFee: rule.closingFee,
    stretches,
  }
}
