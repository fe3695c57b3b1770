import { figuresOf, type Rates, type Sale } from '@margine/engine'
import type { RatesBook } from '../articles/rates-book.ts'

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

/** The percentage part of what a sale is charged, its minimum included. */
function commissionOf(sale: Sale, rates: Rates): number {
  let sum = 0
  for (const { kind, amount } of figuresOf(sale, rates).fees)
    if (kind === 'commission' || kind === 'minimum') sum += amount
  return sum
}

const isAbout = (one: number, other: number) => Math.abs(one - other) <= tolerance

/**
 * Looks up which categories come to the fee that Amazon's fee preview tells for a price.
 *
 * @example
 * referralCheckOf(sale, 3.09, book, 'IT').truePercent // 15.45 for a price of 20 €
 */
export function referralCheckOf(
  sale: Sale,
  referral: number,
  book: RatesBook,
  country: string,
): ReferralCheck {
  const paying = book.groupsIn(country).filter(({ rates }) => {
    const commission = commissionOf(sale, rates)
    return isAbout(referral, commission) || isAbout(referral, commission * digitalServices)
  })
  const categories = paying.flatMap((group) => group.categories)
  return { truePercent: (referral / sale.prezzoVendita) * 100, categories }
}
