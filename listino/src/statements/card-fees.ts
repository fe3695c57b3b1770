import {
  type Category,
  type CategoryTable,
  defaultFormData,
  figuresOf,
  type LineKind,
  type Rates,
  readSale,
} from '@margine/engine'
import { type CategoryGroup, RatesBook } from '../articles/rates-book.ts'
import { keyNamed } from '../categories/category-names.ts'
import { getOrInsert } from '../get-or-insert.ts'
import type { AlikeSales } from './alike-sales.ts'
import type { FeeTerms } from './fee-terms.ts'

/** What a card charges for some pieces, in cents, not rounded. */
export type CardFees = {
  commission: number
  digital: number
  /** What the commission is made of. */
  lines: readonly number[]
  /** How many pieces it is charged on, each by itself. */
  pieces: number
}

/** How a commission is worked out: by the card, or as it would be without its minimum, or with one for all pieces, or with the fee of the order where another row bears it. */
export type Way = 'card' | 'withoutMinimum' | 'onAll' | 'otherOrderFee'

const nothing: CardFees = { commission: 0, digital: 0, lines: [], pieces: 1 }

const commissionKinds: readonly LineKind[] = [
  'commission',
  'minimum',
  'closing',
  'regulatory',
  'payment',
  'order',
  'listing',
]
/** What of it a refund gives back, where any is. */
const refundedKinds: readonly LineKind[] = ['commission', 'minimum']

type Priced = { commission: number; refunded: number; digital: number; lines: number[] }

const aSale = { ...readSale(defaultFormData), costo: 1 }

/** @param without a fee that isn't charged */
function pricedAt(rates: Rates, price: number, isPrime: boolean, without?: LineKind): Priced {
  const { fees } = figuresOf({ ...aSale, prezzoVendita: price, prime: isPrime }, rates)
  const lines: number[] = []
  let [commission, refunded, digital] = [0, 0, 0]
  for (const { kind, amount } of fees) {
    if (kind === 'digitalServices') digital += amount
    if (kind === without || !commissionKinds.includes(kind)) continue
    commission += amount
    lines.push(amount)
    if (refundedKinds.includes(kind)) refunded += amount
  }
  return { commission, refunded, digital, lines }
}

/** What a marketplace's card of one day charges in Italy, without VAT, category by category. */
export class CardOfDay {
  readonly day: string
  readonly #book: RatesBook
  readonly #minimums = new Map<number, readonly number[]>()
  readonly #words = new Map<string, string>()

  constructor(channel: string, day: string) {
    this.day = day
    this.#book = new RatesBook({ ...defaultFormData, marketplace: channel, tariffe: day })
  }

  get #table(): CategoryTable | null {
    return this.#book.tableOf('IT')
  }

  /** Whether the card has categories of its own. */
  get hasCategories(): boolean {
    return this.#table !== null
  }

  /** The categories that are charged alike at every price, together. */
  get groups(): readonly CategoryGroup[] {
    return this.#book.groupsIn('IT')
  }

  /** The key of a category by its key or name; null where the card has none of it. */
  keyOf(name: string): string | null {
    const table = this.#table
    return table === null || name === '' ? null : (keyNamed(table, name) ?? null)
  }

  category(key: string): Category | null {
    return this.#table?.categories[key] ?? null
  }

  /** What the categories that charge a minimum for a piece of a price charge for it; all in cents, without VAT. */
  minimumsAt(price: number): readonly number[] {
    return getOrInsert(this.#minimums, price, () => {
      const found = this.groups.flatMap(({ rates }) => {
        const { commission } = pricedAt(rates, price / 100, false)
        const without = pricedAt(rates, price / 100, false, 'minimum').commission
        return commission > without ? [commission * 100] : []
      })
      return [...new Set(found)]
    })
  }

  /** How much a category is charged, in words. */
  rateOf(category: string): string {
    return getOrInsert(this.#words, category, () => this.#book.rateInWords('IT', category))
  }

  ratesOf(category: string): Rates {
    return this.#book.ratesOf('IT', category)
  }

  /**
   * What is charged for one of some sales that are alike; below 0 for a refund, of which the card says what is given back.
   *
   * @param per what the marketplace charges on
   * @param soldAt what a piece, or all of a row, was sold for, in cents, where it is a refund: it gives back its share of that
   * @param isPrime whether the piece is eligible for Prime; only clothing looks at it
   */
  static feesOf(
    rates: Rates,
    { quantity, paid, isRefund, bearsOrderFee }: AlikeSales,
    per: FeeTerms['per'],
    soldAt: number,
    isPrime: boolean,
    way: Way = 'card',
  ): CardFees {
    const pieces = per === 'piece' && way !== 'onAll' ? quantity : 1
    if (paid <= 0) return nothing
    const price = isRefund ? soldAt : paid / pieces
    const hasOrderFee = bearsOrderFee !== (way === 'otherOrderFee')
    const without = way === 'withoutMinimum' ? 'minimum' : hasOrderFee ? undefined : 'order'
    const each = pricedAt(rates, price / 100, isPrime, without)
    if (!isRefund) {
      const cents = pieces * 100
      return {
        commission: each.commission * cents,
        digital: each.digital * cents,
        lines: each.lines.map((amount) => amount * cents),
        pieces,
      }
    }
    const { refund } = rates
    if (refund === null) return nothing
    const back = ((each.refunded * paid) / price) * 100
    const kept = Math.min(refund.most * 100, (back * refund.share) / 100)
    return { commission: kept - back, digital: 0, lines: [-back, kept], pieces: 1 }
  }
}
