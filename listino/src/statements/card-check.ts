import { roundToCents } from '@margine/engine'
import type { ChargedRate } from '../costs/piece-facts.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { type CheckTerms, Differences, feesVATOf } from './against-card.ts'
import { type Alike, alikeOn, bestGroup, isPaying } from './alike-categories.ts'
import type { AlikeSales, Sales } from './alike-sales.ts'
import { cardBefore } from './card-days.ts'
import { CardOfDay, type Way } from './card-fees.ts'
import {
  areToTheCent,
  type Compared,
  feesBy,
  fits,
  fitsWithDigital,
  isAbout,
  isAboutWithDigital,
  isAtMinimum,
  isEqual,
  isFitting,
  isPrimeAsked,
  isToTheCent,
} from './compared-sale.ts'
import { feeTermsOf } from './fee-terms.ts'
import { eachOf, noise, SoldPrices } from './sold-prices.ts'

/** Why what was charged is not what the card says, in the order in which it is tried. */
export type Explanation =
  | 'uguale'
  | 'categoria'
  | 'iva'
  | 'digitali'
  | 'minimo'
  | 'arrotondamento'
  | 'reso'
  | 'nonSpiegata'

/** Whether a fee is the card's, but for rounding. */
export const isAsCard = (explanation: string): boolean =>
  explanation === 'uguale' || explanation === 'arrotondamento'

/** The categories that sales were charged by. */
type FoundCategory = {
  /** Their keys on the card, in its order. */
  categories: readonly string[]
  /** Italian names of them. */
  labels: readonly string[]
  /** How much they are charged, in words: `7%`. */
  rate: string
}

/** What an article was charged, set against the card; amounts in euro, as they count in the regime. */
export type CardCheck = {
  /** What the card says of the sales that could be compared. */
  expected: number
  /** What was charged for them less that. */
  difference: number
  /** What most of the difference comes from. */
  explanation: Explanation
  /** The categories that fit what was charged, where those explain it. */
  found: FoundCategory | null
  /** The category that it was compared with, by its name on the card, and how much it is charged, in words. */
  category: string
  rate: string
  /** Whether that category is assumed: no source gives it. */
  isAssumed: boolean
  /** What the seller's files call its category, where the card has none of that name; else blank. */
  unknownCategory: string
  /** What buyers paid for the sales that were compared, and for all of them. */
  compared: number
  paid: number
}

/** Sets charges of one marketplace against its cards. */
export class CardBook {
  readonly #channel: string
  readonly #cards = new Map<string, CardOfDay>()
  readonly #alike = new Map<string, readonly Alike[]>()

  constructor(channel: string) {
    this.#channel = channel
  }

  #cardOf(day: string): CardOfDay {
    return getOrInsert(this.#cards, day, () => new CardOfDay(this.#channel, day))
  }

  /** The categories of the cards of some sales, those that all of them charge alike together. */
  #alikeOn(compared: readonly Compared[]): readonly Alike[] {
    const cards = [...new Set(compared.map(({ card }) => card))]
    const days = cards.map(({ day }) => day).join()
    return getOrInsert(this.#alike, days, () => alikeOn(cards))
  }

