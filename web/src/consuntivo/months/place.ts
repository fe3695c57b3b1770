import type { MonthOfYear, YearResult, YearTerms } from '@margine/listino'

/** Whose figures are told. */
export type Place = {
  year: YearResult
  /** Null for the year as a whole. */
  month: MonthOfYear | null
  terms: YearTerms
  /** What the seller calls their fixed costs, in the order of the terms. */
  costNames: readonly string[]
  currency: string
}
