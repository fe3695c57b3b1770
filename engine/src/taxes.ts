import type { TaxSettings } from './added-fields.ts'
import { readNumber } from './amounts/read.ts'
import type { Source } from './rates/sources.ts'

/** What a year's rules take of a seller in the forfettario regime. */
type TaxRules = {
  year: number
  /** INPS above the minimum income, in percent of the taxable income. */
  contributi: Readonly<Record<TaxSettings['gestione'], number>>
  /** What is left of the contributions with the reduction. */
  ridotti: number
  source: Source
}

/** INPS circular 14 of 9 February 2026. */
export const taxRules2026: TaxRules = {
  year: 2026,
  contributi: { nessuna: 0, commercianti: 24.48, artigiani: 24 },
  ridotti: 0.65,
  source: {
    name: 'circolare INPS n. 14 del 9 febbraio 2026',
    asOf: '2026-Q1',
    mark: 'trascritta',
    reviewed: '2026-11-21',
  },
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
 * taxesOn({ prezzoVendita: 100, guadagno: 30 }, settings).dopoImposte // 24: 15 % of 40 are 6
 */
export function taxesOn(
  { prezzoVendita, guadagno }: TaxedSale,
  { coefficiente, sostitutiva, gestione, riduzione }: TaxSettings,
): Taxes {
  const baseImponibile = (prezzoVendita * readNumber(coefficiente)) / 100
  const share = taxRules2026.contributi[gestione] * (riduzione ? taxRules2026.ridotti : 1)
  const contributi = (baseImponibile * share) / 100
  const impostaSostitutiva = ((baseImponibile - contributi) * Number(sostitutiva)) / 100
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva,
    dopoImposte: guadagno - contributi - impostaSostitutiva,
  }
}
