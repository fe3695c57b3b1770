import type { FixedCost, TaxYearInput } from '@margine/engine'

/** What the seller says of a year. */
export type YearTerms = Pick<
  TaxYearInput,
  'regime' | 'imposte' | 'primaDel1996' | 'altriRedditi' | 'addizionali'
> & {
  speseFisse: readonly FixedCost[]
  /** The month in which activity began, `2026-03`; blank where that was in an earlier year. */
  apertura: string
  /** What was paid of contributions, and in which year; null where the seller hasn't said. */
  contributiVersati: { anno: number; importo: number } | null
  /** What was paid in advance for a year's tax and contributions above the minimum; missing where the seller hasn't said. */
  accontiVersati?: { anno: number; importo: number } | null
}
