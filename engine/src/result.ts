import { percentOf } from './amounts/percent.ts'
import { withVat } from './amounts/vat.ts'
import type { CostKind, Figures } from './figures.ts'
import { isPercentage, type LineKind } from './rates/fee.ts'
import type { Basis } from './rates/rate-card.ts'
import { type Rates, ruleInWords } from './rates/rates.ts'
import { percentInWords } from './rates/words.ts'
import type { Taxes } from './taxes.ts'

export type BreakdownItem = {
  /** Italian name of the cost. */
  name: string
  /** Amount without VAT, above 0; that of returns is below it where a piece that comes back is worth more than its sale. */
  value: number
  /** Share of `costiTotali` in percent. */
  percentage: number
  /** Stable name of the line's colour in the palette; not a colour value. */
  color: CostKind
  /** On the commission: its percentage of the net price. */
  realPercentage?: number
  /** On the commission: the marketplace's own note, where there is one. */
  note?: string
  /** On the commission: what it is charged on. */
  calcoloSu?: Basis
  /** On the commission, beyond version 1.3.1, and on Amazon's logistics: the parts, where there is more than one. */
  voci?: { tipo: Voce; importo: number }[]
}

/** What a part of a commission or of Amazon's logistics is called in a result. */
export type Voce = (typeof voci)[LineKind] | (typeof logisticsVoci)[number]

/** What the fees of each kind are called in a result. */
export const voci = {
  commission: 'commissione',
  minimum: 'minimo',
  regulatory: 'regolamentare',
  payment: 'pagamento',
  closing: 'chiusura',
  order: 'ordine',
  listing: 'inserzione',
  plan: 'piano',
  digitalServices: 'serviziDigitali',
  vat: 'iva',
  paymentService: 'pagamento',
} as const satisfies Record<LineKind, string>

/** The parts of Amazon's logistics: shipping a piece and storing it, each with the VAT that isn't deducted. */
const logisticsVoci = ['evasione', 'stoccaggio'] as const

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

function addVoci(item: BreakdownItem, parts: NonNullable<BreakdownItem['voci']>) {
  const charged = parts.filter(({ importo }) => importo > 0)
  if (charged.length > 1) item.voci = charged
}

/** The parts of a commission: two of the same name are one, as a marketplace's payment fee and a payment service. */
function partsOfFees({ fees }: Figures) {
  const parts: { tipo: Voce; importo: number }[] = []
  for (const { kind, amount } of fees) {
    const tipo = voci[kind]
    const same = kind === 'paymentService' ? parts.find((part) => part.tipo === tipo) : undefined
    if (same === undefined) parts.push({ tipo, importo: amount })
    else same.importo += amount
  }
  return parts
}

function partsOfLogistics(shipped: number, stored: number, servicesVat: number | null) {
  const [evasione, stoccaggio] = logisticsVoci
  const service = (amount: number) => (servicesVat === null ? amount : withVat(amount, servicesVat))
  return [
    { tipo: evasione, importo: service(shipped) },
    { tipo: stoccaggio, importo: service(stored) },
  ]
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

  const breakdown: BreakdownItem[] = []
  const itemOf = (name: string, value: number, color: CostKind): BreakdownItem => ({
    name,
    value,
    percentage: percentOf(value, costiTotali),
    color,
  })
  const add = (name: string, value: number, color: CostKind) => {
    if (value > 0) breakdown.push(itemOf(name, value, color))
  }
  add('Costo prodotto', figures.costo, 'costo')
  add('Spedizione', figures.spedizione, 'spedizione')
  add('Packaging', figures.packaging, 'packaging')
  add('Pubblicità', figures.pubblicita, 'pubblicita')
  if (commissione > 0) {
    const item: BreakdownItem = {
      name: rule.costName,
      value: commissione,
      percentage: percentOf(commissione, costiTotali),
      color: 'commissione',
      realPercentage: reale,
      calcoloSu: rule.basis,
    }
    if (note !== null) item.note = note
    if (rule.isItemised || rates.payment !== null) addVoci(item, partsOfFees(figures))
    breakdown.push(item)
  }
  const { fulfilment, logistica, resi } = figures
  if (fulfilment !== null && rates.logistics !== null) {
    const item = itemOf('Logistica di Amazon (FBA)', logistica, 'logistica')
    const { storage } = rates.logistics
    addVoci(item, partsOfLogistics(fulfilment.fee, storage.amount, rates.servicesVat))
    breakdown.push(item)
  }
  if (resi !== 0)
    breakdown.push(itemOf(`Resi (${percentInWords(figures.quotaResi)})`, resi, 'resi'))

  const result: CalculationResult = {
    prezzoVendita,
    prezzoFinale,
    iva,
    costiTotali,
    guadagno,
    margine,
    breakdown,
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
