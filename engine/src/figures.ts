import { amountOfFee, type FeeLine } from './rates/fee.ts'
import type { Rates } from './rates/rates.ts'
import type { Sale } from './sale.ts'

/** The costs of a sale by kind, in the order in which they are told. */
export const costKinds = ['costo', 'spedizione', 'packaging', 'pubblicita', 'commissione'] as const

export type CostKind = (typeof costKinds)[number]

/** What a sale comes to, in numbers: in the currency of the country, not rounded. Costs are without VAT. */
export type Figures = Record<CostKind, number> & {
  /** Net sale price. */
  prezzoVendita: number
  /** Price with VAT. */
  prezzoFinale: number
  iva: number
  /** The price that the fees are charged on: with VAT or without. */
  base: number
  /** What the marketplace charges, fee by fee; their sum is `commissione`. */
  fees: FeeLine[]
  costiTotali: number
  /** Net sale price − total costs; negative for a loss. */
  guadagno: number
  /** `guadagno` in percent of the net sale price. */
  margine: number
}

// Without VAT an amount stays itself: × 100 / 100 could leave a VAT of a billionth below 0.
const withoutVat = (gross: number, vatPercent: number) =>
  vatPercent === 0 ? gross : (gross * 100) / (100 + vatPercent)
const withVat = (net: number, vatPercent: number) =>
  vatPercent === 0 ? net : (net * (100 + vatPercent)) / 100

function costOf({ costo, costoIncludesIVA }: Sale, vatPercent: number, isForfettario: boolean) {
  if (costoIncludesIVA === isForfettario) return costo
  return isForfettario ? withVat(costo, vatPercent) : withoutVat(costo, vatPercent)
}

/**
 * The figures of a sale without problems (see `problemsOf`).
 *
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
 * figuresOf(readSale(form), ratesOf(form)).commissione // 5.985: 15 % of 39.90
 */
export function figuresOf(sale: Sale, rates: Rates): Figures {
  const { rule, vatPercent, servicesVat } = rates
  const price = sale.prezzoVendita
  // In the forfettario regime there is no VAT on the sale, and that on each cost is not had back.
  const isForfettario = servicesVat !== null
  const includesVat = sale.prezzoIncludesIVA
  const prezzoVendita = includesVat && !isForfettario ? withoutVat(price, vatPercent) : price
  const prezzoFinale = includesVat || isForfettario ? price : withVat(price, vatPercent)
  const costo = costOf(sale, vatPercent, isForfettario)
  const service = (amount: number) => (isForfettario ? withVat(amount, servicesVat) : amount)
  const spedizione = service(sale.spedizione)
  const packaging = service(sale.packaging)
  const pubblicita = service(sale.pubblicita)

  const base = rule.basis === 'lordo' ? prezzoFinale : prezzoVendita
  const fees: FeeLine[] = []
  let commissione = 0
  for (const fee of rule.fees) {
    const amount = amountOfFee(fee, base, sale.prime, commissione)
    fees.push({ kind: fee.kind, amount })
    commissione += amount
  }

  const costiTotali = costo + spedizione + packaging + pubblicita + commissione
  const guadagno = prezzoVendita - costiTotali
  return {
    prezzoVendita,
    prezzoFinale,
    iva: prezzoFinale - prezzoVendita,
    costo,
    spedizione,
    packaging,
    pubblicita,
    commissione,
    base,
    fees,
    costiTotali,
    guadagno,
    margine: (guadagno / prezzoVendita) * 100,
  }
}
