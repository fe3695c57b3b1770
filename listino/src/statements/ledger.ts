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
}

/** Adds up entries by article, channel, store and currency: what it takes grows with articles, not with rows. */
export class Ledger {
  readonly #books = new Map<string, Map<string, Line>>()
  #last = { shop: '', book: new Map<string, Line>() }

  add(entry: Entry, layout: StatementLayout): void {
    const { kind, amounts } = entry
    if (kind === null) return
    const line = this.#lineOf(entry, kind, layout)
    if (line.name === '') line.name = entry.name
    addAmounts(line.amounts, amounts)
    const { feesIncludeVATFrom: from } = layout
    if (from !== undefined && entry.moment.day >= from) addAmounts(line.withFeesVAT, amounts)
    if (amounts.salesVAT === undefined) line.untoldSales += amounts.sales ?? 0
    if (amounts.refundsVAT === undefined) line.untoldRefunds += amounts.refunds ?? 0
    if (!(entry.quantity > 0)) return
    if (kind === 'refund') line.returned += entry.quantity
    else line.sold += entry.quantity
  }

  #lineOf({ store, currency, sku }: Entry, kind: Kind, layout: StatementLayout): Line {
    const { channel } = layout
    const book = this.#bookOf(`${channel}\n${store}\n${currency}`)
    // No SKU begins with a line end.
    const key = sku === '' ? `\n${kind}` : sku
    const known = book.get(key)
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
    }
    book.set(key, line)
    return line
  }

  #bookOf(shop: string): Map<string, Line> {
    // Most entries are of the store of the one before.
    if (shop === this.#last.shop) return this.#last.book
    const book = this.#books.get(shop) ?? new Map<string, Line>()
    this.#books.set(shop, book)
    this.#last = { shop, book }
    return book
  }

  /** Every line, in the order of the files; those of the account behind the articles of their store. */
  lines(): Line[] {
    return [...this.#books.values()].flatMap((book) => {
      const lines = [...book.values()]
      return [
        ...lines.filter(({ kind }) => kind === null),
        ...lines.filter(({ kind }) => kind !== null),
      ]
    })
  }

  /** Adds what another ledger holds. */
  merge(other: Ledger): void {
    for (const [shop, lines] of other.#books) {
      const book = this.#books.get(shop)
      if (book === undefined) this.#books.set(shop, lines)
      else for (const [key, line] of lines) mergeLine(book, key, line)
    }
  }
}

function mergeLine(book: Map<string, Line>, key: string, line: Line): void {
  const known = book.get(key)
  if (known === undefined) {
    book.set(key, line)
    return
  }
  if (known.name === '') known.name = line.name
  known.sold += line.sold
  known.returned += line.returned
  known.untoldSales += line.untoldSales
  known.untoldRefunds += line.untoldRefunds
  addAmounts(known.amounts, line.amounts)
  addAmounts(known.withFeesVAT, line.withFeesVAT)
}
