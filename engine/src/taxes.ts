import type { AddedFields, TaxSettings } from './added-fields.ts'
import { dayOf } from './added-problems.ts'
import { shareOf } from './amounts/percent.ts'
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

/** What the taxes of any sale of a seller are worked out by. */
export type TaxTerms = {
  /** Which part of the price counts as income, in percent. */
  coefficiente: number
  gestione: TaxSettings['gestione']
  /** Contributions in percent of the taxable income, before a reduction. */
  contributi: number
  /** What is left of them: 1 without a reduction. */
  ridotti: number
  /** The substitute tax in percent. */
  sostitutiva: number
}

/** What takes taxes and contributions of a sale, and by which numbers. */
export type Taxation = { terms: TaxTerms; on: (sale: TaxedSale) => Taxes }

function termsOf(
  { coefficiente, sostitutiva, gestione, riduzione }: TaxSettings,
  rules: TaxRules,
): TaxTerms {
  return {
    coefficiente: readNumber(coefficiente),
    gestione,
    contributi: rules.contributi[gestione],
    ridotti: riduzione ? rules.ridotti : 1,
    sostitutiva: Number(sostitutiva),
  }
}

/** The contributions on a taxable income. */
export const contributionsOn = (
  baseImponibile: number,
  { contributi, ridotti }: Pick<TaxTerms, 'contributi' | 'ridotti'>,
): number => shareOf(baseImponibile, contributi * ridotti)

/**
 * What taxes and contributions take of a sale in the forfettario regime.
 *
 * @example
 * const settings = { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: false } as const
 * taxesOn({ prezzoVendita: 100, guadagno: 30 }, settings, taxRulesOf({})).dopoImposte // 24: 15 % of 40 are 6
 */
export function taxesOn(
  { prezzoVendita, guadagno }: TaxedSale,
  settings: TaxSettings,
  rules: TaxRules,
): Taxes {
  const terms = termsOf(settings, rules)
  const baseImponibile = shareOf(prezzoVendita, terms.coefficiente)
  const contributi = contributionsOn(baseImponibile, terms)
  const impostaSostitutiva = shareOf(baseImponibile - contributi, terms.sostitutiva)
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva,
    dopoImposte: guadagno - contributi - impostaSostitutiva,
  }
}

/** The taxes and contributions of a seller in the forfettario regime. */
export const taxationOf = (settings: TaxSettings, rules: TaxRules): Taxation => ({
  terms: termsOf(settings, rules),
  on: (sale) => taxesOn(sale, settings, rules),
})
