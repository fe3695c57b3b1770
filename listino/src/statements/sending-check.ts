import {
  defaultFormData,
  type FbaCard,
  type FbaPiece,
  type Fulfilment,
  fbaCardOf,
  type Logistics,
  ratesOf,
} from '@margine/engine'
import { keyNamed } from '../categories/category-names.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { type CheckTerms, Differences, type FeesVAT, feesVATOf } from './against-card.ts'
import type { Shipment, Shipments } from './shipments.ts'

/** Why what sending was charged is not what the card says, in the order in which it is tried. */
export type SendingExplanation =
  | 'uguale'
  /** As before or after the surcharge. */
  | 'supplemento'
  /** By the fees for a low price, or not by them. */
  | 'prezzo'
  /** By a category with fees of its own, or without one. */
  | 'categoria'
  /** As dangerous goods. */
  | 'pericolosa'
  /** VAT is in the fee where it shouldn't be, or isn't. */
  | 'iva'
  /** By another size or weight. */
  | 'fascia'
  | 'arrotondamento'
  | 'nonSpiegata'

/** What sending an article was charged, set against the card; amounts in euro, as they count in the regime. */
export type SendingCheck = {
  /** What the card says of the pieces that could be compared, and what was charged for them less that. */
  expected: number
  difference: number
  /** What most of the difference comes from. */
  explanation: SendingExplanation
  /** The size that the piece has by its measures, and the one that it was charged by where that explains the difference. */
  size: string
  found: string | null
}

/** A size of the card up to some weight, and what it is charged in euro before any surcharge. */
type Size = { words: string; fee: number }

const kilograms = (weight: number) => `${String(weight).replace('.', ',')} kg`

/** Every size of a card with a fee of its own, for a category. */
const sizesOf = (card: FbaCard, category: string): Size[] =>
  [
    ...card.envelopes,
    ...(card.selectedCategories.has(category) ? card.selectedParcels : card.parcels),
    ...card.lowPrice.tiers,
    ...card.oversize,
  ].flatMap(({ label, fee, weight }): Size[] => {
    const upTo = (kg: number) => `${label} fino a ${kilograms(kg)}`
    if (fee.kind === 'bands')
      return fee.bands.map((one) => ({ words: upTo(one.upTo), fee: one.fee }))
    if (fee.kind === 'linear') return [{ words: upTo(fee.upTo), fee: fee.fee }]
    const hundreds = Math.round(weight.upTo * 10)
    return Array.from({ length: hundreds }, (_, at) => ({
      words: upTo((at + 1) / 10),
      fee: fee.first + at * fee.each,
    }))
  })

/** Fees of a piece on one day: what its own category says, and what one with fees of its own would. */
type Fees = {
  card: FbaCard
  category: string
  /** Whether the seller says it. */
  isSaid: boolean
  own: Logistics
  other: Logistics
}

function feesOn(piece: FbaPiece, category: string, day: string): Fees | null {
  const form = { ...defaultFormData, marketplace: 'amazon', tariffe: day }
  const card = fbaCardOf(form)
  const { categories } = ratesOf(form)
  if (card === null || categories === null) return null
  const said = category === '' ? undefined : keyNamed(categories, category)
  const key = said ?? 'base'
  const [selected = ''] = card.selectedCategories
  const of = (categoria: string) =>
    ratesOf({ ...form, categoria, logisticaAmazon: piece }).logistics
  const [own, other] = [of(key), of(card.selectedCategories.has(key) ? 'base' : selected)]
  const isSaid = said !== undefined
  return own === null || other === null ? null : { card, category: key, isSaid, own, other }
}

/** What is taken for a piece that cost no more than some threshold. */
const fulfilmentUpTo = ({ standard, lowPrice }: Logistics, priceUpTo: number): Fulfilment =>
  lowPrice !== null && priceUpTo <= lowPrice.upTo ? lowPrice.fulfilment : standard

/**
 * What the card says of a shipment: by the price of the goods, or by that less promotions. The dearer fee too where that is in
 * doubt: the category has another threshold by some source, or is assumed.
 */