  /** Sets the sales of an article against the card of their day; null where no card is that old. */
  check(sales: Sales, terms: CheckTerms): CardCheck | null {
    const prices = new SoldPrices(sales.all, feeTermsOf(this.#channel).per)
    const compared = sales.all.flatMap((sale) => this.#compared(sale, prices, terms))
    const [first] = compared
    if (first === undefined) return null
    const all = this.#alikeOn(compared)
    const found = bestGroup(compared, all, fits) ?? bestGroup(compared, all, fitsWithDigital)
    const differences = new Differences<Explanation>(terms)
    for (const one of compared) {
      const { sale, vat, expected } = one
      const charge = { charged: sale.commission, expected: expected.commission, vat }
      differences.add({ ...charge, count: sale.count }, explanationOf(one, found))
    }
    const explanation = differences.most?.why ?? 'uguale'
    const key = first.card.keyOf(terms.category)
    const paidBy = (some: readonly AlikeSales[]) =>
      some.reduce((sum, { isRefund, paid, count }) => sum + (isRefund ? 0 : paid * count), 0)
    return {
      expected: differences.expected / 100,
      difference: differences.difference / 100,
      explanation,
      found: explanation === 'categoria' && found !== null ? inWords(found) : null,
      category: first.card.category(key ?? 'base')?.label ?? '',
      rate: first.card.rateOf(key ?? 'base'),
      unknownCategory: key === null && first.card.hasCategories ? terms.category : '',
      isAssumed: key === null && first.card.hasCategories,
      compared: paidBy(compared.map(({ sale }) => sale)) / 100,
      paid: paidBy(sales.all) / 100,
    }
  }

  /**
   * What an article was really charged, and the categories that it was charged by: those with fees that are nearly all that was
   * charged for sales, whatever category the seller says; where none has them, those that reach it with the digital services fee.
   * A sale at a minimum fee tells none. Null where no card is that old, or all sales are at a minimum fee.
   */
  charged(sales: Sales, terms: CheckTerms): ChargedRate | null {
    const { all } = sales
    const sold = all.filter(({ isRefund, paid }) => !isRefund && paid > 0)
    const prices = new SoldPrices(all, feeTermsOf(this.#channel).per)
    const compared = sold.flatMap((sale) => this.#compared(sale, prices, terms))
    const allAlike = this.#alikeOn(compared)
    const telling = compared.filter((one) => !isAtMinimum(one))
    if (telling.length === 0) return null
    const sum = (of: (one: Compared) => number) =>
      compared.reduce((total, one) => total + of(one) * one.sale.count, 0)
    const paid = sum(({ sale }) => sale.paid)
    const apart = allAlike.filter((alike) => isPaying(alike, telling, isAbout))
    const paying =
      apart.length > 0
        ? apart
        : allAlike.filter((alike) => isPaying(alike, telling, isAboutWithDigital))
    return {
      percent: roundToCents((sum(({ sale, vat }) => sale.commission / vat) / paid) * 100),
      categories: paying.flatMap(({ categories }) => categories),
      share: roundToCents((paid / sold.reduce((all, one) => all + one.paid * one.count, 0)) * 100),
    }
  }

  /** A sale as it is compared; nothing where no card is that old, or a refund may be of several sales. */
  #compared(sale: AlikeSales, prices: SoldPrices, terms: CheckTerms): Compared[] {
    if (!sale.isRefund) return this.#asSoldBy(sale, sale, terms)
    const { sales, isSure } = prices.salesOf(sale)
    for (const sold of sales) {
      const found = this.#asSoldBy(sale, sold, terms)
      if (found.some(isEqual)) return found
    }
    return isSure ? this.#asSoldBy(sale, sales[0] ?? sale, terms) : []
  }

  /** @param sold the sale itself, or what a refund is of */
  #asSoldBy(sale: AlikeSales, sold: AlikeSales, terms: CheckTerms): Compared[] {
    const day = terms.day === '' ? sold.from : terms.day
    if (cardBefore(this.#channel, day) === '') return []
    const { per } = feeTermsOf(this.#channel)
    const card = this.#cardOf(day)
    const own = card.ratesOf(card.keyOf(terms.category) ?? 'base')
    // What a marketplace gives back is unknown where its card doesn't say it.
    if (sale.isRefund && own.refund === null) return []
    const fees = feesVATOf(sale.includesVAT, terms)
    const one = { sale, card, own, per, ...fees, soldAt: eachOf(sold, per), fees: new Map() }
    // Reports don't say whether a piece is eligible for Prime.
    const isPrime = isPrimeAsked(own) && isFitting(own, one, true) && !isFitting(own, one, false)
    return [{ ...one, expected: feesBy(own, one, isPrime) }]
  }
}

/** Why a sale was charged as it was. */
function explanationOf(one: Compared, found: Alike | null): Explanation {
  const { sale, own, vat, otherVAT } = one
  const expected = one.expected.commission
  const { commission: charged, digital } = sale
  const rates = found?.rates.get(one.card)
  if (isEqual(one)) return 'uguale'
  if (fits(rates, one)) return 'categoria'
  const by = (way: Way) => feesBy(own, one, false, way)
  const card = by('card')
  if (isToTheCent(charged, (expected / vat) * otherVAT)) return 'iva'
  if (card.digital > 0) {
    if (isToTheCent(charged, card.commission + card.digital)) return 'digitali'
    if (isToTheCent(charged + digital, card.commission + card.digital)) return 'digitali'
  }
  if (fitsWithDigital(own, one)) return 'digitali'
  if (fitsWithDigital(rates, one)) return 'categoria'
  if (
    areToTheCent(charged, by('withoutMinimum')) ||
    areToTheCent(charged, by('onAll')) ||
    areToTheCent(charged, by('otherOrderFee'))
  )
    return 'minimo'
  if (Math.abs(charged - expected) <= sale.quantity + noise) return 'arrotondamento'
  return sale.isRefund ? 'reso' : 'nonSpiegata'
}

function inWords({ categories, rates }: Alike): FoundCategory {
  const [card] = rates.keys()
  const labels = categories.map((key) => card?.category(key)?.label ?? key)
  return { categories, labels, rate: card?.rateOf(categories[0] ?? 'base') ?? '' }
}
