import { type Batch, type Cell, isBlank, textIn } from '../table/cell.ts'
import { currencyOfStore } from './currencies.ts'
import type { Entry, Moment } from './entry.ts'
import { BrokenStatement, type Fault, type FaultCode } from './fault.ts'
import { keptIn } from './kept-shipping.ts'
import { factsOf, type Kind, saleKinds } from './kinds.ts'
import { Labels } from './labels.ts'
import type { Share, TextRole } from './layout.ts'
import type { Moments } from './moments.ts'
import { saidIn } from './money.ts'
import { isWholeOrder, OrderRows } from './order-rows.ts'
import { type Amounts, addAmounts, fees, type Part, sumOf } from './parts.ts'
import { type Meanings, RowTypes, Words } from './row-types.ts'
import { isElsewhere, momentsOf, moneyOf, type Statement, storeIn } from './statement.ts'

type Row = readonly Cell[]

/** So many sales wait for rows that tell more of them. */
const mostOpen = 5000

/** So many faults of a file are told. */
const mostFaults = 5

/** What sales are called in a row that gives them back. */
const givenBack: Readonly<Partial<Record<Part, Part>>> = {
  sales: 'refunds',
  salesVAT: 'refundsVAT',
}

/** What is given back of each kind of sale. */
const refundOf: Readonly<Partial<Record<Kind, Kind>>> = { sale: 'refund', extra: 'extraRefund' }

const saleParts = ['sales', 'salesVAT', 'refunds', 'refundsVAT'] as const satisfies readonly Part[]

/** What of a row's sales and fees its columns tell of more closely, in cents. */
type Shares = Partial<Record<Share, number>>

type InColumns = { amounts: Amounts; shares: Shares }

/** What some rows of a file say that it comes to together, in cents. */
export type Announced = { currency: string; cents: number }

/** What a row is about, and what it says that it comes to. */
type Told = { kind: Kind | null; isRefund: boolean; inColumns: Amounts; total: number }

/** Makes entries of the rows of a statement. */
export class StatementReader {
  /** What rows of the file announce; empty where it has no such rows. */
  readonly announced: Announced[] = []
  /** How many rows were read. */
  rows = 0
  /** How many of them move no money: they were called off, or are still open. */
  voidRows = 0
  /** What rows are of articles by their number alone: a file that is read later may tell the label. */
  readonly lacking: { order: string; listing: string }[] = []
  readonly #statement: Statement
  readonly #types: RowTypes
  readonly #moments: Moments
  readonly #money: ReturnType<typeof moneyOf>
  readonly #refunds: Words
  readonly #pending: Words
  readonly #void: Words
  readonly #typeColumn: number
  readonly #typeTitle: string
  readonly #faults: Fault[] = []
  /** The currency that the last row with an announcement named. */
  #currency = ''
  /** How many cells the last row has, and of those before it the shortest. */
  #last = { row: 0, cells: Number.POSITIVE_INFINITY }
  #fewest = Number.POSITIVE_INFINITY
  /** Whether shipping that buyers pay may be within a column of fees. */
  readonly #mayKeep: boolean
  /** Whether VAT of sales stands in rows of its own. */
  readonly #joinsVAT: boolean
  /** The entries that a later row may belong to, the oldest first. */
  readonly #open = new Map<string, Entry>()

  readonly #orders = new OrderRows()
  readonly #labels: Labels
  /** Rows that only the label of a sale can give to an article. */
  readonly #unlabelled: { entry: Entry; cells: Row }[] = []

  /** @param labels those of files before it, to which this one's are added */
  constructor(statement: Statement, meanings: Meanings = new Map(), labels = new Labels()) {
    this.#labels = labels
    const { layout, table, places } = statement
    this.#statement = statement
    this.#types = new RowTypes(layout, meanings)
    this.#moments = momentsOf(statement)
    this.#money = moneyOf(statement)
    this.#refunds = new Words(layout.refunds)
    this.#pending = new Words(layout.pending)
    this.#void = new Words(layout.void)
    this.#mayKeep = places.amounts.some(({ mayKeep }) => mayKeep)
    this.#joinsVAT = [...meanings.values(), ...layout.types.map(({ is }) => is)].some(isVAT)
    this.#typeColumn = places.texts.type?.[0] ?? 0
    this.#typeTitle = table.header[this.#typeColumn] ?? ''
  }

