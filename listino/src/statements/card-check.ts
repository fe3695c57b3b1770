import { type Rates, roundToCents } from '@margine/engine'
import type { ChargedRate } from '../articles/cost-memory.ts'
import type { AlikeSales, Sales } from './alike-sales.ts'
import { cardBefore } from './card-days.ts'
import { type CardFees, CardOfDay, type Way } from './card-fees.ts'
import { type FeeTerms, feeTermsOf } from './fee-terms.ts'

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
export type FoundCategory = {
  /** Their keys on the card, in its order. */
  categories: readonly string[]
  /** Italian names of them. */
  labels: readonly string[]
  /** How much they are charged, in words: `7%`. */
  rate: string
}

/** What an article was charged, set against the card; amounts in cents, as they count in the regime. */
export type CardCheck = {
  /** What the card says of the sales that could be compared. */
  expected: number
  /** What was charged for them less that. */
  difference: number
  /** What most of the difference comes from. */
  explanation: Explanation
  /** The categories that fit what was charged, where those explain it. */
  found: FoundCategory | null
  /** What of the difference they explain. */
  byCategory: number
  /** The category that it was compared with, by its name on the card, and how much it is charged, in words. */
  category: string
  rate: string
  /** Whether nobody said that category. */
  isAssumed: boolean
  /** What the seller's files call its category, where the card has none of that name; else blank. */
  unknownCategory: string
  /** What buyers paid for the sales that were compared, and for all of them. */
  compared: number
  paid: number
}

export type CheckTerms = {
  regime: 'ordinario' | 'forfettario'
  /** VAT on the fees of those who charge it, in percent. */
  feesVATPercent: number
  /** As the seller's files name it; blank where they don't. */
  category: string
  /** The day of the card that counts instead of that of each sale; blank for none. */
  day: string
}

const noise = 1e-6
/** Whether what was charged is an amount, rounded to the cent. */
const isToTheCent = (charged: number, amount: number) => Math.abs(charged - amount) <= 0.5 + noise

/** Whether what was charged are some fees, rounded to the cent all together, or each, or those of each piece. */
function areToTheCent(charged: number, { commission, lines, pieces }: CardFees): boolean {
  if (isToTheCent(charged, commission)) return true
  const rounded = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount) + noise)
  const ofLines = lines.reduce((sum, line) => sum + rounded(line), 0)
  const ofPieces = lines.reduce((sum, line) => sum + rounded(line / pieces), 0) * pieces
  return [ofLines, ofPieces, rounded(commission / pieces) * pieces].includes(charged)
}

/** A sale, and what the article's own category comes to for it. */
type Compared = {
  sale: AlikeSales
  card: CardOfDay
  own: Rates
  /** What the marketplace charges on. */
  per: FeeTerms['per']
  /** What fees of the file are times those without VAT: as it should be, and as it is not. */
  vat: number
  otherVAT: number
  expected: CardFees
  /** What a piece, or all of a row, was sold for, in cents. */
  soldAt: number
}

/** What is asked of a card: all but what it answers. */
type Asked = Omit<Compared, 'expected'>

/** Categories that each card charges alike at every price, and how; no rates by a card that doesn't know them. */
type Alike = { categories: string[]; rates: Map<CardOfDay, Rates> }

/** What a piece, or all of a row, is paid or paid back, in cents. */
const eachOf = ({ paid, quantity }: AlikeSales, per: FeeTerms['per']): number =>
  per === 'piece' ? paid / quantity : paid

/** So many sales are tried for a refund that may be of any. */
const mostTried = 50

/** What an article was sold for, the lowest price first. */
class SoldPrices {
  readonly #per: FeeTerms['per']
  readonly #sold: readonly { sale: AlikeSales; each: number }[]

  constructor(all: readonly AlikeSales[], per: FeeTerms['per']) {
    this.#per = per
    this.#sold = all
      .filter(({ isRefund }) => !isRefund)
      .map((sale) => ({ sale, each: eachOf(sale, per) }))
      .sort((one, other) => one.each - other.each)
  }

