import { shareOf } from '../amounts/percent.ts'
import { withVat } from '../amounts/vat.ts'
import type { Logistics } from '../rates/logistics.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { alongside, type Piece, piecesOfFees, refundPieces } from '../solve/pieces.ts'
import { type Straight, straightsOf } from '../solve/straight.ts'
import { largestCents } from '../solve/stretches.ts'
import { lastDoubleOf, withExactSteps } from './exact-steps.ts'

/** Prices as entered on which all that is charged is straight. */
export type Line = {
  /** The last price that belongs to it. */
  upTo: number
  /** The commission. */
  fees: Straight
  /** What is left of the net price by all that doesn't depend on the row's own costs. */
  left: Straight
  /** Its prices in whole cents; none where the first is beyond the last. */
  firstCents: number
  lastCents: number
}

const nothing: Straight = { fixed: 0, share: 0 }

/** A line without a price. */
export const noLine: Line = {
  upTo: Number.POSITIVE_INFINITY,
  fees: nothing,
  left: nothing,
  firstCents: 1,
  lastCents: 0,
}

/** The last whole cents that are within a price. */
function lastCentsOf(price: number): number {
  if (price >= largestCents / 100) return largestCents
  const about = Math.round(price * 100)
  return about / 100 <= price ? about : about - 1
}

const plus = (one: Straight, other: Straight): Straight => ({
  fixed: one.fixed + other.fixed,
  share: one.share + other.share,
})

const minus = (one: Straight, other: Straight): Straight => ({
  fixed: one.fixed - other.fixed,
  share: one.share - other.share,
})

const times = ({ fixed, share }: Straight, factor: number): Straight => ({
  fixed: fixed * factor,
  share: share * factor,
})

/** Prices as entered up to one, and what is so on all of them. */
type Stage<Amount> = { upTo: number; amount: Amount }

const always = <Amount>(amount: Amount): Stage<Amount>[] => [
  { upTo: Number.POSITIVE_INFINITY, amount },
]

/** Pieces of a basis as stages of the price as entered. */
const onPrice = (pieces: readonly Piece[], base: Straight): Stage<Straight>[] =>
  pieces.map(({ upTo, fixed, percent }) => ({
    upTo: (upTo - base.fixed) / base.share,
    amount: { fixed: fixed + shareOf(base.fixed, percent), share: (percent / 100) * base.share },
  }))

/** What Amazon takes for shipping a piece. */
function shippingStages(logistics: Logistics | null, grossShare: number): Stage<number>[] {
  if (logistics === null) return always(0)
  const { standard, lowPrice } = logistics
  if (lowPrice === null) return always(standard.fee)
  const upTo = lastDoubleOf(lowPrice.upTo) / grossShare
  return [{ upTo, amount: lowPrice.fulfilment.fee }, ...always(standard.fee)]
}

/** What is left of the net price by fees, logistics, returns and advertising in percent. */
function leftOf(
  sale: Sale,
  { servicesVat, logistics, returnPercent }: Rates,
  { prezzoVendita, prezzoFinale }: Record<'prezzoVendita' | 'prezzoFinale', Straight>,
) {
  const withServicesVat = servicesVat === null ? 1 : withVat(1, servicesVat)
  const returned = (sale.resi?.percentuale ?? 0) / 100
  const kept = times(prezzoVendita, 1 - returned)
  const advertising =
    sale.pubblicitaIn === 'percento' ? shareOf(withServicesVat, sale.pubblicita) : 0
  const before = minus(kept, times(prezzoFinale, advertising))
  const stored = logistics?.storage.amount ?? 0
  const own = sale.resi?.costo ?? 0
  const ofShipping = 1 + (returned * returnPercent) / 100
  return (fees: Straight, refund: Straight, shipped: number): Straight => {
    const services = shipped * ofShipping + stored + returned * own
    const fixed = { fixed: -services * withServicesVat, share: 0 }
    return plus(minus(before, fees), plus(times(refund, returned * withServicesVat), fixed))
  }
}

/**
 * The straight lines that everything charged is at any price, the lowest prices first.
 *
 * @param sale its price and its row's own costs are not read
 */
export function linesOf(sale: Sale, rates: Rates): Line[] {
  const { rule, payment, refund, logistics } = rates
  const straights = straightsOf(sale, rates)
  const { base, prezzoFinale } = straights
  const charged = rule.fees.map(withExactSteps)
  const paid =
    payment === null
      ? nothing
      : plus(times(prezzoFinale, payment.percent / 100), { fixed: payment.fixed, share: 0 })
  const fees = onPrice(piecesOfFees(charged, sale.prime), base)
  const back =
    refund === null || sale.resi === null
      ? always(nothing)
      : onPrice(refundPieces(charged, refund, sale.prime), base)
  const shipping = shippingStages(logistics, prezzoFinale.share)
  const left = leftOf(sale, rates, straights)

  const refunded = alongside(fees, back, (upTo, one, other) => ({
    upTo,
    fees: plus(one.amount, paid),
    back: other.amount,
  }))
  let firstCents = 1
  return alongside(refunded, shipping, (upTo, { fees, back }, { amount }) => {
    const lastCents = lastCentsOf(upTo)
    const line = { upTo, fees, left: left(fees, back, amount), firstCents, lastCents }
    firstCents = Math.max(firstCents, lastCents + 1)
    return line
  })
}
