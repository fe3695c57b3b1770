import type { AskedCosts } from '../costs/asked-costs.ts'
import { isAuction } from '../layouts/sale-format.ts'
import { type Batch, isBlank, type Row } from '../table/cell.ts'
import type { Piece } from '../table/delimited.ts'
import type { Table } from '../table/table.ts'
import { type Article, blankArticle } from './article.ts'
import { Duplicates } from './duplicates.ts'
import { otherTermsIn } from './own-terms.ts'
import type { PlainRow } from './plain-row.ts'
import { PlainRows } from './plain-rows.ts'
import type { Problem } from './problem.ts'
import type { RatesBook } from './rates-book.ts'
import { RowCategory } from './row-category.ts'
import { RowCosts } from './row-costs.ts'
import { duplicatesIn, identify } from './row-identity.ts'
import { isTotal, PriceSums, rowFault } from './row-kinds.ts'
import { RowNotes } from './row-notes.ts'
import { RowPlace } from './row-place.ts'
import { RowPrice } from './row-price.ts'
import { type ReadingChoice, RowReading } from './row-reading.ts'
import { RowSales } from './row-sales.ts'
import { RowShape } from './row-shape.ts'
import { inListings } from './variants.ts'

export type ReaderChoice = ReadingChoice & {
  /** The day that it is in UTC: a sale counts on its days. */
  today: string
  costs?: Pick<AskedCosts, 'find' | 'memory'> | null
}

/** Takes what is read of a file, row by row; a plain row is there until the next one is. */
export type Sink = {
  article: (article: Article) => void
  plain: (row: PlainRow) => void
}

/** Makes articles of the rows of one file, in their order. */
export class ArticleReader {
  readonly book: RatesBook
  readonly notes = new RowNotes()
  readonly #reading: RowReading
  readonly #shape: RowShape
  readonly #place: RowPlace
  readonly #price: RowPrice
  readonly #costs: RowCosts
  readonly #category: RowCategory
  readonly #sales: RowSales
  /** Whether rows may say something that is said of all of them together. */
  readonly #hasNotes: boolean
  /** The prices so far, without the rows that a sheet hides and with them: not every sum leaves them out. */
  readonly #sums = { shown: new PriceSums(), all: new PriceSums() }
  /** The sheet that is being read, as batches name it. */
  #sheet = ''
  readonly #duplicates = new Duplicates()
  readonly #plain: PlainRows | null
  readonly #duplicateOf: (article: Article) => Problem | null
  readonly #hasOtherTerms: (row: Row) => boolean

  constructor(table: Table, choice: ReaderChoice) {
    const { mapping, today, costs = null } = choice
    const reading = new RowReading(table, choice)
    this.book = reading.book
    this.#reading = reading
    this.#shape = new RowShape(table, mapping, choice.decimalMark ?? null)
    this.#place = new RowPlace(reading)
    this.#price = new RowPrice(reading, this.notes, table, today)
    this.#costs = new RowCosts(reading, table, costs, today)
    this.#category = new RowCategory(reading)
    this.#sales = new RowSales(reading, this.notes)
    this.#hasNotes = mapping.vat !== undefined || mapping.format !== undefined
    this.#duplicateOf = duplicatesIn(reading, this.notes, this.#duplicates)
    this.#hasOtherTerms = otherTermsIn(table, reading.layout)
    this.#plain =
      this.#price.isPlain && this.#costs.isPlain
        ? PlainRows.of(table, reading, this.#shape, this.#costs.isOfShop)
        : null
  }

  /** Makes room for so many articles. */
  expect(articles: number): void {
    this.#duplicates.expect(articles)
  }

  /** The articles of every batch of its file; blank rows are none. */
  async *read(batches: AsyncIterable<Batch>): AsyncGenerator<Article[]> {
    let found: Article[] = []
    const sink: Sink = {
      article: (article) => found.push(article),
      plain: (row) => found.push(row.article()),
    }
    for await (const _ of this.readInto(batches, sink)) {
      yield found
      found = []
    }
  }

  /** Gives every article of its file to a sink, and answers after each batch how many that were. */
  async *readInto(batches: AsyncIterable<Batch>, sink: Sink): AsyncGenerator<number> {
    for await (const batch of this.#whole(batches)) {
      const { lines } = batch
      if (batch.sheet !== this.#sheet) this.#begin(batch.sheet)
      yield lines !== undefined && this.#plain !== null
        ? this.#readLines(batch.first, lines, this.#plain, sink)
        : this.#readRows(batch, sink)
    }
  }

  /** Batches that end with no row of which the next one has to tell something. */
  #whole(batches: AsyncIterable<Batch>): AsyncIterable<Batch> {
    const { columns, layout } = this.#reading
    if (layout?.key === 'ebayListings')
      return inListings(batches, (row) => columns.text(row, 'listing'))
    const isGrouped = layout === null || layout.key === 'wix'
    return isGrouped && columns.mapping.group !== undefined
      ? inListings(batches, (row) => columns.text(row, 'group') || columns.text(row, 'sku'))
      : batches
  }

  /** Rows of a text without what rows tell of each other. */
  #readLines(first: number, lines: Piece, plain: PlainRows, sink: Sink): number {
    let count = 0
    for (let at = 0; at < lines.length; at++) {
      if (plain.reads(lines, at) && this.#isNew(plain.row, first + at)) {
        this.#add(plain.row.price)
        sink.plain(plain.row)
        count++
        continue
      }
      const row = lines.cells(at)
      if (isBlank(row)) continue
      const article = blankArticle(first + at)
      this.#reading.parents.describe(article, row)
      this.#fill(article, row, lines.broken.has(at), undefined)
      sink.article(article)
      count++
    }
    return count
  }

