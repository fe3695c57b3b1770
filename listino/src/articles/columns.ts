import { type AmountRole, amountRoles, type Mapping, type Role } from '../layouts/role.ts'
import { NumberColumn } from '../numbers/number-column.ts'
import { type DecimalMark, isEmptyText } from '../numbers/number-style.ts'
import { type Cell, shownIn, textIn } from '../table/cell.ts'
import { decimalCommasIn } from '../table/decimal-commas.ts'
import { lengthenedRows } from '../table/lengthened-rows.ts'
import type { Table } from '../table/table.ts'
import { Unreadable } from '../table/unreadable.ts'
import type { Problem } from './problem.ts'

type Row = readonly (Cell | undefined)[]

const none: readonly number[] = []
const noneSilent: ReadonlySet<number> = new Set()

/** The texts that a seller or a marketplace makes up: an SKU may be `NA`, which in any other column says nothing. */
const free: ReadonlySet<Role> = new Set(['sku', 'listing', 'name', 'variation', 'group'])

const says = (cell: Cell | undefined, role: Role): boolean => {
  const text = textIn(cell)
  return free.has(role) ? text !== '' : !isEmptyText(text)
}

/** Whether the amounts of a file are cut in two at their commas, or may be; not where the seller says that none has one. */
export const hasCutAmounts = (table: Table, mapping: Mapping, mark: DecimalMark | null): boolean =>
  mark !== 'dot' && decimalCommasIn(table, mapping) !== 'none'

/** The columns of a file by role, ready to be read row by row. */
export class Columns {
  readonly mapping: Mapping
  readonly #header: readonly string[]
  readonly #numbers = new Map<number, NumberColumn>()
  /** Whether amounts cut in two may have made a row longer than the header. */
  readonly isLengthened: (row: readonly Cell[]) => boolean
  /** How many cells a row has to have: all, unless most rows of the file leave out the last ones. */
  readonly least: number

  /** @param mark how numbers are written, where the seller says so; else each column tells */
  constructor(table: Table, mapping: Mapping, mark: DecimalMark | null) {
    if (hasCutAmounts(table, mapping, mark)) throw new Unreadable('decimalCommas')
    this.mapping = mapping
    this.#header = table.header
    for (const column of amountRoles.flatMap((role) => mapping[role] ?? []))
      this.#numbers.set(
        column,
        NumberColumn.of(
          table.sample.map((row) => row[column]),
          mark,
        ),
      )
    this.isLengthened = lengthenedRows(table, mapping, mark)
    const isShort = (row: Row) => row.length < table.header.length
    const areShort = table.sample.filter(isShort).length > table.sample.length / 2
    this.least = areShort ? Math.max(-1, ...Object.values(mapping).flat()) + 1 : table.header.length
  }

  get width(): number {
    return this.#header.length
  }

  /** The first column of a role that says something in a row; -1 where none does. Those that are `silent` are not asked. */
  columnOf(row: Row, role: Role, silent = noneSilent): number {
    for (const column of this.mapping[role] ?? none)
      if (says(row[column], role) && !silent.has(column)) return column
    return -1
  }

  says(row: Row, role: Role): boolean {
    return this.columnOf(row, role) !== -1
  }

  text(row: Row, role: Role): string {
    return textIn(row[this.columnOf(row, role)])
  }

  /** The amount of a role; NaN where it is missing, negative or no amount, which is told among the problems. */
  amount(
    row: Row,
    role: AmountRole,
    problems: Problem[],
    silent = noneSilent,
  ): { value: number; currency: string | null } {
    const column = this.columnOf(row, role, silent)
    const numbers = this.#numbers.get(column)
    if (numbers === undefined) return { value: Number.NaN, currency: null }
    const value = numbers.read(row[column])
    const code = numbers.fault ?? (value < 0 ? 'negative' : null)
    if (code !== null) {
      problems.push({ code, role, column: this.#header[column] ?? '', text: shownIn(row[column]) })
      return { value: Number.NaN, currency: null }
    }
    return { value, currency: numbers.currency }
  }
}
