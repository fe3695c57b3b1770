import type { ProductOption } from '../articles/article.ts'

/** An article with a price that goes back to a marketplace. */
export type Offer = {
  sku: string
  listing: string
  name: string
  variation: string
  /** As an article has them. */
  options: readonly ProductOption[]
  /** Whether the SKU is the seller's own, and not the listing's number in its place. */
  hasOwnSku: boolean
  country: string
  currency: string
  /** What is paid now in the shop. Amounts have VAT where the file is for a marketplace that knows no other price. */
  price: number
  /** What is asked where no sale is on; NaN where nobody knows. */
  standingPrice: number
  /** What the seller wants to be paid instead; NaN where nothing is to change. */
  proposed: number
  /** The lowest price that it may have; NaN where none reaches the target. */
  minimum: number
}

/** What to do where the minimum is above the price: Amazon refuses that. */
export type WhenAbove = 'alza' | 'escludi'

/** What a seller decides about prices that go up. */
export type RiseChoice = {
  whenAbove: WhenAbove
  /** By how many percent a price may rise at most. */
  mostRise: number
}

/** How many articles a file has, and why others are not in it. */
export type OfferCounts = {
  written: number
  /** Of those written, how many have another price than in the shop. */
  changed: number
  /** Of those written, how many have their minimum. */
  minimums: number
  /** The seller left them out. */
  leftOut: number
  /** Minimum above the price, and the seller doesn't raise that. */
  above: number
  /** The price would rise more than the seller lets it. */
  tooHigh: number
  /** A sale is on, or a price for one country: the file changes the standing price alone. */
  onSale: number
  /** No price reaches the target, and nothing else is to be said. */
  withoutMinimum: number
  /** What the marketplace knows them by is missing, or can't stand in its file. */
  unnamed: number
  /** Sold in another store than the file is for, where it can't say which. */
  otherStores: number
  /** Nothing to change, where a file says changes alone. */
  unchanged: number
  /** Variants of a listing, which eBay takes by another way. */
  variants: number
  /** Of a product that the seller's file doesn't tell all variants of, without which these may be lost. */
  partial: number
  /** In the file besides, with the price that they have: the other variants of products with a price that changes. */
  beside: number
  /** How many have a price that the seller changed and the file doesn't have, by why; all are `written` where it has no prices. */
  changesOut: Partial<Record<FateKind, number>>
}

/** An offer that a file has: what is asked in the shop now, and by the file. NaN is a price that the file leaves as it is. */
export type WrittenOffer = { kind: 'written'; from: number; to: number }

type FateKind = Exclude<keyof OfferCounts, 'changed' | 'minimums' | 'beside' | 'changesOut'>

/** What becomes of an offer. */
export type Fate = WrittenOffer | { kind: Exclude<FateKind, 'written'> }

/** A file for a marketplace, line by line, verbatim: what it knows an article by is never changed. */
export type OfferFile = {
  /** The name it is saved under. */
  name: string
  /** Whether its prices have VAT whatever the list's have; else they are as in the list. */
  hasVAT: boolean
  /** Whether it has the lowest price of each, where one is known. */
  hasMinimums: boolean
  /** Whether it has no price at all. */
  hasNoPrices?: true
  /** What stands above the articles. */
  head: string
  /** Whether an offer is in the file, and with which price. */
  fateOf: (offer: Offer) => Fate
  /** The line of an offer that is. */
  line: (offer: Offer, fate: WrittenOffer) => string
  /** The lines of all variants of a product, in the order of the seller's file; missing where each stands alone. */
  product?: (variants: readonly PricedVariant[]) => string
}

/** A variant with the price that it has in the file: a new one, or the one that it has in the shop. */
export type PricedVariant = { offer: Offer; price: number }

const noCounts = (): OfferCounts => ({
  written: 0,
  changed: 0,
  minimums: 0,
  leftOut: 0,
  above: 0,
  tooHigh: 0,
  onSale: 0,
  withoutMinimum: 0,
  unnamed: 0,
  otherStores: 0,
  unchanged: 0,
  variants: 0,
  partial: 0,
  beside: 0,
  changesOut: {},
})

/** Whether a text can stand in a file that has no quotes. */
export const standsAlone = (text: string): boolean => text !== '' && !/[\t\r\n]/.test(text)

/** A cent is the least that a price changes by; less is noise. */
export const isAbove = (minimum: number, price: number): boolean =>
  Math.round(minimum * 100) > Math.round(price * 100)

const isSame = (one: number, other: number) => Math.round(one * 100) === Math.round(other * 100)

/** Whether what is paid is not what is asked else. */
export const isOnSale = ({ price, standingPrice }: Offer): boolean => !isSame(price, standingPrice)

/** Whether a file changes the price of an offer that it has. */
export const isChange = ({ from, to }: Pick<WrittenOffer, 'from' | 'to'>): boolean =>
  !Number.isNaN(to) && !isSame(from, to)

/** By how many percent a price rises; less than 0 where it falls. */
export const riseOf = ({ from, to }: Pick<WrittenOffer, 'from' | 'to'>): number =>
  (to / from - 1) * 100

const noise = 1e-9

/** An offer with a new price, unless that rises too much. */
export const priced = (
  from: number,
  to: number,
  { mostRise }: Pick<RiseChoice, 'mostRise'>,
): Fate =>
  riseOf({ from, to }) > mostRise + noise ? { kind: 'tooHigh' } : { kind: 'written', from, to }

/** What becomes of the price of an offer in a file that has changes alone. */
export function changeOf(offer: Offer, choice: Pick<RiseChoice, 'mostRise'>): Fate {
  const { proposed, standingPrice } = offer
  if (Number.isNaN(proposed)) return { kind: 'unchanged' }
  if (isOnSale(offer)) return { kind: 'onSale' }
  if (isSame(proposed, standingPrice)) return { kind: 'unchanged' }
  return priced(standingPrice, proposed, choice)
}

/** Writes offers to a file, and counts what became of each. */
export class OfferWriter {
  readonly counts = noCounts()
  readonly #file: OfferFile

  constructor(file: OfferFile) {
    this.#file = file
  }

  /**
   * Counts an offer, and tells how the file has it; null where it hasn't.
   *
   * @param isLeftOut whether the seller left it out
   */
  take(offer: Offer, isLeftOut = false): WrittenOffer | null {
    const fate = this.#file.fateOf(offer)
    const kind = isLeftOut && fate.kind === 'written' ? 'leftOut' : fate.kind
    this.counts[kind]++
    this.#countChangeOut(offer, fate)
    if (kind === 'leftOut' || fate.kind !== 'written') return null
    this.counts.changed += Number(isChange(fate))
    this.counts.minimums += Number(this.#file.hasMinimums && !Number.isNaN(offer.minimum))
    return fate
  }

  #countChangeOut({ price, proposed }: Offer, fate: Fate): void {
    const isWritten = fate.kind === 'written'
    if (!isChange({ from: price, to: proposed }) || (isWritten && isChange(fate))) return
    const { changesOut } = this.counts
    // A change that is written as none went up to its minimum, which is what is asked already.
    const why = isWritten ? 'above' : fate.kind
    const kind = this.#file.hasNoPrices ? 'written' : why
    changesOut[kind] = (changesOut[kind] ?? 0) + 1
  }

  /** The line of an offer, once it is counted; empty where it is not in the file. */
  line(offer: Offer, isLeftOut = false): string {
    const fate = this.take(offer, isLeftOut)
    return fate === null ? '' : this.#file.line(offer, fate)
  }
}
