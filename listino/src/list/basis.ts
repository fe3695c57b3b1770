import { type CalculationFormData, readNumber, type Target, type WhatIf } from '@margine/engine'
import type { CategoryRule } from '../categories/rules.ts'
import type { Spent } from '../costs/parts.ts'

/** Amounts that are said for every article of which no file says them, as entered; NaN where nobody says one. */
export type ForAll = Record<Spent, number> & {
  /** Advertising in percent of all that the customer pays, instead of an amount. */
  percent: number
}

/** What a list is calculated by, whether a page says it or a command. */
export type ListBasis = {
  /** What holds for every article, but for its category and the amounts of `forAll`. */
  form: CalculationFormData
  /** What a reduced rate of VAT is in percent, where files don't tell, as typed. */
  reducedVAT: string
  /** The category of every article of which nothing says one; empty where none was chosen. */
  category: string
  rules: readonly CategoryRule[]
  forAll: ForAll
  /** Whether shipping that may be Amazon's fee is that fee. */
  isShippingFee: boolean
  whatIf: WhatIf
  target: Target
}

/** Where articles are sold, and what counts there as sending them. */
export type Sending = {
  marketplace: string
  /** The list's own marketplace. */
  own: string
  /** What shipping is for every article of which nobody says it; NaN where nobody says that. */
  forAll: number
  /** Whether shipping is tried, so that it counts for every article. */
  isTried: boolean
  /** Whether shipping that may be Amazon's fee is that fee, and doesn't count beside it. */
  isFee: boolean
}

/** An amount that is said for all, as typed; NaN where it isn't. */
export const amountIn = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : readNumber(typed)

export const sendingBy = ({ form, forAll, whatIf, isShippingFee }: ListBasis): Sending => ({
  marketplace: form.marketplace,
  own: form.marketplace,
  forAll: forAll.shipping,
  isTried: 'amount' in whatIf.spedizione,
  isFee: isShippingFee,
})
