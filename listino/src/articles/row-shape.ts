import type { Mapping } from '../layouts/role.ts'
import { type Cell, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import type { ProblemCode } from './problem.ts'

type Row = readonly (Cell | undefined)[]

const saysSomething = (cell: Cell | undefined): boolean => textIn(cell) !== ''

/** How many cells the rows of a file have. */
export class RowShape {
  readonly #titled: number
  /** How many a row has to have: all, unless most rows of the file leave out the last ones. */
  readonly #least: number

  constructor({ header, sample }: Pick<Table, 'header' | 'sample'>, mapping: Mapping) {
    this.#titled = header.length
    const short = sample.filter(({ length }) => length < header.length)
    const areShort = short.length > sample.length / 2
    this.#least = areShort ? Math.max(-1, ...Object.values(mapping).flat()) + 1 : header.length
  }

  /** What is wrong with the cells of a row taken together; null where they fit the header. */
  fault(row: Row, isBroken: boolean): ProblemCode | null {
    if (isBroken) return 'quotes'
    const isTooLong = row.length > this.#titled && row.findLastIndex(saysSomething) >= this.#titled
    if (isTooLong) return 'tooManyCells'
    return row.length < this.#least ? 'tooFewCells' : null
  }
}
