import type { Rates } from '@margine/engine'
import { getOrInsert } from '../get-or-insert.ts'
import type { FeesVAT } from './against-card.ts'
import type { AlikeSales } from './alike-sales.ts'
import { type CardFees, CardOfDay, type Way } from './card-fees.ts'
import type { FeeTerms } from './fee-terms.ts'
import { noise } from './sold-prices.ts'

/** Whether what was charged is an amount, rounded to the cent. */
export const isToTheCent = (charged: number, amount: number) =>
  Math.abs(charged - amount) <= 0.5 + noise

/** Whether what was charged are some fees, rounded to the cent all together, or each, or those of each piece. */
export function areToTheCent(charged: number, { commission, lines, pieces }: CardFees): boolean {
  if (isToTheCent(charged, commission)) return true
  // Each rounding moves it by half a cent at most.
  if (Math.abs(charged - commission) > lines.length * pieces) return false
  const rounded = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount) + noise)
  const ofLines = lines.reduce((sum, line) => sum + rounded(line), 0)
  const ofPieces = lines.reduce((sum, line) => sum + rounded(line / pieces), 0) * pieces
  return [ofLines, ofPieces, rounded(commission / pieces) * pieces].includes(charged)
}

/** A sale, and what the article's own category charges for it. */
export type Compared = FeesVAT & {
  sale: AlikeSales
  card: CardOfDay
  own: Rates
  /** What the marketplace charges on. */
  per: FeeTerms['per']
  expected: CardFees
  /** What a piece, or all of a row, was sold for, in cents. */
  soldAt: number
  /** What rates charge for it, as far as they were asked: categories are tried one after another, in several ways. */
  fees: Map<Rates, CardFees>
}

/** What is asked of a card: all but what it answers. */
export type Asked = Omit<Compared, 'expected'>

/** What some rates charge for a sale, in cents as the file has them. */
export function feesBy(rates: Rates, one: Asked, isPrime: boolean, way?: Way): CardFees {
  if (isPrime || way !== undefined) return workedOut(rates, one, isPrime, way)
  return getOrInsert(one.fees, rates, () => workedOut(rates, one, false))
}

function workedOut(
  rates: Rates,
  { sale, per, soldAt, vat }: Asked,
  isPrime: boolean,
  way?: Way,
): CardFees {
  const fees = CardOfDay.feesOf(rates, sale, per, soldAt, isPrime, way)
  return {
    commission: fees.commission * vat,
    digital: fees.digital * vat,
    lines: fees.lines.map((line) => line * vat),
    pieces: fees.pieces,
  }
}

export const isFitting = (rates: Rates, one: Asked, isPrime: boolean): boolean =>
  areToTheCent(one.sale.commission, feesBy(rates, one, isPrime))

/** Whether a commission may have the digital services fee in it: the file tells none beside it. */
const mayHoldDigital = ({ digital }: CardFees, { sale }: Compared): boolean =>
  sale.digital === 0 && digital > 0

/** Whether a commission is that of some rates with the digital services fee, rounded once or each. */
function isFittingWithDigital(rates: Rates, one: Compared, isPrime: boolean): boolean {
  const fees = feesBy(rates, one, isPrime)
  const rounded = Math.round(fees.commission) + Math.round(fees.digital)
  const { commission } = one.sale
  return (
    mayHoldDigital(fees, one) &&
    (isToTheCent(commission, fees.commission + fees.digital) || commission === rounded)
  )
}

/** Whether it makes a difference that a piece is eligible for Prime. */
export const isPrimeAsked = ({ rule }: Rates): boolean =>
  rule.fees.some((fee) => 'rate' in fee && fee.rate.kind === 'clothing')

export const isEqual = ({ sale, expected }: Compared) => areToTheCent(sale.commission, expected)

/** Whether some rates, which a card may not have, are those of a sale. */
export type Fit = (rates: Rates | undefined, one: Compared) => boolean

/** @param isFitting tried for a piece that is eligible for Prime too, where that makes a difference */
const primeOrNot =
  (isFitting: (rates: Rates, one: Compared, isPrime: boolean) => boolean): Fit =>
  (rates, one) =>
    rates !== undefined &&
    (isFitting(rates, one, false) || (isPrimeAsked(rates) && isFitting(rates, one, true)))

export const fits = primeOrNot(isFitting)

export const fitsWithDigital = primeOrNot(isFittingWithDigital)

const isWithinACent = ({ sale }: Compared, fee: number): boolean =>
  Math.abs(sale.commission - fee) <= sale.quantity + noise

/** But for a cent for each piece. */
export const isAbout: Fit = (rates, one) =>
  rates !== undefined &&
  (fits(rates, one) || isWithinACent(one, feesBy(rates, one, false).commission))

export const isAboutWithDigital: Fit = (rates, one) => {
  if (rates === undefined) return false
  if (fitsWithDigital(rates, one)) return true
  const fees = feesBy(rates, one, false)
  return mayHoldDigital(fees, one) && isWithinACent(one, fees.commission + fees.digital)
}

/** Whether a sale was charged a minimum of its card: most categories have the same. */
export const isAtMinimum = ({ sale, card, per, vat }: Compared): boolean => {
  const pieces = per === 'piece' ? sale.quantity : 1
  return card
    .minimumsAt(sale.paid / pieces)
    .some((each) => Math.abs(sale.commission - each * pieces * vat) <= sale.quantity + noise)
}