  /** Rows of articles of which the file doesn't have the order. */
  get loneItems(): number {
    return this.#orders.loneItems
  }

  /** Whether it is a guess that days stand before months. */
  get guessesDays(): boolean {
    return this.#moments.isGuess
  }

  /**
   * Every entry of the file. Throws `BrokenStatement` where a row can't be understood: what was read before is of a file that
   * doesn't count.
   */
  async *entries(): AsyncGenerator<readonly Entry[]> {
    let count = 0
    await this.#settleDays()
    for await (const batch of this.#statement.table.batches()) {
      const entries = this.#batch(batch)
      count += entries.length
      if (this.#faults.length >= mostFaults) break
      yield entries
    }
    const labelled: Entry[] = []
    for (const { entry, cells } of this.#unlabelled) {
      const { order, listing } = entry
      const label = this.#labels.of(order, listing)
      if (label === null) this.lacking.push({ order, listing })
      this.#add({ ...entry, sku: label ?? listing }, cells, labelled)
    }
    for (const left of this.#orders.left((whole) => this.#inferred(whole))) labelled.push(left)
    count += labelled.length
    yield labelled
    if (this.#open.size > 0) {
      yield [...this.#open.values()]
      count += this.#open.size
    }
    const { row, cells } = this.#last
    const { width, delimiter } = this.#statement.table
    if (delimiter !== null && cells < Math.min(width, this.#fewest)) this.#fault(row, 'tooFewCells')
    if (this.#faults.length > 0) throw new BrokenStatement(this.#faults)
    if (count === 0 && this.announced.length === 0)
      throw new BrokenStatement([{ row: 0, code: 'noRows' }])
  }

  /** Looks for a day that tells whether months stand first, where the beginning of the file doesn't. */
  async #settleDays(): Promise<void> {
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

  #batch({ first, rows, broken }: Batch): Entry[] {
    const entries: Entry[] = []
    for (let at = 0; at < rows.length && this.#faults.length < mostFaults; at++) {
      const cells = rows[at] as Row
      if (isBlank(cells)) continue
      this.rows++
      if (broken.has(at)) this.#fault(first + at, 'quotes')
      else this.#take(cells, first + at, entries)
    }
    return entries
  }

  #fault(row: number, code: FaultCode, more: Pick<Fault, 'text' | 'column'> = {}): void {
    this.#faults.push({ row, code, ...more })
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

  /** Whether some column that tells the status of a row says one of some words. */
  #hasStatus(cells: Row, words: Words): boolean {
    return (this.#statement.places.texts.status ?? []).some((column) =>
      words.has(saidIn(cells[column])),
    )
  }

  /** Whether a row has another shape than the rows of its file. */
  #isMisshapen(cells: Row, row: number): boolean {
    const { table, places } = this.#statement
    const before = this.#faults.length
    if (cells.length <= places.last && table.delimiter !== null) this.#fault(row, 'tooFewCells')
    else if (cells.length > table.width && !isBlank(cells.slice(table.width)))
      this.#fault(row, 'tooManyCells')
    else if (textIn(cells[this.#typeColumn]) === this.#typeTitle) this.#fault(row, 'secondHeader')
    return this.#faults.length > before
  }

  #take(cells: Row, row: number, entries: Entry[]): void {
    if (this.#announces(cells, row) || this.#isMisshapen(cells, row)) return
    this.#fewest = Math.min(this.#fewest, this.#last.cells)
    this.#last = { row, cells: cells.length }
    if (this.#hasStatus(cells, this.#void)) {
      this.voidRows++
      return
    }
    const entry = this.#entryOf(cells, row)
    if (entry === null) return
    const { kind, order, sku, listing } = entry
    if (listing === '') this.#add(entry, cells, entries)
    else if (sku !== '') {
      this.#labels.add(order, listing, sku)
      this.#add(entry, cells, entries)
    } else if (kind === 'sale') this.#add({ ...entry, sku: listing }, cells, entries)
    else this.#unlabelled.push({ entry, cells })
  }

  /** Takes in what a row announces; whether it is such a row. */
  #announces(cells: Row, row: number): boolean {
    const { announced, total } = this.#statement.places
    if (announced === -1 || saidIn(cells[announced]) === '' || saidIn(cells[total]) !== '')
      return false
    const cents = this.#cents(cells, announced, row)
    this.#currency = this.#text(cells, 'currency').toUpperCase() || this.#statement.otherCurrency
    this.announced.push({ currency: this.#currency, cents })
    return true
  }

  #cents(cells: Row, column: number, row: number): number {
    if (column === -1) return 0
    const found = this.#money.read(cells[column])
    if (typeof found === 'number') return found
    const title = this.#statement.table.header[column] ?? ''
    this.#fault(row, found.code, { text: found.text ?? '', column: title })
    return 0
  }

  #entryOf(cells: Row, row: number): Entry | null {
    const { layout, places } = this.#statement
    const hasTotal = places.total !== -1 && saidIn(cells[places.total]) !== ''
    const told = this.#cents(cells, places.total, row)
    const named = this.#money.currency
    const type = this.#text(cells, 'type')
    const detail = this.#text(cells, 'detail')
    const { kind, isRefund, meant } = this.#kindIn(cells, told)
    const { amounts: inColumns, shares } = this.#amountsIn(cells, row, isRefund, meant)
    const names = this.#namesIn(cells)
    const isItem = this.#tellsArticle(kind) && !hasTotal
    const waits = this.#tellsArticle(kind) && (isItem || isWholeOrder(kind, names))
    const total = places.total === -1 || isItem ? sumOf(inColumns) : told
    const ownStore = storeIn(cells[places.texts.store?.[0] ?? -1])
    const store = ownStore || this.#statement.store
    const entry: Entry = {
      row,
      rows: 1,
      kind,
      type: kind === null ? this.#types.called(type, detail) : type,
      detail,
      moment: this.#momentOf(cells, row),
      ...names,
      name: this.#text(cells, 'name'),
      quantity: this.#quantityOf(cells, row, kindHere(kind, store, inColumns)),
      store,
      namesStore: layout.columns.store === undefined ? null : ownStore !== '',
      payout: this.#text(cells, 'payout'),
      number: this.#text(cells, 'number'),
      account: this.#accountOf(cells, store),
      currency: this.#currencyOf(cells, row, named, store),
      ...(waits
        ? { amounts: inColumns, isNetOnly: false }
        : this.#tellsAlone(cells, row, { kind, isRefund, inColumns, total })),
      ...this.#sharesOf(shares, detail, inColumns),
      tellsFees: tellsFees(isItem, inColumns),
      total,
      inItems: 0,
      isItem,
      isPending: this.#hasStatus(cells, this.#pending),
    }
    return this.#faults.some((fault) => fault.row === row) ? null : entry
  }

  /** What a row is about, and whether the seller says so. */
  #kindIn(cells: Row, told: number): Pick<Told, 'kind' | 'isRefund'> & { meant: Kind | null } {
    const type = this.#text(cells, 'type')
    const detail = this.#text(cells, 'detail')
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
    return hasItemRows === true && kind !== null && factsOf(kind).countsPieces === true
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

  /** @param meant what the seller says that the row is; null where they don't */
  #amountsIn(cells: Row, row: number, isRefund: boolean, meant: Kind | null): InColumns {
    const amounts: Amounts = {}
    const shares: Shares = {}
    const add = (part: Part, cents: number) => {
      const as = isRefund ? (givenBack[part] ?? part) : part
      amounts[as] = (amounts[as] ?? 0) + cents
    }
    const { amounts: places } = this.#statement.places
    const read = places.map(({ at, tellsZero }) =>
      isNothing(cells[at]) && !tellsZero ? 0 : this.#cents(cells, at, row),
    )
    const kept = this.#mayKeep ? keptIn(places, read) : null
    places.forEach(({ at, part, sign, within, tellsZero, of }, place) => {
      const [all = 0, held = 0] = [read[place], kept?.[place]]
      if (all === 0 && !(tellsZero && saidIn(cells[at]) !== '')) return
      if (of !== null) shares[of] = (shares[of] ?? 0) + all
      if (held !== 0) add('keptShipping', held)
      if (all === held && !tellsZero) return
      add(part, sign * (all - held))
      if (within !== null) add(within, -sign * (all - held))
    })
    return { amounts: meant === null ? amounts : asMeant(amounts, meant, isRefund), shares }
  }

  /** What of the sales and fees of a row are of the goods, of what is paid beside them, and of the order. */
  #sharesOf(
    { goods = 0, shipping = 0, wrapping = 0, order = 0 }: Shares,
    detail: string,
    { sales = 0, salesVAT = 0 }: Amounts,
  ): Pick<Entry, 'goods' | 'beside' | 'orderFee' | 'bearsOrderFee'> {
    const { goods: details } = this.#statement.layout
    const fee = { orderFee: order, bearsOrderFee: true }
    if (details === undefined) return { goods, beside: shipping + wrapping, ...fee }
    // What is below 0 is a promotion.
    const all = Math.max(0, sales + salesVAT)
    const areGoods = details.test(detail.toLowerCase())
    return { goods: areGoods ? all : 0, beside: areGoods ? 0 : all, ...fee }
  }

  /** What the amounts of a row are, where its kind says so. */
  #amountsOf(kind: Kind | null, isRefund: boolean, inColumns: Amounts, total: number): Amounts {
    if (kind === null) return {}
    const { part } = factsOf(kind)
    if (part !== null) {
      const as = isRefund ? (givenBack[part] ?? part) : part
      // Where columns say it too they count: a row that they don't come to is then named.
      const cents = sumOf(inColumns) || total
      return cents === 0 ? {} : { [as]: cents }
    }
    return this.#statement.layout.infersSales === true
      ? withSales(inColumns, isRefund, total)
      : inColumns
  }

  /** What a row tells that no other belongs to. */
  #tellsAlone(
    cells: Row,
    row: number,
    { kind, isRefund, inColumns, total }: Told,
  ): Pick<Entry, 'amounts' | 'isNetOnly'> {
    const amounts = this.#amountsOf(kind, isRefund, inColumns, total)
    return {
      amounts: this.#withoutVAT(amounts, kind, cells, row),
      isNetOnly: this.#isNetOnly(kind, inColumns, total),
    }
  }

  /** An order of which no article is told. */
  #inferred(whole: Entry): Entry {
    const { kind, total, amounts } = whole
    return {
      ...whole,
      amounts: this.#amountsOf(kind, kind === 'refund', amounts, total),
      isNetOnly: this.#isNetOnly(kind, amounts, total),
    }
  }

  #isNetOnly(kind: Kind | null, inColumns: Amounts, total: number): boolean {
    const infers = this.#statement.layout.infersSales === true
    return infers && kind === 'sale' && total !== 0 && Object.keys(inColumns).length === 0
  }

