import { recognise } from '../layouts/recognise.ts'
import type { Mapping } from '../layouts/role.ts'
import { NumberColumn } from '../numbers/number-column.ts'
import { currencyOf, type DecimalMark, isEmptyText } from '../numbers/number-style.ts'
import { type Cell, shownIn, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { Unreadable } from '../table/unreadable.ts'
import { unguarded } from '../writing/text-cell.ts'
import { hasCutAmounts } from './columns.ts'
import { otherTermsIn } from './own-terms.ts'
import type { Problem } from './problem.ts'
import { isSpoilt } from './row-kinds.ts'
import { RowShape } from './row-shape.ts'

type Row = readonly Cell[]

const firstIn = (row: Row, columns: readonly number[] | undefined): Cell | undefined =>
  columns?.map((column) => row[column]).find((cell) => textIn(cell) !== '')

/** The currency that a cell names; null where it names none. */
const currencyIn = (cell: Cell | undefined): string | null => {
  const text = textIn(cell)
  return currencyOf(text) ?? (isEmptyText(text) ? null : text.toUpperCase())
}

/** Reads the rows of a file of costs, each by itself. After `read`, the rest says what is in the row. */
export class CostReader {
  sku = ''
  cost = Number.NaN
  currency = 'EUR'
  readonly #mapping: Mapping
  readonly #isOwn: boolean
  readonly #hasOtherTerms: (row: Row) => boolean
  readonly #shape: RowShape
  readonly #numbers: NumberColumn
  /** What the column of the costs is called. */
  readonly #title: string

  /** @param mark how numbers are written, where the seller says so; else the column tells */
  constructor(table: Table, mapping: Mapping, mark: DecimalMark | null) {
    if (hasCutAmounts(table, mapping, mark)) throw new Unreadable('decimalCommas')
    const layout = recognise(table.header)
    this.#mapping = mapping
    this.#isOwn = layout?.key === 'margine'
    this.#hasOtherTerms = otherTermsIn(table, layout)
    this.#shape = new RowShape(table, mapping, mark)
    const cells = table.sample.map((row) => firstIn(row, mapping.cost))
    this.#numbers = NumberColumn.of(cells, mark)
    this.#title = table.header[mapping.cost?.[0] ?? -1] ?? ''
  }

  /** Takes in a row; answers why it can't be used, and null where it can. */
  read(row: Row, isBroken: boolean): Problem | null {
    const sku = firstIn(row, this.#mapping.sku)
    // Texts that we wrote for people come back as they were.
    this.sku = this.#isOwn ? unguarded(textIn(sku)) : textIn(sku)
    this.cost = Number.NaN
    const code = this.#shape.fault(row, isBroken)
    if (code !== null) return { code }
    if (this.#hasOtherTerms(row)) return { code: 'otherTerms' }
    const cell = firstIn(row, this.#mapping.cost)
    this.cost = this.#numbers.read(cell)
    const named = this.#numbers.currency ?? currencyIn(firstIn(row, this.#mapping.currency))
    // Costs that name no currency are in euro.
    this.currency = named ?? 'EUR'
    return this.#amountProblem(cell) ?? this.#skuProblem(sku)
  }

  #amountProblem(cell: Cell | undefined): Problem | null {
    const code = this.#numbers.fault ?? (this.cost < 0 ? 'negative' : null)
    if (code !== null) return { code, text: shownIn(cell), column: this.#title }
    return this.cost > 0 ? null : { code: 'noCost' }
  }

  #skuProblem(cell: Cell | undefined): Problem | null {
    if (this.sku === '') return { code: 'noSku' }
    return isSpoilt(cell) ? { code: 'spoiltSku', text: this.sku } : null
  }
}
