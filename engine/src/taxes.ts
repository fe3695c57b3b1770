import { type Reduction, saysContributions, type TaxSettings } from './added-fields.ts'
import { percentOf, shareOf } from './amounts/percent.ts'
import { readPercent } from './amounts/read-percent.ts'
import { reduced, type TaxRules } from './tax-rules.ts'

/** What taxes are worked out from: price, profit, and percent of the sales that come back. */
export type TaxedSale = { prezzoVendita: number; guadagno: number; quotaResi: number }

/** What taxes and contributions take of a sale in the forfettario regime: beside the profit, never in it. */
export type Taxes = {
  /** Price × coefficient, sales that come back left out. */
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
  /** Whether the seller said that it is none. */
  senzaGestione: boolean
  riduzione: Reduction
  /** Contributions in percent of the taxable income, before a reduction. */
  contributi: number
  /** What is due of it. */
  aliquota: number
  /** The substitute tax in percent. */
  sostitutiva: number
}

/** What takes taxes and contributions of a sale, and by which numbers. */
export type Taxation = {
  terms: TaxTerms
  /** Whether they are part of the verdict: the seller said which contributions they pay, if any. */
  isJudged: boolean
  on: (sale: TaxedSale) => Taxes
}

function termsOf(
  { coefficiente, sostitutiva, gestione, riduzione, senzaGestione }: TaxSettings,
  rules: TaxRules,
): TaxTerms {
  const contributi = rules.contributi[gestione]
  return {
    coefficiente: readPercent(coefficiente),
    gestione,
    senzaGestione: senzaGestione === true,
    riduzione,
    contributi,
    aliquota: reduced(contributi, riduzione, gestione, rules),
    sostitutiva: Number(sostitutiva),
  }
}

/** The contributions on a taxable income. */
export const contributionsOn = (
  baseImponibile: number,
  { aliquota }: Pick<TaxTerms, 'aliquota'>,
): number => shareOf(baseImponibile, aliquota)

/** The price of the sales that don't come back. */
const keptSalesOf = (prezzoVendita: number, quotaResi: number): number =>
  quotaResi === 0 ? prezzoVendita : shareOf(prezzoVendita, 100 - quotaResi)

function taxesOf({ prezzoVendita, guadagno, quotaResi }: TaxedSale, terms: TaxTerms): Taxes {
  const baseImponibile = shareOf(keptSalesOf(prezzoVendita, quotaResi), terms.coefficiente)
  const contributi = contributionsOn(baseImponibile, terms)
  const impostaSostitutiva = shareOf(baseImponibile - contributi, terms.sostitutiva)
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva,
    dopoImposte: guadagno - contributi - impostaSostitutiva,
  }
}

/**
 * What is left after taxes and contributions, in percent of the price.
 *
 * @example
 * afterTaxMarginOf({ prezzoVendita: 100, imposte: { dopoImposte: 24 } }) // 24
 */
export const afterTaxMarginOf = ({
  prezzoVendita,
  imposte,
}: {
  prezzoVendita: number
  imposte: Pick<Taxes, 'dopoImposte'>
}): number => percentOf(imposte.dopoImposte, prezzoVendita)

/** A taxation with what it was made of. */
type Made = TaxSettings & { rules: TaxRules; taxation: Taxation }

/** The one asked for last: mostly the next is the same, and making it takes a tenth of the time of a result. */
let last: Made | null = null

const isOf = (made: Made, settings: TaxSettings, rules: TaxRules) =>
  made.coefficiente === settings.coefficiente &&
  made.sostitutiva === settings.sostitutiva &&
  made.gestione === settings.gestione &&
  made.riduzione === settings.riduzione &&
  made.senzaGestione === settings.senzaGestione &&
  made.rules === rules

function madeOf(settings: TaxSettings, rules: TaxRules): Made {
  const terms = termsOf(settings, rules)
  const isJudged = saysContributions(settings)
  return { ...settings, rules, taxation: { terms, isJudged, on: (sale) => taxesOf(sale, terms) } }
}

/**
 * What taxes and contributions take of a seller in the forfettario regime.
 *
 * @example
 * const settings = { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: 'nessuna' } as const
 * taxationOf(settings, taxRulesOf({})).on({ prezzoVendita: 100, guadagno: 30, quotaResi: 0 }).dopoImposte // 24: 15 % of 40 are 6
 */
export function taxationOf(settings: TaxSettings, rules: TaxRules): Taxation {
  if (last === null || !isOf(last, settings, rules)) last = madeOf(settings, rules)
  return last.taxation
}