  /** The amounts of a charge of the account, its VAT apart where the file tells what it is without. */
  #withoutVAT(amounts: Amounts, kind: Kind | null, cells: Row, row: number): Amounts {
    const { totalWithoutVAT: column } = this.#statement.places
    const part = kind === null ? null : factsOf(kind).part
    if (part === null || !fees.has(part) || saidIn(cells[column]) === '') return amounts
    const without = this.#cents(cells, column, row)
    return { [part]: without, feeVAT: (amounts[part] ?? 0) - without }
  }

  #momentOf(cells: Row, row: number): Moment {
    const columns = this.#statement.places.texts.day ?? []
    const column = columns.find((one) => saidIn(cells[one]) !== '')
    if (column === undefined) {
      this.#fault(row, 'noDay')
      return unknown
    }
    const moment = this.#moments.read(cells[column])
    const text = saidIn(cells[column])
    if (moment === null) this.#fault(row, 'day', { text })
    else if (this.#moments.contradiction !== null)
      this.#fault(row, 'twoDayOrders', { text: this.#moments.contradiction })
    return moment ?? unknown
  }

  #quantityOf(cells: Row, row: number, kind: Kind | null): number {
    if (kind === null || factsOf(kind).countsPieces !== true) return 0
    // The rows of its articles say how many pieces an order has.
    const isOrder = this.#text(cells, 'sku') === '' && this.#text(cells, 'listing') === ''
    if (isOrder && this.#statement.layout.hasItemRows === true) return 0
    const column = (this.#statement.places.texts.quantity ?? []).find(
      (one) => saidIn(cells[one]) !== '',
    )
    if (column === undefined) return Number.NaN
    const text = saidIn(cells[column])
    if (/^-?\d{1,6}(?:[.,]0{1,2})?$/.test(text)) return Math.abs(Number.parseInt(text, 10))
    this.#fault(row, 'quantity', { text, column: this.#statement.table.header[column] ?? '' })
    return Number.NaN
  }

  #currencyOf(cells: Row, row: number, named: string | null, store: string): string {
    const said = this.#text(cells, 'currency').toUpperCase()
    const { currency, otherCurrency } = this.#statement
    const byFile = this.#currency || currency || currencyOfStore(store) || otherCurrency
    const found = said || named || byFile
    if (found === '') this.#fault(row, 'noCurrency')
    return found
  }

  #add(entry: Entry, cells: Row, entries: Entry[]): void {
    const key = this.#keyOf(entry, cells)
    if (key !== '') {
      this.#join(entry, key, entries)
      return
    }
    if (this.#statement.layout.hasItemRows === true && this.#orders.takes(entry)) return
    entries.push(entry)
  }

  /** What rows that tell parts of one sale have in common; blank where a row tells all of it. */
  #keyOf(entry: Entry, cells: Row): string {
    const { kind, order, sku, store, currency, payout, moment } = entry
    if (kind === null || order === '') return ''
    const mergesAll = this.#statement.layout.mergesRows === true
    if (!mergesAll && !(this.#joinsVAT && saleKinds.has(kind))) return ''
    const sale = [order, sku, store, currency]
    if (mergesAll) return [...sale, payout, moment.day, this.#text(cells, 'event')].join('\n')
    return [...sale, isBack(entry) ? 'back' : 'sold'].join('\n')
  }

  #join(entry: Entry, key: string, entries: Entry[]): void {
    const open = this.#open.get(key)
    if (open !== undefined) {
      join(open, entry)
      return
    }
    this.#open.set(key, entry)
    if (this.#open.size <= mostOpen) return
    for (const [oldest, passed] of this.#open) {
      this.#open.delete(oldest)
      entries.push(passed)
      return
    }
  }
}

const isVAT = (kind: Kind): boolean => kind === 'saleVAT' || kind === 'withheldVAT'

/** Whether an entry is about what is given back. */
const isBack = ({ kind, amounts, total }: Entry): boolean =>
  kind === 'withheldVAT'
    ? total > 0
    : amounts.refundsVAT !== undefined || (kind !== null && factsOf(kind).isRefund === true)

const unknown: Moment = { day: '', from: 0, to: 0 }

const tellsFees = (isItem: boolean, { commission }: Amounts): boolean =>
  !isItem || commission !== undefined

const hasSales = (amounts: Amounts): boolean =>
  saleParts.some((part) => amounts[part] !== undefined)

/** Amounts of a row whose columns of sales are blank: they are what it comes to less what it tells. */
function withSales(inColumns: Amounts, isRefund: boolean, total: number): Amounts {
  const left = hasSales(inColumns) ? 0 : total - sumOf(inColumns)
  return left === 0 ? inColumns : { ...inColumns, [isRefund ? 'refunds' : 'sales']: left }
}

/** The kind of a row; null where Amazon only sends what was sold elsewhere, and counts no pieces as sold. */
const kindHere = (kind: Kind | null, store: string, amounts: Amounts): Kind | null =>
  isElsewhere(store) && !hasSales(amounts) ? null : kind

/** Whether a cell holds no amount, as most do: they are read in no other way. */
const isNothing = (cell: Cell | undefined): boolean =>
  cell === '' || cell === '0' || cell === '0,00' || cell === '0.00'

/** Amounts of a row that the seller calls a sale or a refund: money in a column for all sorts of things is then of that. */
function asMeant(amounts: Amounts, meant: Kind, isRefund: boolean): Amounts {
  const { other = 0 } = amounts
  if (factsOf(meant).part !== null || hasSales(amounts) || other === 0) return amounts
  return { ...amounts, other: 0, [isRefund ? 'refunds' : 'sales']: other }
}

/** Adds what another row says of the same sale. */
function join(entry: Entry, other: Entry): void {
  addAmounts(entry.amounts, other.amounts)
  entry.goods += other.goods
  entry.beside += other.beside
  entry.total += other.total
  entry.rows += other.rows
  const counts = other.kind !== null && factsOf(other.kind).countsPieces === true
  if (!counts) return
  const isFirst = entry.kind === null || factsOf(entry.kind).countsPieces !== true
  entry.quantity = isFirst ? other.quantity : entry.quantity + other.quantity
  entry.kind = other.kind
}
