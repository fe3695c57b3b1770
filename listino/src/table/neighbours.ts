import { isAmountRole, type Mapping, type Role, rolesHolding } from '../layouts/role.ts'
import { type Row, textIn } from './cell.ts'
import { cutsIn, decimals, hasMore, isHalved, isLow, isWhole } from './cuts.ts'
import { namesOtherNumbers } from './other-numbers.ts'
import type { Table } from './table.ts'

/** The roles of columns with words in their cells. */
const wordy = new Set(rolesHolding('name', 'currency', 'country'))

/** What the columns of a file say of cells that could be halves of amounts. */
export class Neighbours {
  readonly #header: readonly string[]
  readonly #width: number
  readonly #mapping: Mapping
  readonly #roles: ReadonlyMap<number, Role>

  constructor({ header, width }: Pick<Table, 'header' | 'width'>, mapping: Mapping) {
    this.#header = header
    this.#width = width
    this.#mapping = mapping
    this.#roles = new Map(
      Object.entries(mapping).flatMap(([role, columns]) =>
        columns.map((column) => [column, role as Role] as const),
      ),
    )
  }

  #isAmount(column: number): boolean {
    return isAmountRole(this.#roles.get(column))
  }

  /** Whether a column is known for one that may hold numbers. */
  #isKnown(column: number): boolean {
    const role = this.#roles.get(column)
    return role !== undefined && !wordy.has(role)
  }

  /** Whether nothing says why a number should stand in a column. */
  #isOdd(column: number): boolean {
    return !this.#isKnown(column) && !namesOtherNumbers(this.#header[column])
  }

  /** Whether a number makes sense as it stands in a row. */
  makesSense(row: Row, column: number): boolean {
    if (!this.#isAmount(column)) return this.#isKnown(column) && row.length <= this.#width
    const price = Number(textIn(row[this.#mapping.price?.[0] ?? -1]))
    return !(price > 0 && Number(textIn(row[column])) > price)
  }

  /** Whether a number stands as an amount that is never written so: `05`. */
  isLowAmount(row: Row, column: number): boolean {
    return this.#isAmount(column) && isLow(row[column])
  }

  /** Whether a row is written to its end, so that amounts which are cut make it longer than the header. */
  isComplete(row: Row): boolean {
    return row.length === this.#width && !isWhole(row.at(-1))
  }

  /** Whether a row is longer than the header by blank cells, and amounts cut in two would have moved its numbers. */
  isMoved(row: Row, from: number): boolean {
    const more = row.length - this.#width
    if (more <= 0 || hasMore(row, this.#header.length)) return false
    const cuts = cutsIn(row, from, decimals)
    if (cuts[0] !== from || more > cuts.length) return false
    return row.some((cell, column) => column > from && isWhole(cell) && this.#isOdd(column))
  }

  /** Whether a row that fits the header ends in halves of amounts, some of them where no number belongs. */
  endsInHalves(row: Row, from: number): boolean {
    if (row.length > this.#width || !isHalved(row, from, decimals)) return false
    const cuts = cutsIn(row, from, decimals)
    return (
      cuts.at(-1) === row.length - 2 &&
      cuts.some((at) => this.#isOdd(at + 1) && (this.#isAmount(at) || this.#isOdd(at)))
    )
  }
}
