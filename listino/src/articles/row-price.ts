import { titlesOf } from '../layouts/title.ts'
import type { Row } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { Article } from './article.ts'
import { Columns } from './columns.ts'
import { pricesElsewhere } from './elsewhere.ts'
import type { Problem } from './problem.ts'
import type { RowNotes } from './row-notes.ts'
import type { RowReading } from './row-reading.ts'
import { SaleDays } from './sale-days.ts'

/** Shopify's title of a price that a product has in one country alone: what is asked elsewhere is in another column. */
const isOfOneCountry = (title: string): boolean => /^price \/ /i.test(title)

/** Reads what customers pay for an article: its price, or that of a sale on the days of the sale. */
export class RowPrice {
  readonly #reading: RowReading
  readonly #notes: RowNotes
  readonly #saleDays: SaleDays
  /** Prices of other marketplaces, by their keys. */
  readonly #elsewhere: readonly (readonly [marketplace: string, columns: Columns])[]
  /** What the title of the sale prices says of VAT, which may be otherwise than the list. */
  readonly #saleVAT: boolean | null

  /** @param today the day that it is in UTC: a sale counts on its days */
  constructor(reading: RowReading, notes: RowNotes, table: Table, today: string) {
    const { mapping } = reading.columns
    const prices = pricesElsewhere(table, reading.layout, mapping)
    this.#elsewhere = [...prices].map(([marketplace, column]) => [
      marketplace,
      new Columns(table, { price: [column] }, reading.decimalMark),
    ])
    this.#reading = reading
    this.#notes = notes
    this.#saleDays = new SaleDays(table, mapping, today)
    this.#saleVAT = titlesOf(table.header)[mapping.salePrice?.[0] ?? -1]?.includesVAT ?? null
  }

  /** Whether a price says nothing beside what is asked here. */
  get isPlain(): boolean {
    const { header, mapping } = this.#reading.columns
    return this.#elsewhere.length === 0 && !isOfOneCountry(header[mapping.price?.[0] ?? -1] ?? '')
  }

  read(article: Article, row: Row, problems: Problem[]): void {
    const { columns } = this.#reading
    const before = problems.length
    const isOnSale = this.#isOnSale(row, problems)
    const { value, currency } = isOnSale
      ? columns.amount(row, 'salePrice', problems)
      : this.#standing(row, problems)
    article.price = value
    if (problems.length === before && !(value > 0)) problems.push({ code: 'noPrice' })
    if (currency !== null && columns.says(row, 'currency') && currency !== article.currency)
      problems.push({ code: 'twoCurrencies', role: 'price', text: currency })
    article.currency = currency ?? article.currency
    if (article.currency !== this.#reading.currencyOf(article))
      problems.push({ code: 'currency', role: 'price', text: article.currency })
    article.standingPrice = isOnSale ? this.#afterSale(row) : value
    if (isOnSale && value > article.standingPrice)
      problems.push({ code: 'saleAbove', text: String(value).replace('.', ',') })
    this.#checkVAT(row, isOnSale, problems)
    if (this.#elsewhere.length > 0) article.pricesThere = this.#pricesThere(row, article.currency)
    if (isOfOneCountry(columns.titleOf(row, 'price'))) article.standingPrice = Number.NaN
  }

  #pricesThere(row: Row, own: string): Article['pricesThere'] {
    const read = this.#elsewhere.map(([marketplace, columns]) => {
      const { value, currency } = columns.amount(row, 'price', [])
      return [marketplace, (currency ?? own) === own ? value : Number.NaN] as const
    })
    const known = read.filter(([, price]) => price > 0)
    return Object.fromEntries(known.map(([marketplace, price]) => [marketplace, { price }]))
  }

  /** What is asked where no sale is on, with the surcharge of a variant: where it has no price, on that of its product. */
  #standing(row: Row, problems: Problem[]): { value: number; currency: string | null } {
    const { columns, parents } = this.#reading
    const { value, currency } = columns.amount(row, 'price', problems)
    if (columns.mapping.surcharge === undefined) return { value, currency }
    const base = columns.mentions(row, 'price') ? value : parents.price
    const more = columns.mentions(row, 'surcharge')
      ? columns.amount(row, 'surcharge', problems).value
      : 0
    return { value: base + more, currency }
  }

  /** A price counts as the list says of VAT: another word of its row, or of its own title, is a problem. */
  #checkVAT(row: Row, isOnSale: boolean, problems: Problem[]): void {
    const said = this.#reading.includesVAT(row, 'price', problems)
    const hasVAT = (isOnSale ? this.#saleVAT : null) ?? said
    if (hasVAT === null || hasVAT === this.#reading.form.prezzoIncludesIVA) return
    problems.push({ code: 'priceVAT', role: 'price', text: hasVAT ? 'con IVA' : 'senza IVA' })
  }

  /** Whether customers pay the sale price of a row. A sale price of 0 says that there is no sale. */
  #isOnSale(row: Row, problems: Problem[]): boolean {
    const { columns, layout } = this.#reading
    const unknown = columns.unknownText(row, 'salePrice')
    if (unknown !== '') problems.push({ code: 'salePrice', text: unknown })
    if (!columns.says(row, 'salePrice')) return false
    const { value } = columns.amount(row, 'salePrice', [])
    if (value === 0) return false
    if (layout?.salesAreLower === true && value > this.#afterSale(row)) {
      this.#notes.salesAbove++
      return false
    }
    const sale = this.#saleDays.of(row)
    if (sale.isOn === null) problems.push({ code: sale.code, text: sale.text })
    return sale.isOn !== false
  }

  /** What is asked once the sale of a row ends: nothing is calculated with it, so one that can't be read is no problem. */
  #afterSale(row: Row): number {
    const { value } = this.#reading.columns.amount(row, 'price', [])
    return value > 0 ? value : Number.NaN
  }
}