  /** Whether no article like a plain row came before. */
  #isNew(plain: PlainRow, row: number): boolean {
    plain.row = row
    const isKnown = this.#duplicates.has(row, plain.country, plain.texts)
    this.notes.areAllCompared = !this.#duplicates.isFull
    return !isKnown
  }

  #readRows({ first, rows, broken, hidden, sheet }: Batch, sink: Sink): number {
    let count = 0
    rows.forEach((row, at) => {
      if (isBlank(row)) return
      const article = blankArticle(first + at)
      article.sheet = sheet
      this.#reading.parents.describe(article, row)
      if (hidden.has(at)) this.#hide(article, row)
      else this.#fill(article, row, broken.has(at), rows[at + 1])
      sink.article(article)
      count++
    })
    return count
  }

  #begin(sheet: string): void {
    this.#sheet = sheet
    for (const one of [this.#shape, this.#sums.shown, this.#sums.all]) one.begin()
  }

  #hide(article: Article, row: Row): void {
    article.problems = [{ code: 'hiddenRow' }]
    this.#sums.all.add(this.#priceIn(row))
  }

  #priceIn(row: Row): number {
    return this.#reading.columns.amount(row, 'price', []).value
  }

  /** @param next the row below, where it is of the same batch */
  #fill(article: Article, row: Row, isBroken: boolean, next: Row | undefined): void {
    const { columns, layout, parents } = this.#reading
    const code = this.#shape.fault(row, isBroken) ?? rowFault(row, columns, layout, next)
    if (code !== null) article.problems = [{ code }]
    else if (parents.isUnsold)
      article.problems = [
        { code: 'unsold', column: columns.header[columns.mapping.sold?.[0] ?? -1] ?? '' },
      ]
    else if (isTotal(row, article, columns, () => this.#isSum(row)))
      article.problems = [{ code: 'totalRow' }]
    else {
      article.problems = this.#understand(article, row)
      this.#add(article.standingPrice)
    }
  }

  #add(price: number): void {
    this.#sums.shown.add(price)
    this.#sums.all.add(price)
  }

  /** Both sums are asked: one that is met begins anew. */
  #isSum(row: Row): boolean {
    const price = this.#priceIn(row)
    const isOfShown = this.#sums.shown.isOne(price)
    return this.#sums.all.isOne(price) || isOfShown
  }

  #understand(article: Article, row: Row): Problem[] {
    const problems: Problem[] = this.#hasOtherTerms(row) ? [{ code: 'otherTerms' }] : []
    identify(this.#reading, article, row, problems)
    this.#place.read(article, row, problems)
    this.#price.read(article, row, problems)
    this.#sales.read(article, row)
    this.#costs.read(article, row, problems)
    this.#category.read(article, row, problems)
    article.problems = problems
    const duplicate = this.#duplicateOf(article)
    if (duplicate !== null) problems.unshift(duplicate)
    if (this.#hasNotes) this.#note(article, row)
    return problems
  }

  #note(article: Article, row: Row): void {
    const format = this.#reading.columns.text(row, 'format')
    this.notes.add(article, {
      isBlankVAT: this.#place.lacksVAT(row),
      isAuction: format !== '' && isAuction(format) === true,
    })
  }
}
