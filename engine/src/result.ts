import { percentOf } from './amounts/percent.ts'
import { type BreakdownItem, breakdownOf } from './breakdown.ts'
import type { Figures } from './figures.ts'
import { isPercentage } from './rates/fee.ts'
import type { Basis } from './rates/rate-card.ts'
import type { Rates } from './rates/rates.ts'
import { ruleInWords } from './rates/rule-in-words.ts'
import type { Taxes } from './taxes.ts'

export type CommissionAnalysis = {
  /** Percentage part of the commission against its basis, closing fee left out; blended for tiers. */
  nominale: number
  /** Whole commission, closing fee included, in percent of the net price. */
  reale: number
  /** `reale` − `nominale`, in points. */
  differenza: number
  /** What the nominal rate hides: commission − `nominale` % of the net price, as an amount. */
  impattoPrezzoNetto: number
  noteMarketplace: string | null
  calcoloSu: Basis
  /** The rule in Italian words. */
  description: string
}

/** What a sale leaves, as it is shown and kept. Amounts are in the currency of the country and not rounded. */
export type CalculationResult = Pick<
  Figures,
  'prezzoVendita' | 'prezzoFinale' | 'iva' | 'costiTotali' | 'guadagno' | 'margine'
> & {
  breakdown: BreakdownItem[]
  analisiCommissioni: CommissionAnalysis
  /** In the forfettario regime only. */
  imposte?: Taxes
}

/** The fees in two parts: the percentage that `nominale` tells, and what is charged beside it. */
function partsOf({ fees }: Figures): { percentage: number; beside: number } {
  let percentage = 0
  let beside = 0
  for (const { kind, amount } of fees)
    if (isPercentage(kind)) percentage += amount
    else beside += amount
  return { percentage, beside }
}

/**
 * The percentage part of the commission against what it is charged on, in percent; blended for tiers.
 *
 * @example
 * nominaleOf(figuresOf(readSale(form), ratesOf(form))) // 15
 */
export const nominaleOf = (figures: Figures): number =>
  percentOf(partsOf(figures).percentage, figures.base)

/**
 * What the nominal rate hides of a commission: its percentage part as far as it falls on VAT, and all that is charged
 * beside it. Written so that a net basis hides exactly nothing, whatever the size of the price.
 *
 * @param vat how much VAT is in the basis
 */
export const hiddenBy = (percentage: number, vat: number, base: number, beside: number): number =>
  (percentage * vat) / base + beside

/**
 * Figures in the specification's shape: with names, shares and the rule in words.
 *
 * @param rates what the figures were worked out by
 * @example
 * const rates = ratesOf(form)
 * resultOf(figuresOf(readSale(form), rates), rates).analisiCommissioni.calcoloSu // 'lordo'
 */
export function resultOf(figures: Figures, rates: Rates): CalculationResult {
  const { prezzoVendita, prezzoFinale, iva, commissione, costiTotali, guadagno, margine } = figures
  const { rule } = rates
  const { description, note } = ruleInWords(rates)
  const { base } = figures
  const { percentage, beside } = partsOf(figures)
  const nominale = percentOf(percentage, base)
  const reale = percentOf(commissione, prezzoVendita)

  const result: CalculationResult = {
    prezzoVendita,
    prezzoFinale,
    iva,
    costiTotali,
    guadagno,
    margine,
    breakdown: breakdownOf(figures, rates, reale, note),
    analisiCommissioni: {
      nominale,
      reale,
      differenza: reale - nominale,
      impattoPrezzoNetto: hiddenBy(percentage, base - prezzoVendita, base, beside),
      noteMarketplace: note,
      calcoloSu: rule.basis,
      description,
    },
  }
  if (rates.taxes !== null) result.imposte = rates.taxes.on(figures)
  return result
}
