import { figuresOf, type LineKind, type Rates, type Sale } from '@margine/engine'
import type { RatesBook } from '../articles/rates-book.ts'
import type { RowVAT } from '../layouts/vat.ts'

/** What our table says of a fee that the marketplace itself tells. */
export type ReferralCheck = {
  /** The fee in percent of the price, as it is: «tariffa vera 15,45 %». */
  truePercent: number
  /** The categories that pay it at this price, alike ones together; empty where our table has none. */
  categories: readonly string[]
}

/** What Amazon adds to the commission as digital services fee; its own report may tell the fee with it or without. */
const digitalServices = 1.03
/** A cent of rounding on either side. */
const tolerance = 0.0101

/** What a sale is charged as fees of some kinds. */
function feesOf(sale: Sale, rates: Rates, kinds: readonly LineKind[]): number {
  let sum = 0
  for (const { kind, amount } of figuresOf(sale, rates).fees)
    if (kinds.includes(kind)) sum += amount
  return sum
}

/** The fees that Amazon tells per piece, as its fee preview has them; NaN for one that it doesn't tell. */
export type ToldFees = { referral: number; closing: number }

const isAbout = (one: number, other: number) => Math.abs(one - other) <= tolerance

const isToldTo = (told: number, ours: number) =>
  isAbout(told, ours) || isAbout(told, ours * digitalServices)

/**
 * Looks up which categories have the fees of Amazon's fee preview at a price: the closing fee separates books and
 * media from what else pays the same percentage.
 *
 * @example
 * referralCheckOf(sale, { referral: 3.09, closing: Number.NaN }, book, 'IT', null).truePercent // 15.45 for a price of 20 €
 */
export function referralCheckOf(
  sale: Sale,
  { referral, closing }: ToldFees,
  book: RatesBook,
  country: string,
  vat: RowVAT | null,
): ReferralCheck {
  const paying = book.groupsIn(country, vat).filter(({ rates }) => {
    const isClosing = Number.isNaN(closing) || isToldTo(closing, feesOf(sale, rates, ['closing']))
    return isClosing && isToldTo(referral, feesOf(sale, rates, ['commission', 'minimum']))
  })
  const categories = paying.flatMap((group) => group.categories)
  return { truePercent: (referral / sale.prezzoVendita) * 100, categories }
}
