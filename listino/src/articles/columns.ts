import {
  type AmountRole,
  amountColumns,
  type Mapping,
  type Role,
  rolesHolding,
  rolesWith,
} from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import { yesOrNo } from '../layouts/yes-or-no.ts'
import { type NumberColumn, numberColumns } from '../numbers/number-column.ts'
import { type DecimalMark, isUnknown, maySayNothing } from '../numbers/number-style.ts'
import { type Cell, shownIn, textIn } from '../table/cell.ts'
import { decimalCommasIn } from '../table/decimal-commas.ts'
import type { Table } from '../table/table.ts'
import { Unreadable } from '../table/unreadable.ts'
import type { Problem } from './problem.ts'
import { currencyAbove } from './rows-above.ts'
import { divisorsOf } from './units.ts'

type Row = readonly (Cell | undefined)[]

const none: readonly number[] = []

/** Where `NA` may be an SKU or a name; elsewhere it says that nothing is known. */
const free = new Set(rolesHolding('code', 'name'))

const says = (text: string, role: Role): boolean =>
  text !== '' && (free.has(role) || !isUnknown(text))

const mayBeUnknown = new Set(rolesWith('mayBeUnknown'))

/** Whether the amounts of a file are cut in two at their commas, or may be; not where the seller says that none has one. */
export const hasCutAmounts = (table: Table, mapping: Mapping, mark: DecimalMark | null): boolean =>
  mark !== 'dot' && decimalCommasIn(table, mapping) !== 'none'

/**
 * Whether an amount of a row includes VAT, as a column says with yes or no: of «IVA esclusa» the other way round. Null
 * where the row says nothing, undefined where it says something else.
 */
export function flagIn(
  row: Row,
  header: readonly string[],
  [column = -1]: readonly number[] = none,
): boolean | null | undefined {
  const text = column === -1 ? '' : textIn(row[column])
  if (text === '') return null
  const answer = yesOrNo(text)
  const isTurned = titleOf(header[column] ?? '').includesVAT === false
  return isTurned && answer !== undefined ? !answer : answer
}

/** The columns of a file by role, ready to be read row by row. */
export class Columns {
  readonly mapping: Mapping
  readonly header: readonly string[]
  readonly #numbers: ReadonlyMap<number, NumberColumn>
  /** The currencies that titles name, or what stands above them. */
  readonly #currencies: (string | null)[]
  /** What the amounts of columns are divided by that are of several pieces. */
  readonly #divisors: ReadonlyMap<number, number>

  /** @param mark how numbers are written, where the seller says so; else each column tells */
  constructor(table: Table, mapping: Mapping, mark: DecimalMark | null) {
    if (hasCutAmounts(table, mapping, mark)) throw new Unreadable('decimalCommas')
    this.mapping = mapping
    this.header = table.header
    this.#divisors = divisorsOf(table.header, mapping)
    this.#currencies = table.header.map((title) => titleOf(title).currency)
    for (const [role, kind] of [
      ['price', 'price'],
      ['salePrice', 'price'],
      ['cost', 'cost'],
    ] as const)
      for (const column of mapping[role] ?? none)
        this.#currencies[column] ??= currencyAbove(table, kind, column)
    this.#numbers = numberColumns(table, amountColumns(mapping), mark)
  }

  /** The first column of a role that says something in a row; -1 where none does. */
  columnOf(row: Row, role: Role): number {
    for (const column of this.mapping[role] ?? none)
      if (says(textIn(row[column]), role)) return column
    return -1
  }

  /** The first column of a role where a row says that it is unknown; -1 where none does. */
  #unknownIn(row: Row, role: Role): number {
    for (const column of this.mapping[role] ?? none)
      if (isUnknown(textIn(row[column]))) return column
    return -1
  }

  /** Whether a row says something of a role, if only that it is unknown. */
  mentions(row: Row, role: Role): boolean {
    return this.columnOf(row, role) !== -1 || this.#unknownIn(row, role) !== -1
  }

  /** The word for «unknown» in a row; empty where it says something, or nothing at all. */
  unknownText(row: Row, role: Role): string {
    // Asked of every row for columns that few files have.
    if (this.mapping[role] === undefined || this.columnOf(row, role) !== -1) return ''
    const text = textIn(row[this.#unknownIn(row, role)])
    return maySayNothing(text) ? '' : text
  }

  says(row: Row, role: Role): boolean {
    return this.columnOf(row, role) !== -1
  }

  /** The cell of a role that says something in a row; undefined where none does. */
  cell(row: Row, role: Role): Cell | undefined {
    return row[this.columnOf(row, role)]
  }

  /** What a row says of a role; empty where that is nothing. */
  text(row: Row, role: Role): string {
    for (const column of this.mapping[role] ?? none) {
      const text = textIn(row[column])
      if (says(text, role)) return text
    }
    return ''
  }

  /** Whether an amount of a row includes VAT, as `flagIn` says. */
  includesVAT(row: Row, role: 'priceVAT' | 'costVAT'): boolean | null | undefined {
    return flagIn(row, this.header, this.mapping[role])
  }

  /** The title of the column that a role is read from in a row. */
  titleOf(row: Row, role: Role): string {
    return this.header[this.columnOf(row, role)] ?? ''
  }

  /** How plain amounts of a column are read; null where they may be in another currency than one. */
  plainIn(column: number, currency: string): { numbers: NumberColumn; divisor: number } | null {
    const numbers = this.#numbers.get(column)
    const named = this.#currencies[column] ?? currency
    if (numbers === undefined || named !== currency) return null
    return { numbers, divisor: this.#divisors.get(column) ?? 1 }
  }

  /** The amount of a role; NaN where it is missing, unknown, negative or no amount, which is one of the problems. */
  amount(
    row: Row,
    role: AmountRole,
    problems: Problem[],
  ): { value: number; currency: string | null } {
    const said = this.columnOf(row, role)
    const column = said === -1 && !mayBeUnknown.has(role) ? this.#unknownIn(row, role) : said
    const numbers = this.#numbers.get(column)
    if (numbers === undefined) return { value: Number.NaN, currency: null }
    const value = numbers.read(row[column])
    const code = numbers.fault ?? (value < 0 ? 'negative' : null)
    if (code !== null) {
      problems.push({ code, role, column: this.header[column] ?? '', text: shownIn(row[column]) })
      return { value: Number.NaN, currency: null }
    }
    const ofPiece = this.#divisors.size === 0 ? value : value / (this.#divisors.get(column) ?? 1)
    return { value: ofPiece, currency: numbers.currency ?? this.#currencies[column] ?? null }
  }
}
