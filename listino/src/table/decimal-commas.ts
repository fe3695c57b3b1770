import { recognise } from '../layouts/recognise.ts'
import { amountRoles, type Mapping, type Role } from '../layouts/role.ts'
import { slips } from '../numbers/column-style.ts'
import { kindOf } from '../numbers/number-style.ts'
import { type Cell, textIn } from './cell.ts'
import type { Table } from './table.ts'

type Row = readonly Cell[]
type Beginning = Pick<Table, 'header' | 'sample' | 'delimiter'>

const isWhole = (cell: Cell | undefined) => /^\d+$/.test(textIn(cell))
const areCents = (cell: Cell | undefined) => /^\d\d$/.test(textIn(cell))

/** Where amounts that were cut at their comma could begin, from a column on. */
function cutsIn(row: Row, from: number): number[] {
  const cuts: number[] = []
  for (let at = from; at < row.length; at++)
    if (isWhole(row[at]) && areCents(row[at + 1])) cuts.push(at++)
  return cuts
}

const hasMore = (row: Row, width: number) => row.slice(width).some((cell) => textIn(cell) !== '')

/** Whether a row has one cell more than the header for each amount that was cut, and something in them. */
const isLonger = (row: Row, width: number, from: number): boolean =>
  hasMore(row, width) && row.length === width + cutsIn(row, from).length

/** Whether all numbers of a row could be halves of others. */
function isHalved(row: Row, from: number): boolean {
  const cuts = cutsIn(row, from)
  const numbers = row.slice(from).filter((cell) => /^[\d.]+$/.test(textIn(cell)))
  return cuts[0] === from && numbers.length === 2 * cuts.length
}

const hasLowCents = (row: Row, from: number): boolean =>
  cutsIn(row, from).some((at) => textIn(row[at + 1]).startsWith('0'))

/** What the columns of a file say of cells that could be cents. */
class Neighbours {
  readonly #width: number
  readonly #mapping: Mapping
  readonly #roles: ReadonlyMap<number, Role>

  constructor({ header }: Beginning, mapping: Mapping) {
    this.#width = header.length
    this.#mapping = mapping
    this.#roles = new Map(
      Object.entries(mapping).flatMap(([role, columns]) =>
        columns.map((column) => [column, role as Role] as const),
      ),
    )
  }

  /** Whether an amount and the cell behind it could be halves of one: what stands there makes no sense as it is. */
  areHalves(row: Row, at: number): boolean {
    return isWhole(row[at]) && areCents(row[at + 1]) && !this.#isExplained(row, at + 1)
  }

  #isExplained(row: Row, column: number): boolean {
    const role = this.#roles.get(column)
    if (role === undefined) return false
    if (!(amountRoles as readonly Role[]).includes(role)) return row.length <= this.#width
    const price = Number(textIn(row[this.#mapping.price?.[0] ?? -1]))
    return !(price > 0 && Number(textIn(row[column])) > price)
  }
}

/** Whether in some column every amount could be cut in two. */
function couldBeCut(table: Beginning, mapping: Mapping, amounts: readonly number[]): boolean {
  const full = table.sample.filter(({ length }) => length >= table.header.length)
  const neighbours = new Neighbours(table, mapping)
  return amounts.some((at) => {
    const said = full.filter((row) => textIn(row[at]) !== '')
    return said.length > 0 && said.every((row) => neighbours.areHalves(row, at))
  })
}

/** The first amount that may be cut in two, with a comma between its halves; null where there is none. */
export function doubtfulAmount({ sample }: Beginning, mapping: Mapping): string | null {
  const amounts = amountRoles.flatMap((role) => mapping[role] ?? [])
  for (const row of sample) {
    const at = amounts.find((column) => isWhole(row[column]) && areCents(row[column + 1]))
    if (at !== undefined) return `${textIn(row[at])},${textIn(row[at + 1])}`
  }
  return null
}

/** Whether nothing can be cut: amounts have decimal dots, or it is a known file whose rows are as wide as its header. */
function isSound({ header, sample }: Beginning, amounts: readonly number[]): boolean {
  const dotted = sample.filter((row) => amounts.some((at) => kindOf(textIn(row[at])) === 'dot'))
  if (dotted.length * slips >= sample.length) return true
  const fitting = sample.filter(({ length }) => length <= header.length)
  return fitting.length * 2 > sample.length && recognise(header) !== null
}

/**
 * Whether a text that is cut at commas has decimal commas too, without quotes: its amounts are then in two cells, and each
 * could be taken for another. `doubtful` where they may as well be whole.
 *
 * @example
 * decimalCommasIn(table, { sku: [0], price: [1], cost: [2] }) // 'cut' where its rows are `A,12,50,7,30`
 */
export function decimalCommasIn(table: Beginning, mapping: Mapping): 'none' | 'doubtful' | 'cut' {
  const { header, sample, delimiter } = table
  const amounts = amountRoles.flatMap((role) => mapping[role] ?? [])
  if (delimiter !== ',' || amounts.length === 0 || sample.length === 0) return 'none'
  if (isSound(table, amounts)) return 'none'
  const from = Math.min(...amounts)
  const longer = sample.filter((row) => isLonger(row, header.length, from))
  if (longer.length * 2 > sample.length) return 'cut'
  const areHalved = sample.every((row) => isHalved(row, from))
  if (areHalved && sample.every((row) => hasLowCents(row, from))) return 'cut'
  const areMany = sample.every((row) => hasLowCents(row, from) || cutsIn(row, from).length > 1)
  return (areHalved && areMany) || couldBeCut(table, mapping, amounts) ? 'doubtful' : 'none'
}
