import { percentOf } from './amounts/percent.ts'
import { type CostKind, type Figures, service } from './figures.ts'
import type { LineKind } from './rates/fee.ts'
import type { Basis } from './rates/rate-card.ts'
import type { Rates } from './rates/rates.ts'
import { percentInWords } from './rates/words.ts'

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
export type Voce = (typeof voci)[LineKind] | 'evasione' | 'stoccaggio'

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

/** The same to be asked: a property of a name that varies takes twice the time. */
const voceOf = new Map<LineKind, Voce>(Object.entries(voci) as [LineKind, Voce][])

type Part = NonNullable<BreakdownItem['voci']>[number]

/** The fees that take something; null where that is not more than one. Their array is created with its final length. */
function partsOfFees({ fees }: Figures): Part[] | null {
  let count = 0
  for (const { amount } of fees) if (amount > 0) count++
  if (count < 2) return null
  const parts = new Array<Part>(count)
  let at = 0
  for (const { kind, amount } of fees)
    if (amount > 0) parts[at++] = { tipo: voceOf.get(kind) as Voce, importo: amount }
  return parts
}

/** The same with one part for each name: a marketplace may take for the payment what a payment service takes too. */
function withPaymentService(parts: Part[]): Part[] {
  const own = parts.find(({ tipo }) => tipo === voci.payment)
  const service = parts.at(-1)
  if (own === undefined || service === undefined || own === service) return parts
  own.importo += service.importo
  return parts.slice(0, -1)
}

/** A commission in its parts; null where that is one alone, and in version 1.3.1, which shows their sum. */
function partsOfCommission(figures: Figures, { rule, payment }: Rates): Part[] | null {
  if (payment === null) return rule.isItemised ? partsOfFees(figures) : null
  const parts = partsOfFees(figures)
  return parts && withPaymentService(parts)
}

function itemOf(name: string, value: number, color: CostKind, whole: number): BreakdownItem {
  return { name, value, percentage: percentOf(value, whole), color }
}

function commissionItem(figures: Figures, rates: Rates, reale: number, note: string | null) {
  const { commissione, costiTotali } = figures
  const item: BreakdownItem = {
    name: rates.rule.costName,
    value: commissione,
    percentage: percentOf(commissione, costiTotali),
    color: 'commissione',
    realPercentage: reale,
    calcoloSu: rates.rule.basis,
  }
  if (note !== null) item.note = note
  const parts = partsOfCommission(figures, rates)
  if (parts !== null) item.voci = parts
  return item
}

/** Amazon's logistics: shipping a piece and storing it, each with the VAT that isn't deducted. */
function logisticsItem(figures: Figures, { servicesVat }: Rates) {
  const { logistica, evasione: shipped, stoccaggio: stored, costiTotali } = figures
  const item = itemOf('Logistica di Amazon (FBA)', logistica, 'logistica', costiTotali)
  if (stored === 0) return item
  item.voci = [
    { tipo: 'evasione', importo: service(shipped, servicesVat) },
    { tipo: 'stoccaggio', importo: service(stored, servicesVat) },
  ]
  return item
}

/**
 * What a sale costs, item by item: what is 0 is left out.
 *
 * @param reale the commission in percent of the net price
 * @param note what is said of the commission
 */
export function breakdownOf(
  figures: Figures,
  rates: Rates,
  reale: number,
  note: string | null,
): BreakdownItem[] {
  const { costo, spedizione, packaging, pubblicita, commissione, logistica, resi } = figures
  const { costiTotali } = figures
  const items: BreakdownItem[] = []
  // One by one: read in a loop by their names, they take half as long again as a result.
  if (costo > 0) items.push(itemOf('Costo prodotto', costo, 'costo', costiTotali))
  if (spedizione > 0) items.push(itemOf('Spedizione', spedizione, 'spedizione', costiTotali))
  if (packaging > 0) items.push(itemOf('Packaging', packaging, 'packaging', costiTotali))
  if (pubblicita > 0) items.push(itemOf('Pubblicità', pubblicita, 'pubblicita', costiTotali))
  if (commissione > 0) items.push(commissionItem(figures, rates, reale, note))
  if (logistica > 0) items.push(logisticsItem(figures, rates))
  if (resi !== 0) {
    const name = `Resi (${percentInWords(figures.quotaResi)})`
    items.push(itemOf(name, resi, 'resi', costiTotali))
  }
  return items
}
