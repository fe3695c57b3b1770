import { percentOf } from './amounts/percent.ts'
import { withoutVat, withVat } from './amounts/vat.ts'
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

/** Whether a cost counts as it was entered: without VAT; in the forfettario regime, which deducts none, with it. */
export const countsAsEntered = (includesVat: boolean, isForfettario: boolean): boolean =>
  includesVat === isForfettario

function costOf({ costo, costoIncludesIVA }: Sale, vatPercent: number, isForfettario: boolean) {
  if (countsAsEntered(costoIncludesIVA, isForfettario)) return costo
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
  // Created with its final length: V8 gives an array that grows by `push` room for 17 elements.
  const fees = new Array<FeeLine>(rule.fees.length)
  let commissione = 0
  let at = 0
  for (const fee of rule.fees) {
    const amount = amountOfFee(fee, base, sale.prime, commissione)
    fees[at++] = { kind: fee.kind, amount }
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
    margine: percentOf(guadagno, prezzoVendita),
  }
}
