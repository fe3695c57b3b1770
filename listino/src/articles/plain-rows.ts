import { type Spent, spent } from '../costs/parts.ts'
import type { Role } from '../layouts/role.ts'
import type { NumberColumn } from '../numbers/number-column.ts'
import { isUnknown } from '../numbers/number-style.ts'
import { CellSpans } from '../table/cell-spans.ts'
import type { Piece } from '../table/delimited.ts'
import type { Span } from '../table/span.ts'
import type { Table } from '../table/table.ts'
import { PlainRow, textRoles } from './plain-row.ts'
import { isSpoilt, maySum } from './row-kinds.ts'
import type { RowReading } from './row-reading.ts'
import type { RowShape } from './row-shape.ts'

/** What is spent and says nothing beside its amount. */
const plainlySpent = spent.filter((part) => part !== 'fulfilment')

const plainRoles: ReadonlySet<string> = new Set([
  ...textRoles,
  ...plainlySpent,
  ...(['price', 'cost'] satisfies Role[]),
])

type AmountColumn = { column: number; numbers: NumberColumn; divisor: number }

const equals = 0x3d

/** Whether a text begins or ends with a blank there. */
const isBlankAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code <= 0x20 || (code >= 0x7f && text.charAt(at).trim() === '')
}

/** The letters that no word for a sum begins with: what begins with one is no number and no fault of a spreadsheet either. */
const safeLetters = new Set([...'abdefhjkloquwxyzABDEFHJKLOQUWXYZ'].map((one) => one.charCodeAt(0)))

/** Reads the plain rows of a file as `ArticleReader` reads any, in one go over their characters; the others it leaves to that. */
export class PlainRows {
  readonly row: PlainRow
  readonly #shape: RowShape
  readonly #spans: CellSpans
  readonly #texts: { column: number; span: Span; mayBeUnknown: boolean }[]
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
      const mayBeUnknown = role === 'category' || role === 'ean'
      return column === undefined ? [] : [{ column, span: row.texts[role], mayBeUnknown }]
    })
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
    if (table.dialect === null || layout !== null || !isPlain || !book.hasRatesIn(country))
      return null
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
    const spans = new CellSpans(table.dialect)
    return new PlainRows(row, shape, spans, reading, { price, cost, spent: others })
  }

  /** Whether a row is plain, which is then in `row`. */
  reads(lines: Piece, place: number): boolean {
    const { text } = lines
    const spans = this.#spans
    if (!lines.isLine(place)) return false
    if (!spans.cut(text, lines.froms[place] as number, lines.tos[place] as number)) return false
    if (!this.#shape.fits(spans.count)) return false
    const { row } = this
    row.price = this.#amount(text, this.#price)
    row.cost = this.#amount(text, this.#cost)
    if (!(row.price > 0 && row.cost > 0)) return false
    for (let at = 0; at < this.#spent.length; at++) {
      const one = this.#spent[at] as AmountColumn
      const amount = this.#amount(text, one)
      if (Number.isNaN(amount) && !this.#isEmpty(one.column)) return false
      row.amounts[at] = amount
    }
    for (const { column, span, mayBeUnknown } of this.#texts)
      if (!this.#takes(text, column, span, mayBeUnknown)) return false
    const { sku } = row.texts
    if (sku.from === sku.to) return false
    return (
      safeLetters.has(sku.text.charCodeAt(sku.from)) || !(isSpoilt(sku.value) || maySum(sku.value))
    )
  }

  #isEmpty(column: number): boolean {
    const { froms, tos, count } = this.#spans
    return column >= count || froms[column] === tos[column]
  }

  #amount(text: string, { column, numbers, divisor }: AmountColumn): number {
    const { froms, tos, count } = this.#spans
    if (column >= count) return Number.NaN
    return numbers.plain(text, froms[column] as number, tos[column] as number) / divisor
  }

  /** Takes the text of a column; answers whether it is one that says what it is. */
  #takes(text: string, column: number, span: Span, mayBeUnknown: boolean): boolean {
    if (this.#isEmpty(column)) {
      span.set('', 0, 0)
      return true
    }
    const { froms, tos, areDoubled } = this.#spans
    const from = froms[column] as number
    const to = tos[column] as number
    if (isBlankAt(text, from) || isBlankAt(text, to - 1)) return false
    // What stands for a text: ="00123".
    if (text.charCodeAt(from) === equals) return false
    if (areDoubled[column] === true) {
      const cell = text.slice(from, to).replaceAll('""', '"')
      span.set(cell, 0, cell.length)
    } else span.set(text, from, to)
    return !(mayBeUnknown && isUnknown(span.value))
  }
}
