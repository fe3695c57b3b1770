import type { CalculationFormData, Target, WhatIf } from '@margine/engine'
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
  whatIf: WhatIf
  target: Target
}

/** Where articles are sold, and what says of all of them what sending costs. */
export type Sending = {
  marketplace: string
  /** What shipping is for every article of which no file says it; NaN where nobody says. */
  forAll: number
  /** Whether shipping is tried, so that it counts for every article. */
  isTried: boolean
}

export const sendingBy = ({ form, forAll, whatIf }: ListBasis): Sending => ({
  marketplace: form.marketplace,
  forAll: forAll.shipping,
  isTried: 'amount' in whatIf.spedizione,
})