  /**
   * The sales that a refund may be of, those of the same amount first, then others that were for more; the refund itself where
   * no sale can be it. It is sure where all are for one price, or some are of the same amount.
   */
  salesOf(refund: AlikeSales): { sales: readonly AlikeSales[]; isSure: boolean } {
    const each = eachOf(refund, this.#per)
    const from = this.#firstFrom(each - noise)
    const [first] = this.#sold.slice(from, from + 1)
    if (first === undefined) return { sales: [refund], isSure: true }
    const isSure = first.each <= each + noise || first.each === this.#sold.at(-1)?.each
    return { sales: this.#sold.slice(from, from + mostTried).map(({ sale }) => sale), isSure }
  }

  /** Where the sales at some price or more begin. */
  #firstFrom(price: number): number {
    let [from, to] = [0, this.#sold.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#sold[middle]?.each ?? 0) < price) from = middle + 1
      else to = middle
    }
    return from
  }
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
    const known = this.#cards.get(day)
    if (known !== undefined) return known
    const card = new CardOfDay(this.#channel, day)
    this.#cards.set(day, card)
    return card
  }

  /** The categories of the cards of some sales, those that all of them charge alike together. */
  #alikeOn(compared: readonly Compared[]): readonly Alike[] {
    const cards = [...new Set(compared.map(({ card }) => card))]
    const days = cards.map(({ day }) => day).join()
    const known = this.#alike.get(days)
    if (known !== undefined) return known
    const found = alikeOn(cards)
    this.#alike.set(days, found)
    return found
  }

