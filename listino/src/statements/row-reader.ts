import type { Cell } from '../table/cell.ts'
import { currencyOfStore } from './currencies.ts'
import type { Entry, Moment } from './entry.ts'
import { Faults } from './fault.ts'
import { countsPieces, factsOf, type Kind } from './kinds.ts'
import type { TextRole } from './layout.ts'
import type { Moments } from './moments.ts'
import { saidIn } from './money.ts'
import { isWholeOrder } from './order-rows.ts'
import { type Amounts, sumOf } from './parts.ts'
import { hasSales, RowAmounts, type Told } from './row-amounts.ts'
import { type Meanings, RowTypes, Words } from './row-types.ts'
import { isElsewhere, momentsOf, moneyOf, type Statement, storeIn } from './statement.ts'
import { UsedCells } from './used-cells.ts'

type Row = readonly Cell[]

/** What is given back of each kind of sale. */
const refundOf: Readonly<Partial<Record<Kind, Kind>>> = { sale: 'refund', extra: 'extraRefund' }

/** The total of a file by its own announcement, in cents. */
export type Announced = { currency: string; cents: number }

/** Makes an entry of each row of a statement. */
export class RowReader {
  readonly faults = new Faults()
  /** What rows of the file announce; empty where it has no such rows. */
  readonly announced: Announced[] = []
  readonly amounts: RowAmounts
  readonly cells: UsedCells
  readonly #statement: Statement
  readonly #types: RowTypes
  readonly #moments: Moments
  readonly #money: ReturnType<typeof moneyOf>
  readonly #refunds: Words
  readonly #pending: Words
  readonly #void: Words
  /** The currency that the last row with an announcement named. */
  #currency = ''

  constructor(statement: Statement, meanings: Meanings) {
    const { layout } = statement
    this.#statement = statement
    this.#types = new RowTypes(layout, meanings)
    this.#moments = momentsOf(statement)
    this.#money = moneyOf(statement)
    this.cells = new UsedCells(statement, this.#money)
    this.#refunds = new Words(layout.refunds)
    this.#pending = new Words(layout.pending)
    this.#void = new Words(layout.void)
    this.amounts = new RowAmounts(statement, (cells, column, row) =>
      this.#cents(cells, column, row),
    )
  }

  /** Whether it is a guess that days stand before months. */
  get guessesDays(): boolean {
    return this.#moments.isGuess
  }

  /** Looks for a day that tells whether months stand first, where the beginning of the file doesn't. */
  async settleDays(): Promise<void> {
    const { table, places } = this.#statement
    const columns = places.texts.day ?? []
    if (!this.#moments.isAsking) return
    for await (const { rows } of table.batches())
      for (const cells of rows)
        for (const column of columns) {
          this.#moments.look(cells[column])
          if (!this.#moments.isAsking) return
        }
  }

  /** Whether a row moves no money: it was called off, or is still open. */
  isVoid(cells: Row): boolean {
    return this.#hasStatus(cells, this.#void)
  }

  /** What happened, where rows tell only parts of it. */
  eventIn(cells: Row): string {
    return this.#text(cells, 'event')
  }

  /** Takes in what a row announces; whether it is such a row. */
  announces(cells: Row, row: number): boolean {
    const { announced, total } = this.#statement.places
    if (announced === -1 || saidIn(cells[announced]) === '' || saidIn(cells[total]) !== '')
      return false
    const cents = this.#cents(cells, announced, row)
    this.#currency = this.#text(cells, 'currency').toUpperCase() || this.#statement.otherCurrency
    this.announced.push({ currency: this.#currency, cents })
    return true
  }

  /** Whether some column that tells the status of a row says one of some words. */
  #hasStatus(cells: Row, words: Words): boolean {
    return (this.#statement.places.texts.status ?? []).some((column) =>
      words.has(saidIn(cells[column])),
    )
  }

  entryOf(cells: Row, row: number): Entry | null {
    const { layout, places } = this.#statement
    const hasTotal = places.total !== -1 && saidIn(cells[places.total]) !== ''
    const told = this.#cents(cells, places.total, row)
    const named = this.#money.currency
    const type = this.#text(cells, 'type')
    const detail = this.#text(cells, 'detail')
    const { kind, isRefund, meant } = this.#kindIn(cells, type, detail, told)
    const { amounts: inColumns, shares } = this.amounts.inColumns(cells, row, isRefund, meant)
    const names = this.#namesIn(cells)
    const isItem = this.#tellsArticle(kind) && !hasTotal
    const waits = this.#tellsArticle(kind) && (isItem || isWholeOrder(kind, names))
    const total = places.total === -1 || isItem ? sumOf(inColumns) : told
    const { amounts, isNetOnly } = waits
      ? { amounts: inColumns, isNetOnly: false }
      : this.amounts.tellsAlone(cells, row, { kind, isRefund, inColumns, total })
    const { goods, beside, orderFee, bearsOrderFee } = this.amounts.sharesOf(
      shares,
      detail,
      inColumns,
    )
    const ownStore = storeIn(cells[places.texts.store?.[0] ?? -1])
    const store = ownStore || this.#statement.store
    const entry: Entry = {
      row,
      rows: 1,
      kind,
      type: kind === null ? this.#types.called(type, detail) : type,
      detail,
      moment: this.#momentOf(cells, row),
      order: names.order,
      sku: names.sku,
      listing: names.listing,
      name: this.#text(cells, 'name'),
      quantity: this.#quantityOf(cells, row, kindHere(kind, store, inColumns), names),
      store,
      namesStore: layout.columns.store === undefined ? null : ownStore !== '',
      payout: this.#text(cells, 'payout'),
      number: this.#text(cells, 'number'),
      account: this.#accountOf(cells, store),
      currency: this.#currencyOf(cells, row, named, store),
      amounts,
      isNetOnly,
      goods,
      beside,
      orderFee,
      bearsOrderFee,
      tellsFees: tellsFees(isItem, inColumns),
      total,
      inItems: 0,
      isItem,
      isPending: this.#hasStatus(cells, this.#pending),
    }
    return this.faults.has(row) ? null : entry
  }

  /** What a row is about, and whether the seller says so. */
  #kindIn(
    cells: Row,
    type: string,
    detail: string,
    told: number,
  ): Pick<Told, 'kind' | 'isRefund'> & { meant: Kind | null } {
    const isGivenBack = this.#refunds.has(this.#text(cells, 'event'))
    const known = this.#types.kindOf(type, detail, told)
    const kind = known !== null && isGivenBack ? (refundOf[known] ?? known) : known
    const isMeant = this.#types.meant(type, detail) !== null
    return {
      kind,
      isRefund: isGivenBack || this.#isRefund(kind, told),
      meant: isMeant ? kind : null,
    }
  }

  #namesIn(cells: Row): Pick<Entry, 'order' | 'sku' | 'listing'> {
    return {
      order: this.#orderIn(cells),
      sku: this.#text(cells, 'sku'),
      listing: this.#text(cells, 'listing'),
    }
  }

  /** Whether a row may be about one article of an order, with its total in another row. */
  #tellsArticle(kind: Kind | null): boolean {
    const { hasItemRows } = this.#statement.layout
    return hasItemRows === true && countsPieces(kind)
  }

  #accountOf(cells: Row, store: string): string {
    const { account } = this.#statement
    const said = this.#text(cells, 'account') || account
    return account === '' ? said || store : [said, store].join(' ').trim()
  }

