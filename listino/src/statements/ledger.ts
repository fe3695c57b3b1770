import { addSales, countSale, type Sales } from './alike-sales.ts'
import { cardBefore, hasCards } from './card-days.ts'
import type { Entry } from './entry.ts'
import type { Kind } from './kinds.ts'
import type { StatementLayout } from './layout.ts'
import { type Amounts, addAmounts } from './parts.ts'

/** What an article came to in one store, or one kind of cost of the account. Amounts are in cents. */
export type Line = {
  channel: string
  store: string
  currency: string
  /** Blank for the account. */
  sku: string
  /** What the account was charged for; null for an article. */
  kind: Kind | null
  name: string
  sold: number
  returned: number
  amounts: Amounts
  /** What of the sales has VAT in it that the file doesn't tell. */
  untoldSales: number
  untoldRefunds: number
  /** What of the amounts is of days on which fees include VAT. */
  withFeesVAT: Amounts
  /** What each sale was charged, where a dated card says what it should be. */
  sales: Sales
}

/** What one store came to in one month. */
type Book = { month: string; shop: string; lines: Map<string, Line> }

/** The month of a day: `2026-10`. */
const monthOf = (day: string): string => day.slice(0, 7)

/**
 * Adds up entries by article, channel, store, currency and month: what it takes grows with articles, their months and the
 * different sales of each, not with rows.
 */
export class Ledger {
  readonly #books = new Map<string, Book>()
  #last: Book | null = null

  add(entry: Entry, layout: StatementLayout): void {
    const { kind, amounts } = entry
    if (kind === null) return
    const line = this.#lineOf(entry, kind, layout)
    if (line.name === '') line.name = entry.name
    addAmounts(line.amounts, amounts)
    const { day } = entry.moment
    const { feesIncludeVATFrom: firstDay } = layout
    const includesVAT = firstDay !== undefined && day >= firstDay
    if (includesVAT) addAmounts(line.withFeesVAT, amounts)
    if (amounts.salesVAT === undefined) line.untoldSales += amounts.sales ?? 0
    if (amounts.refundsVAT === undefined) line.untoldRefunds += amounts.refunds ?? 0
    if (line.kind === null && hasCards(layout.channel))
      countSale(line.sales, entry, {
        from: cardBefore(layout.channel, day),
        includesVAT,
        isChargedByPiece: layout.chargesByPiece === true,
      })
    if (!(entry.quantity > 0)) return
    if (kind === 'refund') line.returned += entry.quantity
    else line.sold += entry.quantity
  }

  #lineOf(entry: Entry, kind: Kind, { channel }: StatementLayout): Line {
    const { store, currency, sku } = entry
    const { lines } = this.#bookOf(monthOf(entry.moment.day), `${channel}\n${store}\n${currency}`)
    // No SKU begins with a line end.
    const key = sku === '' ? `\n${kind}` : sku
    const known = lines.get(key)
    if (known !== undefined) return known
    const line: Line = {
      channel,
      store,
      currency,
      sku,
      kind: sku === '' ? kind : null,
      name: '',
      sold: 0,
      returned: 0,
      amounts: {},
      untoldSales: 0,
      untoldRefunds: 0,
      withFeesVAT: {},
      sales: new Map(),
    }
    lines.set(key, line)
    return line
  }

  #bookOf(month: string, shop: string): Book {
    // Most entries are of the store and month of the one before.
    if (this.#last !== null && shop === this.#last.shop && month === this.#last.month)
      return this.#last
    const key = `${month}\n${shop}`
    const book = this.#books.get(key) ?? { month, shop, lines: new Map<string, Line>() }
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
   * @param month the only month that counts; missing for all
   */
  lines(month?: string): Line[] {
    const shops = new Map<string, Map<string, Line>>()
    for (const book of this.#books.values()) {
      if (month !== undefined && book.month !== month) continue
      const shop = shops.get(book.shop) ?? new Map<string, Line>()
      shops.set(book.shop, shop)
      for (const [key, line] of book.lines) mergeLine(shop, key, line)
    }
    return [...shops.values()].flatMap((shop) => {
      const lines = [...shop.values()]
      return [
        ...lines.filter(({ kind }) => kind === null),
        ...lines.filter(({ kind }) => kind !== null),
      ]
    })
  }

  /** Adds what another ledger holds. */
  merge(other: Ledger): void {
    for (const [place, { month, shop, lines }] of other.#books) {
      const book = this.#books.get(place) ?? { month, shop, lines: new Map<string, Line>() }
      this.#books.set(place, book)
      for (const [key, line] of lines) mergeLine(book.lines, key, line)
    }
  }
}

const copied = (line: Line): Line => ({
  ...line,
  amounts: { ...line.amounts },
  withFeesVAT: { ...line.withFeesVAT },
  sales: new Map([...line.sales].map(([hash, list]) => [hash, list.map((one) => ({ ...one }))])),
})

/** Adds a line to those of its store; the line itself stays as it is. */
function mergeLine(lines: Map<string, Line>, key: string, line: Line): void {
  const known = lines.get(key)
  if (known === undefined) {
    lines.set(key, copied(line))
    return
  }
  if (known.name === '') known.name = line.name
  known.sold += line.sold
  known.returned += line.returned
  known.untoldSales += line.untoldSales
  known.untoldRefunds += line.untoldRefunds
  addAmounts(known.amounts, line.amounts)
  addAmounts(known.withFeesVAT, line.withFeesVAT)
  for (const list of line.sales.values())
    for (const { count, ...sale } of list) addSales(known.sales, sale, count)
}
