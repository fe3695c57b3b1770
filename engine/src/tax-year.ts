import type { TaxSettings } from './added-fields.ts'
import { shareOf } from './amounts/percent.ts'
import { readPercent } from './amounts/read-percent.ts'
import { deductionOn, incomeTaxOn } from './income-tax.ts'
import { type TaxRules, taxRulesIn } from './tax-rules.ts'
import { yearContributions } from './year-contributions.ts'

/** What the burden of a year so far is worked out from; amounts in euro. */
export type TaxYearInput = {
  year: number
  regime: 'ordinario' | 'forfettario'
  imposte: TaxSettings
  /** Whether contributions were paid before 1996: then the ceiling is the lower one. */
  primaDel1996: boolean
  /** Months of activity in the whole year: 12, or 13 less the opening month. */
  mesiAttivi: number
  /** Of these, how many have passed, the current one included. */
  mesi: number
  /** Forfettario: what customers paid, less what was given back to them, so far. */
  incassi: number
  /** Ordinario: what the months so far come to, fixed costs taken off. */
  risultato: number
  /** What was paid of contributions in this year; null where the seller has not said. */
  contributiVersati: number | null
  /** Ordinario: other income of the year. */
  altriRedditi: number
  /** Ordinario: regional and municipal surcharges in percent. */
  addizionali: number
}

/** The burden of a year so far, in euro and not rounded; none of it is paid or due before its day. */
export type TaxYear = {
  reddito: number
  /** What is due of contributions in any case, for the months so far. */
  fissi: number
  /** What is due of the income above the minimum. */
  eccedenza: number
  contributi: number
  /** Contributions that the taxable income is less by: those paid, where the seller said, else those due. */
  dedotti: number
  imponibile: number
  imposta: number
  addizionali: number
  totale: number
}

function contributionsOf(reddito: number, input: TaxYearInput, rules: TaxRules) {
  const { regime, imposte, primaDel1996, mesiAttivi, mesi } = input
  const { gestione } = imposte
  if (gestione === 'nessuna') return { fissi: 0, eccedenza: 0 }
  // Both reductions are for the forfettario alone.
  const riduzione = regime === 'forfettario' ? imposte.riduzione : 'nessuna'
  const contributor = { gestione, riduzione, primaDel1996 }
  const { fissi } = yearContributions(0, contributor, rules, mesi)
  const { eccedenza } = yearContributions(reddito, contributor, rules, mesiAttivi)
  return { fissi, eccedenza }
}

function ordinaryTax(
  reddito: number,
  dedotti: number,
  { altriRedditi, addizionali }: TaxYearInput,
  rules: TaxRules,
) {
  const whole = altriRedditi + reddito
  const imponibile = Math.max(0, whole - dedotti)
  const tax = incomeTaxOn(imponibile, rules)
  // The deduction, and the tax on other income, are counted where that is: by an employer, as a rule.
  const before = altriRedditi > 0 ? incomeTaxOn(altriRedditi, rules) : deductionOn(whole, rules)
  return {
    imponibile,
    imposta: Math.max(0, tax - before),
    addizionali: shareOf(Math.max(0, imponibile - altriRedditi), addizionali),
  }
}

function substituteTax(reddito: number, dedotti: number, { imposte }: TaxYearInput) {
  const imponibile = Math.max(0, reddito - dedotti)
  return {
    imponibile,
    imposta: shareOf(imponibile, Number(imposte.sostitutiva)),
    addizionali: 0,
  }
}

/**
 * What contributions and taxes of a year come to so far, by the rules of that year, or of the last before it where it has
 * none yet. The burden of one month is that up to it less that up to the month before.
 *
 * @example
 * const imposte = { coefficiente: '40', sostitutiva: '15', gestione: 'commercianti', riduzione: 'nessuna' } as const
 * const year = { year: 2026, regime: 'forfettario', imposte, primaDel1996: false, mesiAttivi: 12, mesi: 12 } as const
 * const nothingElse = { risultato: 0, contributiVersati: null, altriRedditi: 0, addizionali: 0 }
 * taxYear({ ...year, incassi: 50_000, ...nothingElse }).contributi // 4903.44
 */
export function taxYear(input: TaxYearInput): TaxYear {
  const { year, regime, imposte, incassi, risultato, contributiVersati } = input
  const rules = taxRulesIn(year)
  const isFlat = regime === 'forfettario'
  const reddito = isFlat
    ? shareOf(incassi, readPercent(imposte.coefficiente))
    : Math.max(0, risultato)
  const { fissi, eccedenza } = contributionsOf(reddito, input, rules)
  const contributi = fissi + eccedenza
  const dedotti = contributiVersati ?? contributi
  const tax = isFlat
    ? substituteTax(reddito, dedotti, input)
    : ordinaryTax(reddito, dedotti, input, rules)
  const totale = contributi + tax.imposta + tax.addizionali
  return { reddito, fissi, eccedenza, contributi, dedotti, ...tax, totale }
}
