import { percentOf, shareOf } from './amounts/percent.ts'
import { withoutVat, withVat } from './amounts/vat.ts'
import { amountOfFee, type FeeLine } from './rates/fee.ts'
import { italianVat } from './rates/in-italy.ts'
import { type Fulfilment, fulfilmentAt } from './rates/logistics.ts'
import { amountOfPayment } from './rates/payment.ts'
import type { Rates } from './rates/rates.ts'
import { keptOf, type RefundTerms, type Returns } from './returns.ts'
import type { Sale } from './sale.ts'

/** The costs of a sale by kind, in the order in which they are told. */
export const costKinds = [
  'costo',
  'spedizione',
  'packaging',
  'pubblicita',
  'commissione',
  'logistica',
  'resi',
] as const

export type CostKind = (typeof costKinds)[number]

/** What a sale comes to, in numbers: in the currency of the country, not rounded. Costs are without VAT. */
export type Figures = Record<CostKind, number> & {
  /** All that the customer pays, without VAT. */
  prezzoVendita: number
  /** The same with VAT. */
  prezzoFinale: number
  iva: number
  /** The price that the fees are charged on: with VAT or without. */
  base: number
  /** What the marketplace charges, fee by fee; their sum is `commissione`. */
  fees: FeeLine[]
  /** What Amazon takes for shipping the piece and for storing it, without VAT; 0 where the seller ships. */
  evasione: number
  stoccaggio: number
  /** Why it takes that for shipping; null where the seller ships. */
  fulfilment: Fulfilment | null
  /** Percent of the sales that come back. */
  quotaResi: number
  costiTotali: number
  /** Net sale price − total costs; negative for a loss. */
  guadagno: number
  /** `guadagno` in percent of the net sale price. */
  margine: number
}

/** Whether a cost counts as it was entered: without VAT; in the forfettario regime, which deducts none, with it. */
export const countsAsEntered = (includesVat: boolean, isForfettario: boolean): boolean =>
  includesVat === isForfettario

/** What a service costs: in the forfettario regime with its VAT. */
export const service = (amount: number, servicesVat: number | null): number =>
  servicesVat === null ? amount : withVat(amount, servicesVat)

/** A cost as it counts. */
function counted(amount: number, includesVat: boolean, vatPercent: number, isForfettario: boolean) {
  if (countsAsEntered(includesVat, isForfettario)) return amount
  return isForfettario ? withVat(amount, vatPercent) : withoutVat(amount, vatPercent)
}

/** What of the commission a marketplace gives back with the price: the percentage part up to its minimum, but for what it keeps. */
function refundedOf(fees: readonly FeeLine[], refund: RefundTerms | null): number {
  if (refund === null) return 0
  let percentagePart = 0
  for (const { kind, amount } of fees)
    if (kind === 'commission' || kind === 'minimum') percentagePart += amount
  return percentagePart - keptOf(percentagePart, refund)
}

/** What a piece that comes back costs besides, without VAT. */
const returnCostOf = ({ costo }: Returns, { returnPercent }: Rates, fulfilment: number): number =>
  returnPercent === 0 ? costo : costo + shareOf(fulfilment, returnPercent)

/** Price with VAT and without, of a price as it was entered. */
const grossOf = (price: number, includesVat: boolean, vatPercent: number) =>
  includesVat ? price : withVat(price, vatPercent)
const netOf = (price: number, includesVat: boolean, vatPercent: number) =>
  includesVat ? withoutVat(price, vatPercent) : price

/**
 * The figures of a sale without problems (see `problemsOf`).
 *
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
 * figuresOf(readSale(form), ratesOf(form)).commissione // 5.985: 15 % of 39.90
 */
export function figuresOf(sale: Sale, rates: Rates): Figures {
  const { rule, vatPercent, servicesVat, payment, logistics } = rates
  // In the forfettario regime there is no VAT on the sale, and that on each cost is not had back.
  const isForfettario = servicesVat !== null
  const saleVat = isForfettario ? 0 : vatPercent
  const { prezzoVendita: price, prezzoIncludesIVA: includesVat, resi: returns } = sale
  const paid = price + sale.spedizioneIncassata
  const prezzoVendita = netOf(paid, includesVat, saleVat)
  const prezzoFinale = grossOf(paid, includesVat, saleVat)
  const { speseIncludonoIVA: withItalianVat } = sale

  const costo = counted(sale.costo, sale.costoIncludesIVA, vatPercent, isForfettario)
  const spedizione = counted(sale.spedizione, withItalianVat, italianVat, isForfettario)
  const packaging = counted(sale.packaging, withItalianVat, italianVat, isForfettario)
  const pubblicita =
    sale.pubblicitaIn === 'euro'
      ? counted(sale.pubblicita, withItalianVat, italianVat, isForfettario)
      : service(shareOf(prezzoFinale, sale.pubblicita), servicesVat)

  const charged = rule.leavesShippingOut ? price : paid
  const base =
    rule.basis === 'lordo'
      ? grossOf(charged, includesVat, saleVat)
      : netOf(charged, includesVat, saleVat)
  // Created with its final length: V8 gives an array that grows by `push` room for 17 elements.
  const fees = new Array<FeeLine>(rule.terms.length + Number(payment !== null))
  let commissione = 0
  let at = 0
  for (const terms of rule.terms) {
    const amount = amountOfFee(terms, base, sale.prime, commissione)
    fees[at++] = { kind: terms.kind, amount }
    commissione += amount
  }
  if (payment !== null) {
    const amount = amountOfPayment(payment, prezzoFinale)
    fees[at] = { kind: 'paymentService', amount }
    commissione += amount
  }

  const fulfilment = logistics && fulfilmentAt(logistics, grossOf(price, includesVat, saleVat))
  const evasione = fulfilment === null ? 0 : fulfilment.fee
  const stoccaggio = logistics === null ? 0 : logistics.storage.amount
  const logistica = service(evasione + stoccaggio + sale.logistica, servicesVat)

  let resi = 0
  const quotaResi = returns === null ? 0 : returns.percentuale
  if (returns !== null && quotaResi > 0) {
    const refunded = service(refundedOf(fees, rates.refund), servicesVat)
    const back = refunded + shareOf(costo, returns.rivendibili)
    const besides = returnCostOf(returns, rates, evasione + sale.logistica)
    resi = shareOf(prezzoVendita - back + service(besides, servicesVat), quotaResi)
  }

  const costiTotali = costo + spedizione + packaging + pubblicita + commissione + logistica + resi
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
    logistica,
    resi,
    base,
    fees,
    evasione,
    stoccaggio,
    fulfilment,
    quotaResi,
    costiTotali,
    guadagno,
    margine: percentOf(guadagno, prezzoVendita),
  }
}
