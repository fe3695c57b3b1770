import { type Spent, spent } from '../costs/parts.ts'
import type { Role } from '../layouts/role.ts'
import type { NumberColumn } from '../numbers/number-column.ts'
import { isUnknown, mayBeUnknown } from '../numbers/number-style.ts'
import { CellSpans } from '../table/cell-spans.ts'
import type { Piece } from '../table/delimited.ts'
import { isCutByBytes, quote } from '../table/marks.ts'
import { FewTexts, type Span } from '../table/span.ts'
import type { Table } from '../table/table.ts'
import { decoded } from '../table/utf8.ts'
import { PlainRow, textRoles } from './plain-row.ts'
import { isSpoilt, mayMeanElse, maySum } from './row-kinds.ts'
import type { RowReading } from './row-reading.ts'
import type { RowShape } from './row-shape.ts'

/** What is spent and says nothing beside its amount. */
const plainlySpent = spent.filter((part) => part !== 'fulfilment')

const plainRoles: ReadonlySet<string> = new Set([
  ...textRoles,
  ...plainlySpent,
  ...(['price', 'cost', 'category', 'quantity'] satisfies Role[]),
])

type AmountColumn = { column: number; numbers: NumberColumn; divisor: number }

const equals = 0x3d

/** Whether a cell begins or ends with a blank. */
function hasBlanksAround(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from] as number
  const last = bytes[to - 1] as number
  if (first <= 0x20 || last <= 0x20) return true
  if (first < 0x80 && last < 0x80) return false
  const text = decoded(bytes, from, to)
  return text !== text.trim()
}

/** Reads the plain rows of a file as `ArticleReader` reads any, in one go over their bytes; the others it leaves to that. */
export class PlainRows {
  readonly row: PlainRow
  readonly #shape: RowShape
  readonly #spans: CellSpans
  readonly #texts: { column: number; span: Span; mayBeUnknown: boolean }[]
  /** The column of categories; -1 where there is none. */
  readonly #category: number
  readonly #categories = new FewTexts()
  /** Cells of a row without the quotes that are doubled in them. */
  #undoubled = new Uint8Array(1 << 8)
  #undoubledTo = 0
  readonly #price: AmountColumn
  readonly #cost: AmountColumn
  readonly #spent: AmountColumn[]

