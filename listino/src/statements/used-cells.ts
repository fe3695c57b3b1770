import { type Cell, isBlank, type Row } from '../table/cell.ts'
import { CellSpans } from '../table/cell-spans.ts'
import type { Piece } from '../table/delimited.ts'
import { isCutByBytes } from '../table/marks.ts'
import { FewTexts } from '../table/span.ts'
import { decoded } from '../table/utf8.ts'
import type { TextRole } from './layout.ts'
import type { Money } from './money.ts'
import type { Statement } from './statement.ts'

/** Of what these say few texts come again and again. */
const repeated: ReadonlySet<TextRole> = new Set<TextRole>([
  ...(['type', 'detail', 'event', 'status'] as const),
  ...(['store', 'account', 'currency', 'payout', 'quantity'] as const),
])

/** Stands for an amount that is known. */
const anAmount = '1'

/**
 * The cells of rows as they stand in the bytes of a text. No text is made of those that nothing is read from, which are blank,
 * nor of amounts that are written as most are.
 */
export class UsedCells {
  readonly #width: number
  readonly #money: Money
  readonly #spans: CellSpans | null
  readonly #texts: readonly { column: number; known: FewTexts | null }[]
  readonly #amounts: readonly number[]
  /** The row that was asked for last, and its amounts in cents: NaN where one has to be read with care. */
  readonly #row: Cell[] = []
  readonly #cents: Float64Array
  /** The text of that row, and where it begins in its bytes. */
  #line = ''
  #from = 0
  /** Whether each character of it is a byte. */
  #isOfBytes = false

  constructor({ table, places }: Statement, money: Money) {
    const { dialect, width } = table
    const { texts, amounts, total, totalWithoutVAT, announced } = places
    this.#width = width
    this.#money = money
    this.#spans = dialect !== null && isCutByBytes(dialect) ? new CellSpans(dialect) : null
    this.#cents = new Float64Array(width).fill(Number.NaN)
    const roles = Object.entries(texts) as [TextRole, readonly number[]][]
    const known = new Map<number, FewTexts | null>([
      // By the first column a second header is told, where none tells the type of a row.
      [0, null],
      ...roles.flatMap(([role, columns]) =>
        columns.map((column) => [column, repeated.has(role) ? new FewTexts() : null] as const),
      ),
    ])
    this.#texts = Array.from(known, ([column, known]) => ({ column, known }))
    this.#amounts = [...amounts.map(({ at }) => at), total, totalWithoutVAT, announced].filter(
      (column) => column !== -1 && !known.has(column),
    )
  }

  /** The cells of a row, until the next one is asked for. */
  of(lines: Piece, place: number): Row {
    return this.#takes(lines, place) && !isBlank(this.#row) ? this.#row : lines.cells(place)
  }

  /** The cents in a cell of a row, where they are known; else NaN. */
  centsIn(row: Row, column: number): number {
    return row === this.#row ? (this.#cents[column] as number) : Number.NaN
  }

  /** Whether the cells of a row are as others are; they are then in `#row`. */
  #takes(lines: Piece, place: number): boolean {
    const spans = this.#spans
    if (spans === null || !lines.isLine(place)) return false
    const { bytes, marks } = lines
    const first = lines.firstOf(place)
    const last = lines.lasts[place] as number
    this.#from = lines.startOf(first)
    if (!spans.cut(lines, this.#from, first, last) || spans.count > this.#width) return false
    const to = marks[last] as number
    this.#line = decoded(bytes, this.#from, to)
    this.#isOfBytes = this.#line.length === to - this.#from
    this.#row.length = spans.count
    this.#row.fill('')
    return this.#takesTexts(bytes, spans) && this.#takesAmounts(bytes, spans)
  }

  #takesTexts(bytes: Uint8Array, spans: CellSpans): boolean {
    for (const { column, known } of this.#texts)
      if (column < spans.count && !this.#takesText(bytes, spans, column, known)) return false
    return true
  }

  #takesAmounts(bytes: Uint8Array, spans: CellSpans): boolean {
    for (const column of this.#amounts) {
      this.#cents[column] = Number.NaN
      if (column >= spans.count) continue
      const from = spans.froms[column] as number
      const cents = this.#money.plain(bytes, from, spans.tos[column] as number)
      this.#cents[column] = cents
      if (!Number.isNaN(cents)) this.#row[column] = cents === 0 ? '0' : anAmount
      else if (!this.#takesText(bytes, spans, column, null)) return false
    }
    return true
  }

  /** Takes the text of a cell; answers whether it means itself: not `="00123"`. */
  #takesText(
    bytes: Uint8Array,
    { froms, tos, areDoubled }: CellSpans,
    column: number,
    known: FewTexts | null,
  ): boolean {
    const from = froms[column] as number
    const to = tos[column] as number
    if (from === to) return true
    const isDoubled = areDoubled[column] === true
    let text: string
    if (known !== null) text = known.at(bytes, from, to)
    else if (this.#isOfBytes) text = this.#line.slice(from - this.#from, to - this.#from)
    else text = decoded(bytes, from, to)
    if (isDoubled) text = text.replaceAll('""', '"')
    this.#row[column] = text
    return !text.startsWith('=')
  }
}
