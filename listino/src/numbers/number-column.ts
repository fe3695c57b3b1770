import { largestAmount } from '@margine/engine'
import { type Cell, isConverted, textIn } from '../table/cell.ts'
import { type ColumnStyle, columnStyleOf, columnStylesOf, contradicts } from './column-style.ts'
import { amountOf, type DecimalMark, isUnknown, taken, writtenOf } from './number-style.ts'
import { plainNumber, SimpleNumber } from './simple-number.ts'

/** Why a cell that says something has no amount. */
export type AmountFault =
  | 'notANumber'
  /** `#N/D`, `--`: unknown, which is not 0. */
  | 'unknown'
  /** Its marks stand for something else than those of the rest of the column. */
  | 'otherMarks'
  /** `1.234` in a column that doesn't settle what its dot means. */
  | 'ambiguous'
  | 'tooLarge'

const nothingShown: ColumnStyle = { mark: null, isProven: false, isUnsure: false }

/**
 * Reads the amounts of one column, with one decimal mark for all its numbers. After `read`, `fault` and
 * `currency` say more of the cell.
 */
export class NumberColumn {
  mark: DecimalMark | null
  fault: AmountFault | null = null
  currency: string | null = null
  readonly #simple = new SimpleNumber()
  readonly #style: ColumnStyle

  /**
   * @param mark how numbers are written; with null the first that settles it does
   * @param style what the column shows
   */
  constructor(
    mark: DecimalMark | null,
    style: ColumnStyle = { ...nothingShown, isProven: mark !== null },
  ) {
    this.mark = mark
    this.#style = style
  }

  /**
   * The column that some cells are the beginning of.
   *
   * @param mark how its numbers are written, where the seller says so; what its cells contradict leaves them in doubt
   */
  static of(cells: readonly (Cell | undefined)[], mark: DecimalMark | null = null): NumberColumn {
    const style =
      mark === null
        ? columnStyleOf(cells)
        : { mark, isProven: true, isUnsure: contradicts(cells, mark) }
    return new NumberColumn(style.mark, style)
  }

  /** The amount in a cell; NaN where it is blank or has a fault. */
  read(cell: Cell | undefined): number {
    this.fault = null
    this.currency = null
    if (typeof cell === 'number') return this.#checked(cell)
    if (typeof cell === 'object' && !isConverted(cell)) {
      this.currency = 'currency' in cell ? cell.currency : null
      return this.#checked(cell.amount)
    }
    const text = textIn(cell)
    if (!this.#simple.reads(text)) return this.#slowly(text)
    const { value, mark } = this.#simple
    if (mark === null) return this.#checked(value)
    this.mark ??= mark
    return this.mark === mark ? this.#checked(value) : this.#failed('otherMarks')
  }

  /** The amount in bytes of a text that say nothing else, written as others are; NaN for whatever has to be read with care. */
  plain(bytes: Uint8Array, from: number, to: number): number {
    const value = plainNumber(bytes, from, to, this.mark)
    return value <= largestAmount ? value : Number.NaN
  }

  #slowly(text: string): number {
    if (text === '') return Number.NaN
    if (isUnknown(text)) return this.#failed('unknown')
    const found = taken(text)
    const kind = found === null ? 'notANumber' : writtenOf(found.body)
    if (found === null || kind === 'notANumber') return this.#failed('notANumber')
    this.currency = found.currency
    const value = this.#valued(found.body, kind)
    return found.isNegative ? -value : value
  }

  #valued(body: string, kind: ReturnType<typeof writtenOf>): number {
    if (kind === 'comma' || kind === 'dot') return this.#marked(body, kind)
    if (kind === 'plain') return this.#checked(amountOf(body, 'comma'))
    const isSettled = this.mark !== null && this.#settles(body.includes(',') ? 'comma' : 'dot')
    return isSettled
      ? this.#checked(amountOf(body, this.mark as DecimalMark))
      : this.#failed('ambiguous')
  }

  /** Whether the column leaves no doubt about three digits after a mark: thousands, or decimals as long as others. */
  #settles(mark: DecimalMark): boolean {
    return !this.#style.isUnsure && (mark !== this.mark || this.#style.isProven)
  }

  /** The first number that settles the mark settles it for all that follow. */
  #marked(body: string, mark: DecimalMark): number {
    this.mark ??= mark
    return this.mark === mark ? this.#checked(amountOf(body, mark)) : this.#failed('otherMarks')
  }

  #checked(value: number): number {
    return Math.abs(value) <= largestAmount ? value : this.#failed('tooLarge')
  }

  #failed(fault: AmountFault): number {
    this.fault = fault
    return Number.NaN
  }
}

/**
 * The readers of some columns of a file, each by what it and the others show.
 *
 * @param mark how their numbers are written, where the seller says so
 */
export function numberColumns(
  { sample }: { sample: readonly (readonly Cell[])[] },
  columns: readonly number[],
  mark: DecimalMark | null = null,
): ReadonlyMap<number, NumberColumn> {
  const own = [...new Set(columns)]
  const cells = own.map((column) => sample.map((row) => row[column]))
  const made =
    mark === null
      ? columnStylesOf(cells).map((style) => new NumberColumn(style.mark, style))
      : cells.map((all) => NumberColumn.of(all, mark))
  return new Map(own.map((column, at) => [column, made[at] as NumberColumn]))
}
