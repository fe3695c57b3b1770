import type { TaxSettings } from './added-fields.ts'
import { shareOf } from './amounts/percent.ts'
import { readPercent } from './amounts/read-percent.ts'
import type { TaxRules } from './tax-rules.ts'

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
    coefficiente: readPercent(coefficiente),
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

function taxesOf({ prezzoVendita, guadagno }: TaxedSale, terms: TaxTerms): Taxes {
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

/** A taxation with what it was made of. */
type Made = TaxSettings & { rules: TaxRules; taxation: Taxation }

/** The one asked for last: mostly the next is the same, and making it takes a tenth of the time of a result. */
let last: Made | null = null

const isOf = (made: Made, settings: TaxSettings, rules: TaxRules) =>
  made.coefficiente === settings.coefficiente &&
  made.sostitutiva === settings.sostitutiva &&
  made.gestione === settings.gestione &&
  made.riduzione === settings.riduzione &&
  made.rules === rules

function madeOf(settings: TaxSettings, rules: TaxRules): Made {
  const terms = termsOf(settings, rules)
  return { ...settings, rules, taxation: { terms, on: (sale) => taxesOf(sale, terms) } }
}

/**
 * What taxes and contributions take of a seller in the forfettario regime.
 *
 * @example
 * const settings = { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: false } as const
 * taxationOf(settings, taxRulesOf({})).on({ prezzoVendita: 100, guadagno: 30 }).dopoImposte // 24: 15 % of 40 are 6
 */
export function taxationOf(settings: TaxSettings, rules: TaxRules): Taxation {
  if (last === null || !isOf(last, settings, rules)) last = madeOf(settings, rules)
  return last.taxation
}
