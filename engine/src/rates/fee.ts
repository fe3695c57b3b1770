import { shareOf } from '../amounts/percent.ts'
import { feeOf, type Rate } from './rate.ts'
import type { Source } from './sources.ts'

/** One thing a marketplace charges for a sale. The order of a rule's fees is that in which they are charged. */
export type Fee = Charge & {
  /** Where it comes from, where that isn't the source of its category or card. */
  source?: Source
  /** As it is announced, where VAT that is in it has been left out. */
  announced?: { fee: Fee; vatPercent: number }
}

type Charge =
  /** A percentage of the price: the commission itself, a regulatory fee, a payment fee. `nominale` tells their sum. */
  | { kind: 'commission' | 'regulatory' | 'payment'; rate: Rate }
  /** A fixed amount for each sale; `plan` is that of a seller who has no subscription. */
  | { kind: 'closing' | 'order' | 'listing' | 'plan'; amount: number }
  /** What is missing for the fees before it to come to so much. */
  | { kind: 'minimum'; atLeast: number }
  /** A percentage of the fees before it: a digital services fee, VAT that the seller can't deduct. */
  | { kind: 'digitalServices' | 'vat'; share: number }

export type FeeKind = Fee['kind']

/** What a sale is charged in its commission: the fees of a marketplace, and the payment service of a shop of one's own. */
export type LineKind = FeeKind | 'paymentService'

/** What a fee comes to for a sale, in the currency of the sale; not rounded. */
export type FeeLine = { kind: LineKind; amount: number }

/**
 * Whether a fee is a percentage of the price, before any minimum.
 *
 * @example
 * isPercentage('payment') // true
 */
export const isPercentage = (kind: LineKind): boolean =>
  kind === 'commission' || kind === 'regulatory' || kind === 'payment'

/** What is missing for some fees to come to so much. */
export const missingTo = (atLeast: number, before: number): number => Math.max(0, atLeast - before)

/**
 * What a fee is worked out by. All have one shape: each in the shape of its kind, fees take a quarter of the time of a
 * sale's figures.
 */
export type FeeTerms = {
  kind: FeeKind
  /** Null where it is no percentage of the price. */
  rate: Rate | null
  /** An amount, a minimum or a share, by its kind; 0 where it has a rate. */
  value: number
}

type AnyFee = { kind: FeeKind; rate?: Rate } & { [Of in 'amount' | 'atLeast' | 'share']?: number }

/** A fee as it is worked out. */
export const termsOf = ({ kind, rate, amount, atLeast, share }: AnyFee): FeeTerms => ({
  kind,
  rate: rate ?? null,
  value: amount ?? atLeast ?? share ?? 0,
})

/**
 * What a fee comes to.
 *
 * @param basis the amount the marketplace charges on, 0 or more
 * @param prime whether the item is eligible for Prime; only clothing looks at it
 * @param before the sum of the fees before it
 */
export function amountOfFee(
  { kind, rate, value }: FeeTerms,
  basis: number,
  prime: boolean,
  before: number,
): number {
  if (rate !== null) return feeOf(rate, basis, prime)
  if (kind === 'minimum') return missingTo(value, before)
  return kind === 'digitalServices' || kind === 'vat' ? shareOf(before, value) : value
}
