import type { DayTakings } from '@margine/engine'
import { getOrInsert } from '../get-or-insert.ts'
import { cardBefore, hasCards, type SendingCard, sendingCardOn } from './card-days.ts'
import { addSold } from './days.ts'
import type { Entry } from './entry.ts'
import { feeTermsOf, includesVAT } from './fee-terms.ts'
import type { Kind } from './kinds.ts'
import type { StatementLayout } from './layout.ts'
import { addLine, type Line, newLine, sumOfLines } from './line.ts'
import { notBackIn } from './order-pieces.ts'
import { type Amounts, addAmounts } from './parts.ts'
import type { SoldFor } from './pieces-back.ts'

/** The lines of one store in one month. */
type Book = Pick<Line, 'channel' | 'store' | 'currency'> & {
  month: string
  lines: Map<string, Line>
}

type CardsOfDay = { from: string; sending: SendingCard }

/** A line month by month. */
type Parts = Map<string, Line>

/** The month of a day: `2026-10`. */
const monthOf = (day: string): string => day.slice(0, 7)

/**
 * Adds up entries by article, channel, store, currency and month: what it takes grows with articles, their months and the
 * different sales of each, not with rows.
 */
export class Ledger {
  readonly #books = new Map<string, Book>()
  #last: Book | null = null
  /** The parts of every line, shop by shop, and the lines by the month that was asked for; empty where an entry came since. */
  #shops: readonly (readonly Parts[])[] = []
  readonly #lines = new Map<string, Line[]>()
  /** What buyers paid less what was given back to them, in cents of a euro by the day. */
  readonly #takings = new Map<string, number>()
  /** The entry that came last: it is counted in two steps. */
  #lastEntry: Entry | null = null
  #lastLine: Line | null = null
  /** The cards of each day of a channel. */
  #cards = { channel: '', days: new Map<string, CardsOfDay>() }

  add(entry: Entry, layout: StatementLayout): void {
    const { kind, sku, amounts } = entry
    if (kind === null || (entry.inItems !== 0 && Object.keys(amounts).length === 0)) return
    if (this.#lines.size > 0) this.#forgetLines()
    const line = this.#lineOf(entry, kind, layout)
    if (line.name === '') line.name = entry.name
    if (line.listing === '' && sku !== '') line.listing = entry.listing
    addAmounts(line.amounts, amounts)
    const { day } = entry.moment
    if (entry.currency === 'EUR') this.#addTakings(day, takingsOf(amounts))
    addWithVAT(line.withFeesVAT, amounts, layout.channel, day)
    addVAT(line, amounts)
    // What is above 0 is given back.
    line.keptOfSales += Math.max(0, -(amounts.keptShipping ?? 0))
    countPieces(line, entry)
  }

  /** Counts what a sale that was added was charged, where a card says what it should be. */
  countCharged(entry: Entry, layout: StatementLayout): void {
    const { channel } = layout
    const { kind, sku, moment } = entry
    if (kind === null || sku === '' || !hasCards(channel)) return
    const { sales, shipments } = this.#lineOf(entry, kind, layout)
    const { day } = moment
    const { from, sending } = this.cardsOn(channel, day)
    sales.count(entry, from, includesVAT(channel, 'commission', day))
    if (channel === 'amazon')
      shipments.count(entry, sending, includesVAT(channel, 'fulfilment', day))
  }

  #lineOf(entry: Entry, kind: Kind, layout: StatementLayout): Line {
    if (entry !== this.#lastEntry || this.#lastLine === null)
      this.#lastLine = this.#lineSought(entry, kind, layout)
    this.#lastEntry = entry
    return this.#lastLine
  }

  #lineSought(entry: Entry, kind: Kind, { channel }: StatementLayout): Line {
    const { store, currency, sku } = entry
    const { lines } = this.#bookOf(entry.moment.day, channel, store, currency)
    // No SKU begins with a line end.
    const key = sku === '' ? `\n${kind}` : sku
    const known = lines.get(key)
    if (known !== undefined) return known
    const line = newLine({ channel, store, currency, sku, kind: sku === '' ? kind : null })
    lines.set(key, line)
    return line
  }

