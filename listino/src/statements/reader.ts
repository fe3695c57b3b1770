import { type Batch, type Cell, isBlank, textIn } from '../table/cell.ts'
import type { Entry } from './entry.ts'
import { BrokenStatement } from './fault.ts'
import { JoinedRows } from './joined-rows.ts'
import { Labels } from './labels.ts'
import { OrderRows } from './order-rows.ts'
import { type Announced, RowReader } from './row-reader.ts'
import type { Meanings } from './row-types.ts'
import type { Statement } from './statement.ts'

type Row = readonly Cell[]

/** Makes entries of the rows of a statement. */
export class StatementReader {
  /** How many rows were read. */
  rows = 0
  /** How many of them move no money. */
  voidRows = 0
  /** What rows are of articles by their number alone: a file that is read later may tell the label. */
  readonly lacking: { order: string; listing: string }[] = []
  readonly #statement: Statement
  readonly #reader: RowReader
  readonly #joined: JoinedRows
  readonly #orders = new OrderRows()
  readonly #labels: Labels
  /** Rows that only the label of a sale can give to an article, and what happened in them. */
  readonly #unlabelled: { entry: Entry; event: string }[] = []
  readonly #typeColumn: number
  readonly #typeTitle: string
  /** How many cells the last row has, and of those before it the shortest. */
  #last = { row: 0, cells: Number.POSITIVE_INFINITY }
  #fewest = Number.POSITIVE_INFINITY

  /** @param labels those of files before it, to which this one's are added */
  constructor(statement: Statement, meanings: Meanings = new Map(), labels = new Labels()) {
    const { table, places } = statement
    this.#statement = statement
    this.#labels = labels
    this.#reader = new RowReader(statement, meanings)
    this.#joined = new JoinedRows(statement.layout, meanings)
    this.#typeColumn = places.texts.type?.[0] ?? 0
    this.#typeTitle = table.header[this.#typeColumn] ?? ''
  }

  /** What rows of the file announce; empty where it has no such rows. */
  get announced(): readonly Announced[] {
    return this.#reader.announced
  }

  /** Rows of articles of which the file doesn't have the order. */
  get loneItems(): number {
    return this.#orders.loneItems
  }

  /** Whether it is a guess that days stand before months. */
  get guessesDays(): boolean {
    return this.#reader.guessesDays
  }

  /**
   * Every entry of the file. Throws `BrokenStatement` where a row can't be understood: what was read before is of a file that
   * doesn't count.
   */
  async *entries(): AsyncGenerator<readonly Entry[]> {
    let count = 0
    const { faults } = this.#reader
    await this.#reader.settleDays()
    for await (const batch of this.#statement.table.batches()) {
      const entries = this.#batch(batch)
      count += entries.length
      if (faults.areMany) break
      yield entries
    }
    const last = [
      ...this.#labelled(),
      ...this.#orders.left((whole) => this.#reader.amounts.inferred(whole)),
      ...this.#joined.open,
    ]
    count += last.length
    yield last
    const { row, cells } = this.#last
    const { width, delimiter } = this.#statement.table
    if (delimiter !== null && cells < Math.min(width, this.#fewest)) faults.add(row, 'tooFewCells')
    if (faults.all.length > 0) throw new BrokenStatement(faults.all)
    if (count === 0 && this.announced.length === 0)
      throw new BrokenStatement([{ row: 0, code: 'noRows' }])
  }

  /** The rows that waited for the label of their article; one that none has keeps its number. */
  #labelled(): Entry[] {
    const labelled: Entry[] = []
    for (const { entry, event } of this.#unlabelled) {
      const { order, listing } = entry
      const label = this.#labels.of(order, listing)
      if (label === null) this.lacking.push({ order, listing })
      this.#add({ ...entry, sku: label ?? listing }, event, labelled)
    }
    return labelled
  }

  #batch(batch: Batch): Entry[] {
    const { first, lines, broken } = batch
    const entries: Entry[] = []
    const { faults, cells: used } = this.#reader
    const { length } = lines ?? batch.rows
    for (let at = 0; at < length && !faults.areMany; at++) {
      const cells = lines === undefined ? (batch.rows[at] as Row) : used.of(lines, at)
      if (isBlank(cells)) continue
      this.rows++
      if (broken.has(at)) faults.add(first + at, 'quotes')
      else this.#take(cells, first + at, entries)
    }
    return entries
  }

  /** Whether a row has another shape than the rows of its file. */
  #isMisshapen(cells: Row, row: number): boolean {
    const { table, places } = this.#statement
    const { faults } = this.#reader
    const before = faults.all.length
    if (cells.length <= places.last && table.delimiter !== null) faults.add(row, 'tooFewCells')
    else if (cells.length > table.width && !isBlank(cells.slice(table.width)))
      faults.add(row, 'tooManyCells')
    else if (textIn(cells[this.#typeColumn]) === this.#typeTitle) faults.add(row, 'secondHeader')
    return faults.all.length > before
  }

  #take(cells: Row, row: number, entries: Entry[]): void {
    if (this.#reader.announces(cells, row) || this.#isMisshapen(cells, row)) return
    this.#fewest = Math.min(this.#fewest, this.#last.cells)
    this.#last = { row, cells: cells.length }
    if (this.#reader.isVoid(cells)) {
      this.voidRows++
      return
    }
    const entry = this.#reader.entryOf(cells, row)
    if (entry === null) return
    const { kind, order, sku, listing } = entry
    const event = this.#reader.eventIn(cells)
    if (listing === '') this.#add(entry, event, entries)
    else if (sku !== '') {
      this.#labels.add(order, listing, sku)
      this.#add(entry, event, entries)
    } else if (kind === 'sale') this.#add({ ...entry, sku: listing }, event, entries)
    else this.#unlabelled.push({ entry, event })
  }

  #add(entry: Entry, event: string, entries: Entry[]): void {
    if (this.#joined.takes(entry, event, entries)) return
    if (this.#statement.layout.hasItemRows === true && this.#orders.takes(entry)) return
    entries.push(entry)
  }
}