  #isRefund(kind: Kind | null, told: number): boolean {
    if (kind === null) return false
    // Where no event says it, VAT that is paid is of a refund.
    if (kind === 'saleVAT') return this.#statement.layout.mergesRows !== true && told < 0
    return factsOf(kind).isRefund === true
  }

  #momentOf(cells: Row, row: number): Moment {
    const columns = this.#statement.places.texts.day ?? []
    const column = columns.find((one) => saidIn(cells[one]) !== '')
    if (column === undefined) {
      this.faults.add(row, 'noDay')
      return unknown
    }
    const moment = this.#moments.read(cells[column])
    const text = saidIn(cells[column])
    if (moment === null) this.faults.add(row, 'day', { text })
    else if (this.#moments.contradiction !== null)
      this.faults.add(row, 'twoDayOrders', { text: this.#moments.contradiction })
    return moment ?? unknown
  }

  #quantityOf(
    cells: Row,
    row: number,
    kind: Kind | null,
    { sku, listing }: Pick<Entry, 'sku' | 'listing'>,
  ): number {
    if (!countsPieces(kind)) return 0
    // The rows of its articles say how many pieces an order has.
    if (sku === '' && listing === '' && this.#statement.layout.hasItemRows === true) return 0
    const column = (this.#statement.places.texts.quantity ?? []).find(
      (one) => saidIn(cells[one]) !== '',
    )
    if (column === undefined) return Number.NaN
    const text = saidIn(cells[column])
    if (/^-?\d{1,6}(?:[.,]0{1,2})?$/.test(text)) return Math.abs(Number.parseInt(text, 10))
    this.faults.add(row, 'quantity', { text, column: this.#statement.table.header[column] ?? '' })
    return Number.NaN
  }

  #currencyOf(cells: Row, row: number, named: string | null, store: string): string {
    const said = this.#text(cells, 'currency').toUpperCase()
    const { currency, otherCurrency } = this.#statement
    const byFile = this.#currency || currency || currencyOfStore(store) || otherCurrency
    const found = said || named || byFile
    if (found === '') this.faults.add(row, 'noCurrency')
    return found
  }

  #text(cells: Row, role: TextRole): string {
    for (const column of this.#statement.places.texts[role] ?? []) {
      const text = saidIn(cells[column])
      if (text !== '') return text
    }
    return ''
  }

  #orderIn(cells: Row): string {
    const { orderWithin } = this.#statement.layout
    if (orderWithin === undefined) return this.#text(cells, 'order')
    for (const column of this.#statement.places.texts.order ?? []) {
      const [found] = orderWithin.exec(saidIn(cells[column])) ?? []
      if (found !== undefined) return found.toLowerCase()
    }
    return ''
  }

  #cents(cells: Row, column: number, row: number): number {
    if (column === -1) return 0
    const known = this.cells.centsIn(cells, column)
    if (!Number.isNaN(known)) return known
    const found = this.#money.read(cells[column])
    if (typeof found === 'number') return found
    const title = this.#statement.table.header[column] ?? ''
    this.faults.add(row, found.code, { text: found.text ?? '', column: title })
    return 0
  }
}

const unknown: Moment = { day: '', from: 0, to: 0 }

const tellsFees = (isItem: boolean, { commission }: Amounts): boolean =>
  !isItem || commission !== undefined

/** The kind of a row; null where Amazon only sends what was sold elsewhere, and counts no pieces as sold. */
const kindHere = (kind: Kind | null, store: string, amounts: Amounts): Kind | null =>
  isElsewhere(store) && !hasSales(amounts) ? null : kind
