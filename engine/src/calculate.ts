import { readNumber } from './amount.ts'
import { type Country, countryOf } from './catalogue/countries.ts'
import type { Basis } from './catalogue/marketplaces.ts'
import { type FeeRule, feeRuleOf, wordsOf } from './fee-rule.ts'
import type { AmountField, CalculationFormData } from './form.ts'
import { feeOf } from './rate.ts'

/** Why a form has no result yet. `required` means missing, 0, or not a number. */
export type Problem = { field: AmountField; code: 'negative' | 'required' }

/** Stable name of a breakdown line's colour in the palette; not a colour value. */
export type BreakdownColor = 'costo' | 'spedizione' | 'packaging' | 'pubblicita' | 'commissione'

export type BreakdownItem = {
  /** Italian name of the cost. */
  name: string
  /** Amount without VAT, above 0. */
  value: number
  /** Share of `costiTotali` in percent. */
  percentage: number
  color: BreakdownColor
  /** On the commission: its percentage of the net price. */
  realPercentage?: number
  /** On the commission: the marketplace's own note, where there is one. */
  note?: string
  /** On the commission: what it is charged on. */
  calcoloSu?: Basis
}

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

/** What a sale leaves. Amounts are in the currency of the country and not rounded. */
export type CalculationResult = {
  /** Net sale price. */
  prezzoVendita: number
  /** Price with VAT. */
  prezzoFinale: number
  iva: number
  costiTotali: number
  /** Net sale price − total costs; negative for a loss. */
  guadagno: number
  /** `guadagno` in percent of the net sale price. */
  margine: number
  breakdown: BreakdownItem[]
  analisiCommissioni: CommissionAnalysis
}

export type Calculation =
  | { ok: true; result: CalculationResult }
  | { ok: false; problems: Problem[] }

/** The amounts of a form, read. */
export type Amounts = Record<AmountField, number>

/**
 * What a sale leaves the seller.
 *
 * Never throws for anything a user can type: what keeps a form from having a result comes back as
 * `problems`, all at once, in the order of the fields. Nothing is rounded.
 *
 * @param rule what the marketplace charges; its own rule unless another is tried out
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
 * const calculation = calculate(form)
 * calculation.ok && calculation.result.guadagno // 14.2199… (32.70 net − 12.50 cost − 5.985 commission)
 */
export function calculate(form: CalculationFormData, rule = feeRuleOf(form)): Calculation {
  const amounts = amountsOf(form)
  const problems = problemsOf(amounts)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, result: resultOf(amounts, form, rule, countryOf(form.paese)) }
}

export function amountsOf(form: CalculationFormData): Amounts {
  return {
    costo: readNumber(form.costo),
    prezzoVendita: readNumber(form.prezzoVendita),
    spedizione: readNumber(form.spedizione),
    packaging: readNumber(form.packaging),
    pubblicita: readNumber(form.pubblicita),
  }
}

function problemsOf(amounts: Amounts): Problem[] {
  const problems: Problem[] = []
  for (const field in amounts) {
    const amountField = field as AmountField
    const amount = amounts[amountField]
    const required = amountField === 'costo' || amountField === 'prezzoVendita'
    if (amount < 0) problems.push({ field: amountField, code: 'negative' })
    else if (amount === 0 && required) problems.push({ field: amountField, code: 'required' })
  }
  return problems
}

/** What amounts without a problem come to. */
export function resultOf(
  amounts: Amounts,
  form: CalculationFormData,
  rule: FeeRule,
  country: Country,
): CalculationResult {
  const { vatPercent } = country
  // Without VAT an amount stays itself: × 100 / 100 could leave a VAT of a billionth below 0.
  const net = (gross: number) => (vatPercent === 0 ? gross : (gross * 100) / (100 + vatPercent))
  const withVat = (price: number) => (vatPercent === 0 ? price : (price * (100 + vatPercent)) / 100)
  const price = amounts.prezzoVendita
  const prezzoVendita = form.prezzoIncludesIVA ? net(price) : price
  const prezzoFinale = form.prezzoIncludesIVA ? price : withVat(price)
  const costo = form.costoIncludesIVA ? net(amounts.costo) : amounts.costo

  const { basis, closingFee } = rule
  const base = basis === 'lordo' ? prezzoFinale : prezzoVendita
  const percentageFee = feeOf(rule.rate, base, form.prime)
  const commission = percentageFee + closingFee
  const nominale = (percentageFee / base) * 100
  const reale = (commission / prezzoVendita) * 100
  const { description, note } = wordsOf(rule, country)

  const { spedizione, packaging, pubblicita } = amounts
  const costiTotali = costo + spedizione + packaging + pubblicita + commission
  const guadagno = prezzoVendita - costiTotali

  const breakdown: BreakdownItem[] = []
  const add = (name: string, value: number, color: BreakdownColor) => {
    if (value > 0) breakdown.push({ name, value, percentage: (value / costiTotali) * 100, color })
  }
  add('Costo prodotto', costo, 'costo')
  add('Spedizione', spedizione, 'spedizione')
  add('Packaging', packaging, 'packaging')
  add('Pubblicità', pubblicita, 'pubblicita')
  if (commission > 0)
    breakdown.push({
      name: `Commissione ${rule.label}`,
      value: commission,
      percentage: (commission / costiTotali) * 100,
      color: 'commissione',
      realPercentage: reale,
      calcoloSu: basis,
      ...(note === null ? {} : { note }),
    })

  return {
    prezzoVendita,
    prezzoFinale,
    iva: prezzoFinale - prezzoVendita,
    costiTotali,
    guadagno,
    margine: (guadagno / prezzoVendita) * 100,
    breakdown,
    analisiCommissioni: {
      nominale,
      reale,
      differenza: reale - nominale,
      // Written so that a net basis hides exactly nothing, whatever the size of the price.
      impattoPrezzoNetto: (percentageFee * (base - prezzoVendita)) / base + closingFee,
      noteMarketplace: note,
      calcoloSu: basis,
      description,
    },
  }
}
