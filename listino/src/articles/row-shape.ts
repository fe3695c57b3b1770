import { greatestOf } from '../extremes.ts'
import type { Mapping } from '../layouts/role.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import type { Row } from '../table/cell.ts'
import { hasMore } from '../table/cuts.ts'
import { lengthenedRows } from '../table/lengthened-rows.ts'
import type { Table } from '../table/table.ts'
import type { ProblemCode } from './problem.ts'
import { SecondHeader } from './second-header.ts'

/** Whether the cells of a row stand below the titles that count: how many there are, and no other titles between. */
export class RowShape {
  readonly #second: SecondHeader
  readonly #titled: number
  /** How many a row may have that says something behind the last title; a workbook has no separators to go wrong. */
  readonly #most: number
  /** How many a row has to have: all, unless most rows of the file leave out the last ones. */
  readonly #least: number
  /** Whether amounts that were cut in two may have made a row longer than the header. */
  readonly #isLengthened: (row: Row) => boolean

  /** @param mark how numbers are written, where the seller says so */
  constructor(table: Table, mapping: Mapping, mark: DecimalMark | null) {
    const { header, width, sample, delimiter } = table
    this.#second = new SecondHeader(header, mapping)
    const mostRows = (fits: (row: Row) => boolean) => sample.filter(fits).length > sample.length / 2
    const titled = header.length
    const areWide = mostRows(({ length }) => length >= width)
    const areShort = mostRows(({ length }) => length < titled)
    const ofText = areWide ? width : titled
    this.#titled = titled
    this.#most = delimiter === null ? Number.POSITIVE_INFINITY : ofText
    this.#isLengthened = lengthenedRows(table, mapping, mark)
    this.#least = areShort ? greatestOf(Object.values(mapping).flat(), -1) + 1 : titled
  }

  /** Another sheet begins. */
  begin(): void {
    this.#second.begin()
  }

  /** Whether a row that titles no amounts fits the header by how many cells it has. */
  fits(cells: number): boolean {
    return cells >= this.#least && cells <= this.#titled && !this.#second.isOther
  }

  /** What is wrong with the cells of a row taken together; null where they fit the header. */
  fault(row: Row, isBroken: boolean): ProblemCode | null {
    if (isBroken) return 'quotes'
    if (this.#second.covers(row)) return 'otherHeader'
    const isTooLong = row.length > this.#most && hasMore(row, this.#titled)
    if (isTooLong || this.#isLengthened(row)) return 'tooManyCells'
    return row.length < this.#least ? 'tooFewCells' : null
  }
}