  /** Sets the sales of an article against the card of their day; null where no card is that old. */
  check(sales: Sales, terms: CheckTerms): CardCheck | null {
    const prices = new SoldPrices(sales.all, feeTermsOf(this.#channel).per)
    const compared = sales.all.flatMap((sale) => this.#compared(sale, prices, terms))
    const [first] = compared
    if (first === undefined) return null
    const all = this.#alikeOn(compared)
    const found = bestGroup(compared, all, fits) ?? bestGroup(compared, all, fitsWithDigital)
    const differences = new Map<Explanation, number>()
    let [expected, difference] = [0, 0]
    for (const one of compared) {
      const { sale, vat } = one
      const counted = terms.regime === 'forfettario' ? 1 : vat
      const off = ((sale.commission - one.expected.commission) / counted) * sale.count
      expected += (one.expected.commission / counted) * sale.count
      difference += off
      const why = explanationOf(one, found)
      differences.set(why, (differences.get(why) ?? 0) + Math.abs(off))
    }
    const explanation = mostOf(differences)
    const key = first.card.keyOf(terms.category)
    const paidBy = (some: readonly AlikeSales[]) =>
      some.reduce((sum, { isRefund, paid, count }) => sum + (isRefund ? 0 : paid * count), 0)
    return {
      expected,
      difference,
      explanation,
      found: explanation === 'categoria' && found !== null ? inWords(found) : null,
      byCategory: differences.get('categoria') ?? 0,
      category: first.card.category(key ?? 'base')?.label ?? '',
      rate: first.card.rateOf(key ?? 'base'),
      unknownCategory: key === null && first.card.hasCategories ? terms.category : '',
      isAssumed: key === null && first.card.hasCategories,
      compared: paidBy(compared.map(({ sale }) => sale)),
      paid: paidBy(sales.all),
    }
  }

  /**
   * What an article was really charged, and the categories that it was charged by: those with fees that are nearly all that was
   * charged for sales, whichever it is said to be in; where none has them, those that come to it with the digital services fee.
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

  /** A sale as it is compared; nothing where no card is that old, or nobody can tell which sale a refund is of. */
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
    const withVAT = 1 + terms.feesVATPercent / 100
    const [vat, otherVAT] = sale.includesVAT ? [withVAT, 1] : [1, withVAT]
    const one = { sale, card, own, per, vat, otherVAT, soldAt: eachOf(sold, per) }
    // Nobody says of a piece whether it is eligible for Prime.
    const isPrime = isPrimeAsked(own) && isFitting(own, one, true) && !isFitting(own, one, false)
    return [{ ...one, expected: feesBy(own, one, isPrime) }]
  }
}

/** What some rates charge for a sale, in cents as the file has them. */
function feesBy(
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

const isFitting = (rates: Rates, one: Asked, isPrime: boolean): boolean =>
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
const isPrimeAsked = ({ rule }: Rates): boolean =>
  rule.fees.some((fee) => 'rate' in fee && fee.rate.kind === 'clothing')

const isEqual = ({ sale, expected }: Compared) => areToTheCent(sale.commission, expected)

/** Whether some rates, which a card may not have, are those of a sale. */
type Fit = (rates: Rates | undefined, one: Compared) => boolean

const fits: Fit = (rates, one) =>
  rates !== undefined &&
  (isFitting(rates, one, false) || (isPrimeAsked(rates) && isFitting(rates, one, true)))

const fitsWithDigital: Fit = (rates, one) =>
  rates !== undefined &&
  (isFittingWithDigital(rates, one, false) ||
    (isPrimeAsked(rates) && isFittingWithDigital(rates, one, true)))

const isWithinACent = ({ sale }: Compared, fee: number): boolean =>
  Math.abs(sale.commission - fee) <= sale.quantity + noise

/** But for a cent for each piece. */
const isAbout: Fit = (rates, one) =>
  rates !== undefined &&
  (fits(rates, one) || isWithinACent(one, feesBy(rates, one, false).commission))

const isAboutWithDigital: Fit = (rates, one) => {
  if (rates === undefined) return false
  if (fitsWithDigital(rates, one)) return true
  const fees = feesBy(rates, one, false)
  return mayHoldDigital(fees, one) && isWithinACent(one, fees.commission + fees.digital)
}

/** Whether a sale was charged a minimum of its card: most categories have the same. */
const isAtMinimum = ({ sale, card, per, vat }: Compared): boolean => {
  const pieces = per === 'piece' ? sale.quantity : 1
  return card
    .minimumsAt(sale.paid / pieces)
    .some((each) => Math.abs(sale.commission - each * pieces * vat) <= sale.quantity + noise)
}

const countOf = (compared: readonly Compared[]): number =>
  compared.reduce((sum, { sale }) => sum + sale.count, 0)

function alikeOn(cards: readonly CardOfDay[]): readonly Alike[] {
  const all = new Map<string, Alike>()
  for (const category of new Set(
    cards.flatMap(({ groups }) => groups.flatMap((one) => one.categories)),
  )) {
    const places = cards.map(({ groups }) =>
      groups.findIndex(({ categories }) => categories.includes(category)),
    )
    const key = places.join()
    let alike = all.get(key)
    if (alike === undefined) {
      const knowing = cards.filter((_, at) => places[at] !== -1)
      alike = {
        categories: [],
        rates: new Map(knowing.map((card) => [card, card.ratesOf(category)])),
      }
      all.set(key, alike)
    }
    alike.categories.push(category)
  }
  return [...all.values()]
}

/** The share of sales that categories may not fit, and the article was charged by them all the same. */
const mostOdd = 0.1

/** Whether nearly all sales were charged by some categories. */
function isPaying({ rates }: Alike, sold: readonly Compared[], by: Fit): boolean {
  const judged = sold.filter(({ card }) => rates.has(card))
  const most = countOf(judged) * mostOdd
  let odd = 0
  for (const one of judged) {
    if (!by(rates.get(one.card), one)) odd += one.sale.count
    // Most categories are told by the first sales.
    if (odd > most) return false
  }
  return judged.length > 0
}

/** The categories that fit most of the sales of an article, some of which its own don't; null where none does. */
function bestGroup(compared: readonly Compared[], all: readonly Alike[], by: Fit): Alike | null {
  const odd = compared.filter((one) => !isEqual(one) && !by(one.own, one) && one.sale.paid > 0)
  let best: { alike: Alike; count: number } | null = null
  for (const alike of all) {
    const { rates } = alike
    if (!odd.some((one) => !one.sale.isRefund && by(rates.get(one.card), one))) continue
    const count = countOf(compared.filter((one) => by(rates.get(one.card), one)))
    if (best === null || count > best.count) best = { alike, count }
  }
  return best?.alike ?? null
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

function mostOf(differences: ReadonlyMap<Explanation, number>): Explanation {
  let most: Explanation = 'uguale'
  let size = 0
  for (const [why, cents] of differences)
    if (why !== 'uguale' && cents > size) {
      most = why
      size = cents
    }
  return most
}

function inWords({ categories, rates }: Alike): FoundCategory {
  const [card] = rates.keys()
  const labels = categories.map((key) => card?.category(key)?.label ?? key)
  return { categories, labels, rate: card?.rateOf(categories[0] ?? 'base') ?? '' }
}
