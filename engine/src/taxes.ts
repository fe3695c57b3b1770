import type { AddedFields, TaxSettings } from './added-fields.ts'
import { dayOf } from './added-problems.ts'
import { readNumber } from './amounts/read.ts'
import { yearOf } from './days.ts'
import { lastReview, type Source } from './rates/sources.ts'

/** What a year's rules take of a seller in the forfettario regime. */
export type TaxRules = {
  year: number
  /** INPS above the minimum income, in percent of the taxable income. */
  contributi: Readonly<Record<TaxSettings['gestione'], number>>
  /** What is left of the contributions with the reduction. */
  ridotti: number
  source: Source
}

/** The rules year by year, the oldest first. */
export const taxRules: readonly [TaxRules, ...TaxRules[]] = [
  {
    year: 2026,
    contributi: { nessuna: 0, commercianti: 24.48, artigiani: 24 },
    ridotti: 0.65,
    source: {
      name: 'articoli sulla circolare INPS n. 14 del 9 febbraio 2026',
      asOf: '2026-Q1',
      mark: 'indicativa',
      address: 'https://www.partitaiva.it/contributi-inps-artigiani-commercianti-2026',
      reviewed: lastReview,
    },
  },
]

/**
 * The rules that a form's taxes follow: of the year that its cards are of, the earliest before that; the latest where
 * it names no day.
 *
 * @example
 * taxRulesOf({ tariffe: '2026-11-22' }).contributi.artigiani // 24
 */
export function taxRulesOf(form: AddedFields): TaxRules {
  const [earliest] = taxRules
  const day = dayOf(form)
  const asked = day === null ? Number.POSITIVE_INFINITY : yearOf(day)
  return taxRules.findLast(({ year }) => year <= asked) ?? earliest
}

/** What taxes are worked out from: price and profit. */
export type TaxedSale = { prezzoVendita: number; guadagno: number }

/** What taxes and contributions take of a sale in the forfettario regime: beside the profit, never in it. */
export type Taxes = {
  /** Price × coefficient. */
  baseImponibile: number
  /** The marginal rate: what this sale adds once the minimum is paid. */
  contributi: number
  impostaSostitutiva: number
  /** Profit less both. */
  dopoImposte: number
}

/**
 * What taxes and contributions take of a sale in the forfettario regime.
 *
 * @example
 * const settings = { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: false } as const
 * taxesOn({ prezzoVendita: 100, guadagno: 30 }, settings, taxRulesOf({})).dopoImposte // 24: 15 % of 40 are 6
 */
export function taxesOn(
  { prezzoVendita, guadagno }: TaxedSale,
  { coefficiente, sostitutiva, gestione, riduzione }: TaxSettings,
  rules: TaxRules,
): Taxes {
  const baseImponibile = (prezzoVendita * readNumber(coefficiente)) / 100
  const share = rules.contributi[gestione] * (riduzione ? rules.ridotti : 1)
  const contributi = (baseImponibile * share) / 100
  const impostaSostitutiva = ((baseImponibile - contributi) * Number(sostitutiva)) / 100
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva,
    dopoImposte: guadagno - contributi - impostaSostitutiva,
  }
}