  /** The cards in force on a day. */
  cardsOn(channel: string, day: string): CardsOfDay {
    if (this.#cards.channel !== channel) this.#cards = { channel, days: new Map() }
    return getOrInsert(this.#cards.days, day, () => ({
      from: cardBefore(channel, day),
      sending: sendingCardOn(day),
    }))
  }

  #bookOf(day: string, channel: string, store: string, currency: string): Book {
    const last = this.#last
    // Most entries are of the store and month of the one before.
    if (
      last !== null &&
      day.startsWith(last.month) &&
      store === last.store &&
      currency === last.currency &&
      channel === last.channel
    )
      return last
    const month = monthOf(day)
    const key = [month, channel, store, currency].join('\n')
    const book = this.#books.get(key) ?? { month, channel, store, currency, lines: new Map() }
    this.#books.set(key, book)
    this.#last = book
    return book
  }

  /** The months that something happened in, in their order. */
  months(): string[] {
    return [...new Set([...this.#books.values()].map(({ month }) => month))].sort()
  }

  /**
   * Every line, in the order of the files; those of the account behind the articles of their store.
   *
   * @param month the only month that counts; blank for all
   */
  lines(month = ''): readonly Line[] {
    const known = this.#lines.get(month)
    if (known !== undefined) return known
    if (this.#shops.length === 0) this.#shops = this.#partsByShop()
    const found = this.#shops.flatMap((shop) => {
      const lines = shop.flatMap((parts) => {
        const one = parts.get(month)
        if (month !== '' && one === undefined) return []
        const sum = one ?? sumOfLines([...parts.values()])
        // A piece of one month may come back in another.
        const sold = soldFor(parts)
        const notBack = notBackIn(parts, sold, month)
        const soldInAll = Array.from(parts.values(), ({ soldOn }) => soldOn)
        return [{ ...sum, returned: sum.back.at(sold), notBack, soldInAll }]
      })
      return [
        ...lines.filter(({ kind }) => kind === null),
        ...lines.filter(({ kind }) => kind !== null),
      ]
    })
    this.#lines.set(month, found)
    return found
  }

  /** What buyers paid in euro on each day of a year, less what was given back to them. */
  takingsIn(year: number): DayTakings[] {
    const days = Array.from(this.#takings, ([day, cents]) => ({ day, amount: cents / 100 }))
    return days.filter(({ day }) => day.startsWith(`${year}-`))
  }

  #addTakings(day: string, cents: number): void {
    if (cents !== 0) this.#takings.set(day, (this.#takings.get(day) ?? 0) + cents)
  }

  #partsByShop(): Parts[][] {
    const shops = new Map<string, Map<string, Parts>>()
    for (const { channel, store, currency, month, lines } of this.#books.values()) {
      const name = [channel, store, currency].join('\n')
      const shop = getOrInsert(shops, name, () => new Map<string, Parts>())
      for (const [key, line] of lines) getOrInsert(shop, key, () => new Map()).set(month, line)
    }
    return Array.from(shops.values(), (shop) => [...shop.values()])
  }

  #forgetLines(): void {
    this.#shops = []
    this.#lines.clear()
  }

  /** Takes over what another ledger holds, which is of no use afterwards. */
  merge(other: Ledger): void {
    this.#forgetLines()
    for (const [day, cents] of other.#takings) this.#addTakings(day, cents)
    for (const [place, book] of other.#books) {
      const known = this.#books.get(place)
      if (known === undefined) {
        this.#books.set(place, book)
        continue
      }
      for (const [key, line] of book.lines) {
        const own = known.lines.get(key)
        if (own === undefined) known.lines.set(key, line)
        else addLine(own, line)
      }
    }
  }
}

const takingsOf = ({ sales = 0, salesVAT = 0, refunds = 0, refundsVAT = 0 }: Amounts): number =>
  sales + salesVAT + refunds + refundsVAT

/** Adds those of some amounts that reports give with VAT in them. */
function addWithVAT(to: Amounts, amounts: Amounts, channel: string, day: string): void {
  const { withVAT } = feeTermsOf(channel)
  if (withVAT === null || day < withVAT.from) return
  for (const part of withVAT.parts)
    if (amounts[part] !== undefined) to[part] = (to[part] ?? 0) + amounts[part]
}

/** Counts the VAT of one sale or refund: given by its row or kept by the marketplace, else to be calculated. */
function addVAT(
  to: Line,
  { sales, refunds, salesVAT, refundsVAT, withheldVAT = 0 }: Amounts,
): void {
  const isBack = sales === undefined && refunds !== undefined
  const soldVAT = salesVAT ?? (isBack ? 0 : -withheldVAT)
  const backVAT = refundsVAT ?? (isBack ? -withheldVAT : 0)
  to.toldSalesVAT += soldVAT
  to.toldRefundsVAT += backVAT
  if (salesVAT === undefined && soldVAT === 0) to.untoldSales += sales ?? 0
  if (refundsVAT === undefined && backVAT === 0) to.untoldRefunds += refunds ?? 0
}

/** Counts the pieces of a sale or a refund, or that a refund doesn't say how many. */
function countPieces(to: Line, entry: Entry): void {
  const { kind, quantity, amounts, moment } = entry
  const isGone = kind === 'compensation' || kind === 'recharge'
  const sold = isGone || kind === 'refund' || Number.isNaN(quantity) ? 0 : quantity
  addSold(to.soldOn, moment.day, sold)
  if (isGone) {
    countGone(to, entry)
    return
  }
  const isBack = kind === 'refund' || amounts.refunds !== undefined
  if (isBack) countBack(to, entry)
  if (sold === 0) return
  to.sold += sold
  const paid = (amounts.sales ?? 0) + (amounts.salesVAT ?? 0)
  to.prices.add(Math.round(paid / sold))
  if (entry.beside !== 0) to.prices.add(Math.round((paid - entry.beside) / sold))
}

/** Counts what a refund says of how many pieces it is for. */
function countBack(to: Line, { order, quantity: pieces, amounts }: Entry): void {
  if (pieces === 0) return
  const cents = -(amounts.refunds ?? 0) - (amounts.refundsVAT ?? 0)
  const told = Number.isNaN(pieces) ? [] : [{ pieces, cents }]
  if (told.length === 0) to.untoldBack++
  for (const refund of told) to.back.add(refund)
  if (order !== '') to.orders.addRefunds(order, told)
}

/** Counts pieces that are paid for because they are gone; what is taken back of that was found again. */
function countGone(to: Line, { kind, order, quantity, total }: Entry): void {
  if (kind === 'recharge') to.paidAgain += total
  const pieces = total < 0 ? -quantity : quantity
  if (Number.isNaN(quantity)) to.untoldLost++
  else if (kind === 'compensation' && order === '') to.lost += pieces
  else to.orders.compensate(order, pieces)
}

/** What pieces were sold for in all months; the average is NaN where none was sold. */
function soldFor(parts: Parts): SoldFor {
  let [paid, all] = [0, 0]
  const prices = new Set<number>()
  for (const line of parts.values()) {
    const { amounts, sold, paidAgain } = line
    paid += (amounts.sales ?? 0) + (amounts.salesVAT ?? 0) - paidAgain
    all += sold
    for (const price of line.prices) prices.add(price)
  }
  return { average: all > 0 ? paid / all : Number.NaN, prices }
}
