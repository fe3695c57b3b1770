import { feeOf, type Rate } from './rate.ts'
import type { Source } from './sources.ts'

/** One thing a marketplace charges for a sale. The order of a rule's fees is that in which they are charged. */
export type Fee = Charge & {
  /** Where it comes from, where that isn't the source of its category or card. */
  source?: Source
}

type Charge =
  /** A percentage of the price: the commission itself, a regulatory fee, a payment fee. `nominale` tells their sum. */
  | { kind: 'commission' | 'regulatory' | 'payment'; rate: Rate }
  /** A fixed amount for each sale. */
  | { kind: 'closing' | 'order' | 'listing'; amount: number }
  /** What is missing for the fees before it to come to so much. */
  | { kind: 'minimum'; atLeast: number }
  /** A percentage of the fees before it: a digital services fee, VAT that the seller can't deduct. */
  | { kind: 'digitalServices' | 'vat'; share: number }

export type FeeKind = Fee['kind']

/** What a fee comes to for a sale, in the currency of the sale; not rounded. */
export type FeeLine = { kind: FeeKind; amount: number }

/**
 * Whether a fee is a percentage of the price, before any minimum.
 *
 * @example
 * isPercentage('payment') // true
 */
export const isPercentage = (kind: FeeKind): boolean =>
  kind === 'commission' || kind === 'regulatory' || kind === 'payment'

/**
 * What a fee comes to.
 *
 * @param basis the amount the marketplace charges on, 0 or more
 * @param prime whether the item is eligible for Prime; only clothing looks at it
 * @param before the sum of the fees before it
 */
export function amountOfFee(fee: Fee, basis: number, prime: boolean, before: number): number {
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
      return feeOf(fee.rate, basis, prime)
    case 'closing':
    case 'order':
    case 'listing':
      return fee.amount
    case 'minimum':
      return Math.max(0, fee.atLeast - before)
    case 'digitalServices':
    case 'vat':
      return (before * fee.share) / 100
  }
}