  private constructor(
    row: PlainRow,
    shape: RowShape,
    spans: CellSpans,
    { columns: { mapping } }: RowReading,
    amounts: Readonly<Record<'price' | 'cost', AmountColumn>> & { spent: AmountColumn[] },
  ) {
    this.row = row
    this.#shape = shape
    this.#spans = spans
    this.#price = amounts.price
    this.#cost = amounts.cost
    this.#spent = amounts.spent
    this.#texts = textRoles.flatMap((role) => {
      const [column] = mapping[role] ?? []
      const mayBeUnknown = role === 'ean'
      return column === undefined ? [] : [{ column, span: row.texts[role], mayBeUnknown }]
    })
    this.#category = mapping.category?.[0] ?? -1
  }

  /**
   * Null for a file with a column that says more than a text or an amount, or in which what a row says depends on others.
   *
   * @param isOfShop whether shipping is what sending to customers of a shop costs
   */
  static of(
    table: Table,
    reading: RowReading,
    shape: RowShape,
    isOfShop: boolean,
  ): PlainRows | null {
    const { columns, form, layout, book } = reading
    const { mapping } = columns
    const isPlain = Object.entries(mapping).every(
      ([role, all]) => plainRoles.has(role) && all.length === 1,
    )
    const { paese: country } = form
    const { dialect } = table
    if (dialect === null || !isCutByBytes(dialect) || layout !== null) return null
    if (!isPlain || !book.hasRatesIn(country)) return null
    const { currency } = book.ratesOf(country, 'base').country
    const amountIn = (role: 'price' | 'cost' | Spent) => {
      const [column = -1] = mapping[role] ?? []
      const read = columns.plainIn(column, currency)
      return read === null ? null : { column, ...read }
    }
    const said = plainlySpent.filter((part) => mapping[part] !== undefined)
    const [price, cost] = [amountIn('price'), amountIn('cost')]
    const others = said.map(amountIn).filter((one) => one !== null)
    if (price === null || cost === null || others.length < said.length) return null
    if (mapping.sku === undefined) return null
    const row = new PlainRow(said, country, currency, isOfShop ? 'here' : 'all')
    const spans = new CellSpans(dialect)
    return new PlainRows(row, shape, spans, reading, { price, cost, spent: others })
  }

  /** Whether a row is plain, which is then in `row`. */
  reads(lines: Piece, place: number): boolean {
    if (!lines.isLine(place)) return false
    const spans = this.#spans
    const first = lines.firstOf(place)
    if (!spans.cut(lines, lines.startOf(first), first, lines.lasts[place] as number)) return false
    if (!this.#shape.fits(spans.count)) return false
    return this.#takesAmounts(lines.bytes) && this.#takesTexts(lines.bytes)
  }

  #takesAmounts(bytes: Uint8Array): boolean {
    const { row } = this
    row.price = this.#amount(bytes, this.#price)
    row.cost = this.#amount(bytes, this.#cost)
    if (!(row.price > 0 && row.cost > 0)) return false
    for (let at = 0; at < this.#spent.length; at++) {
      const one = this.#spent[at] as AmountColumn
      const amount = this.#amount(bytes, one)
      if (Number.isNaN(amount) && !this.#isEmpty(one.column)) return false
      row.amounts[at] = amount
    }
    return true
  }

  #takesTexts(bytes: Uint8Array): boolean {
    this.#undoubledTo = 0
    for (const { column, span, mayBeUnknown } of this.#texts)
      if (!this.#takes(bytes, column, span, mayBeUnknown)) return false
    if (this.#category !== -1 && !this.#takesCategory(bytes, this.#category)) return false
    const { sku } = this.row.texts
    if (sku.from === sku.to) return false
    if (!mayMeanElse(sku.bytes, sku.from, sku.to)) return true
    return !(isSpoilt(sku.value) || maySum(sku.value))
  }

  #isEmpty(column: number): boolean {
    const { froms, tos, count } = this.#spans
    return column >= count || froms[column] === tos[column]
  }

  #amount(bytes: Uint8Array, { column, numbers, divisor }: AmountColumn): number {
    const { froms, tos, count } = this.#spans
    if (column >= count) return Number.NaN
    return numbers.plain(bytes, froms[column] as number, tos[column] as number) / divisor
  }

  /** Whether a cell says what it is and nothing else, without blanks around it. */
  #isText(bytes: Uint8Array, column: number): boolean {
    const { froms, tos } = this.#spans
    const from = froms[column] as number
    // What stands for a text: ="00123".
    return bytes[from] !== equals && !hasBlanksAround(bytes, from, tos[column] as number)
  }

  /** Takes the text of a column; answers whether it is one that says what it is. */
  #takes(bytes: Uint8Array, column: number, span: Span, mayBeNone: boolean): boolean {
    if (this.#isEmpty(column)) {
      span.set(bytes, 0, 0)
      return true
    }
    if (!this.#isText(bytes, column)) return false
    const { froms, tos, areDoubled } = this.#spans
    const from = froms[column] as number
    const to = tos[column] as number
    if (areDoubled[column] === true) this.#undouble(bytes, from, to, span)
    else span.set(bytes, from, to)
    return !(mayBeNone && mayBeUnknown(to - from) && isUnknown(span.value))
  }

  #undouble(bytes: Uint8Array, from: number, to: number, span: Span): void {
    const begin = this.#undoubledTo
    if (begin + to - from > this.#undoubled.length) {
      const more = new Uint8Array(2 * (begin + to - from))
      more.set(this.#undoubled)
      this.#undoubled = more
    }
    let end = begin
    for (let at = from; at < to; at++) {
      if (bytes[at] === quote) at++
      this.#undoubled[end++] = bytes[at] as number
    }
    this.#undoubledTo = end
    span.set(this.#undoubled, begin, end)
  }

  #takesCategory(bytes: Uint8Array, column: number): boolean {
    const { row } = this
    row.category = ''
    if (this.#isEmpty(column)) return true
    const { froms, tos, areDoubled } = this.#spans
    if (!this.#isText(bytes, column) || areDoubled[column] === true) return false
    row.category = this.#categories.at(bytes, froms[column] as number, tos[column] as number)
    return !isUnknown(row.category)
  }
}
