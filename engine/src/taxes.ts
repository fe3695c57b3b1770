import type { TaxSettings } from './added-fields.ts'
import { readNumber } from './amounts/read.ts'
import { lastReview, type Source } from './rates/sources.ts'

/** What the rules of a year take of a seller in the forfettario regime. */
export type TaxRules = {
  /** The first day of the year (ISO 8601). */
  validFrom: string
  /** INPS above the minimum income, in percent of the taxable income. */
  contributi: Readonly<Record<TaxSettings['gestione'], number>>
  /** What the reduction takes off the contributions, in percent. */
  riduzione: number
  source: Source
}

/** The rules year by year, the oldest first. */
export const taxRules: readonly [TaxRules, ...TaxRules[]] = [
  {
    validFrom: '2026-01-01',
    contributi: { nessuna: 0, commercianti: 24.48, artigiani: 24 },
    riduzione: 35,
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
 * The rules of a day's year: before the first, those of the first.
 *
 * @param day ISO 8601; null where a form names none, which asks for the latest
 * @example
 * taxRulesOn('2026-11-22').contributi.artigiani // 24
 */
export function taxRulesOn(day: string | null): TaxRules {
  const [first] = taxRules
  return taxRules.findLast(({ validFrom }) => day === null || validFrom <= day) ?? first
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
 * taxesOn({ prezzoVendita: 100, guadagno: 30 }, settings, taxRulesOn(null)).dopoImposte // 24: 15 % of 40 are 6
 */
export function taxesOn(
  { prezzoVendita, guadagno }: TaxedSale,
  { coefficiente, sostitutiva, gestione, riduzione }: TaxSettings,
  rules: TaxRules,
): Taxes {
  const baseImponibile = (prezzoVendita * readNumber(coefficiente)) / 100
  const due = riduzione ? 100 - rules.riduzione : 100
  const contributi = (baseImponibile * rules.contributi[gestione] * due) / 10_000
  const impostaSostitutiva = ((baseImponibile - contributi) * Number(sostitutiva)) / 100
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva,
    dopoImposte: guadagno - contributi - impostaSostitutiva,
  }
}
