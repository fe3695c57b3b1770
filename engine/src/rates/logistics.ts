import { roundToCents } from '../amounts/rounding.ts'
import type { FbaCard, FbaDoubt, FbaTier, StorageKind, TierFee } from './fba-card.ts'

/** What Amazon takes for picking, packing and shipping a piece, and why; amounts in euro, VAT left out. */
export type Fulfilment = Readonly<
  Pick<FbaTier, 'key' | 'label' | 'goesBy'> & {
    isLowPrice: boolean
    /** The weight that the fee goes by, in kilograms. */
    weight: number
    rule: TierFee
    /** What the tier charges for it. */
    tierFee: number
    /** What dangerous goods pay besides; 0 for others. */
    dangerous: number
    /** Percent of both; 0 before there was a surcharge. */
    surchargePercent: number
    surcharge: number
    /** All of it. */
    fee: number
    doubts: readonly FbaDoubt[]
    /** Whether it is what the seller says that Amazon takes, of which nothing else is known. */
    isSaid: boolean
  }
>

/** What storing a piece costs, and why; the amount in euro, VAT left out. */
export type Storage = Readonly<{
  kind: StorageKind
  /** In cubic metres. */
  volume: number
  months: number
  perCubicMetre: number
  amount: number
}>

/** Prices above one threshold and up to another, of which either may hold: what is taken there, and what it would be otherwise. */
type ThresholdInDoubt = Readonly<{
  above: number
  upTo: number
  fulfilment: Fulfilment
  otherwise: Fulfilment
}>

/** What Amazon takes for the logistics of a piece at any price. */
export type Logistics = {
  /** Null where the fee is known, and nothing is worked out by a card. */
  card: FbaCard | null
  standard: Fulfilment
  /** What it takes instead where the price alone, with VAT and to the cent, is so much at most; null where no such tier fits. */
  lowPrice: { upTo: number; fulfilment: Fulfilment; inDoubt: ThresholdInDoubt | null } | null
  storage: Storage
}

/** What is taken for picking, packing and shipping at a price, with VAT and without what the customer pays for shipping. */
export function fulfilmentAt({ standard, lowPrice }: Logistics, price: number): Fulfilment {
  if (lowPrice === null) return standard
  const { upTo, fulfilment, inDoubt } = lowPrice
  const cents = roundToCents(price)
  if (inDoubt !== null && cents > inDoubt.above && cents <= inDoubt.upTo) return inDoubt.fulfilment
  return cents <= upTo ? fulfilment : standard
}