function fulfilmentsOf({ sent, fees }: Pick<Compared, 'sent' | 'fees'>): readonly Fulfilment[] {
  const { own, isSaid, card } = fees
  const prices = [sent.priceUpTo, sent.reducedUpTo]
  const isInDoubt =
    prices.includes(card.lowPrice.upTo) && (own.lowPrice?.inDoubt != null || !isSaid)
  return [
    ...prices.map((price) => fulfilmentUpTo(own, price)),
    ...(isInDoubt ? [own.standard] : []),
  ]
}

type Compared = FeesVAT & {
  sent: Shipment
  fees: Fees
  /** What the card says: of several fees the one that was charged. */
  fulfilment: Fulfilment
}

/** A fee in euro, for all pieces of a shipment, in cents. */
const centsOf = ({ sent, vat }: Pick<Compared, 'sent' | 'vat'>, fee: number) =>
  fee * 100 * sent.quantity * vat

/** Whether it is what was charged: each piece is rounded to the cent. */
const isCharged = ({ sent }: Pick<Compared, 'sent'>, cents: number) =>
  Math.abs(sent.charged - cents) <= 0.5 * sent.quantity + 1e-6

const expectedOf = (one: Compared) => centsOf(one, one.fulfilment.fee)

function explanationOf(one: Compared): { why: SendingExplanation; found: string | null } {
  const { sent, fees, fulfilment, vat, otherVAT } = one
  const { card, own, other } = fees
  const { fee, tierFee, surchargePercent, isLowPrice } = fulfilment
  const is = (euro: number) => isCharged(one, centsOf(one, euro))
  const factor = 1 + surchargePercent / 100
  const otherFactor = surchargePercent > 0 ? 1 : 1 + card.surcharge.percent / 100
  const because = (why: SendingExplanation, found: string | null = null) => ({ why, found })
  if (is(fee)) return because('uguale')
  if (is(tierFee * otherFactor)) return because('supplemento')
  const otherPrice = isLowPrice ? own.standard : own.lowPrice?.fulfilment
  if (otherPrice !== undefined && is(otherPrice.fee)) return because('prezzo')
  if (is(fulfilmentUpTo(other, sent.priceUpTo).fee)) return because('categoria')
  if (is((tierFee + card.dangerous) * factor)) return because('pericolosa')
  if (isCharged(one, (expectedOf(one) / vat) * otherVAT)) return because('iva')
  const size = sizesOf(card, fees.category).find((tried) => is(tried.fee * factor))
  if (size !== undefined) return because('fascia', size.words)
  const isClose = Math.abs(sent.charged - expectedOf(one)) <= sent.quantity + 1e-6
  return because(isClose ? 'arrotondamento' : 'nonSpiegata')
}

/**
 * Sets what sending an article was charged against the card of the day of each sale; null where no card is that old, or
 * nothing was charged for sending it.
 */
export function checkSending(
  { all }: Shipments,
  piece: FbaPiece,
  terms: CheckTerms,
): SendingCheck | null {
  const { category, day } = terms
  const byDay = new Map<string, Fees | null>()
  const compared = all.flatMap((sent): Compared[] => {
    const from = day === '' ? sent.from : day
    if (from === '') return []
    const fees = getOrInsert(byDay, from, () => feesOn(piece, category, from))
    if (fees === null) return []
    const vat = feesVATOf(sent.includesVAT, terms)
    const [first, ...others] = fulfilmentsOf({ sent, fees })
    if (first === undefined) return []
    const charged = [first, ...others].find(({ fee }) =>
      isCharged({ sent }, centsOf({ sent, ...vat }, fee)),
    )
    return [{ sent, fees, fulfilment: charged ?? first, ...vat }]
  })
  const [first] = compared
  if (first === undefined) return null
  const differences = new Differences<SendingExplanation>(terms)
  for (const one of compared) {
    const { sent, vat } = one
    const { why, found } = explanationOf(one)
    const charge = { charged: sent.charged, expected: expectedOf(one), vat, count: sent.count }
    differences.add(charge, why, found)
  }
  const most = differences.most
  const { label } = first.fulfilment
  return {
    expected: differences.expected / 100,
    difference: differences.difference / 100,
    explanation: most?.why ?? 'uguale',
    size: label,
    found: most?.found ?? null,
  }
}
