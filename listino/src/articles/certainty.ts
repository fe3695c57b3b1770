import type { Proposal } from '../layouts/propose.ts'
import type { Mapping, Role } from '../layouts/role.ts'
import { NumberColumn } from '../numbers/number-column.ts'
import { textIn } from '../table/cell.ts'
import { decimalCommasIn, doubtfulAmount } from '../table/decimal-commas.ts'
import type { Table } from '../table/table.ts'
import type { OpenedList } from './open-list.ts'
import { rivalsOf } from './rivals.ts'

type Beginning = Pick<Table, 'header' | 'sample'>

/** The amounts that are read of an article. */
const read = ['price', 'cost', 'shipping', 'packaging', 'advertising'] as const satisfies Role[]

/**
 * A number that can be read in two ways: `1.234` in a column that doesn't settle what its dot means, or one that may be cut
 * in two at its comma; null where there is none.
 */
export function ambiguousNumber(
  table: Beginning & Pick<Table, 'delimiter' | 'width'>,
  mapping: Mapping,
): string | null {
  const { sample } = table
  if (decimalCommasIn(table, mapping) === 'doubtful') return doubtfulAmount(table, mapping)
  for (const column of read.flatMap((role) => mapping[role] ?? [])) {
    const cells = sample.map((row) => row[column])
    const numbers = NumberColumn.of(cells)
    const found = cells.find((cell) => {
      numbers.read(cell)
      return numbers.fault === 'ambiguous'
    })
    if (found !== undefined) return textIn(found)
  }
  return null
}

const areSure = ({ confidence }: Pick<Proposal, 'confidence'>): boolean =>
  Object.values(confidence).every((degree) => degree === 'certa')

/** Whether nothing of what the columns are is guessed: a known file, or usual names; and one price, and one cost at most. */
export function isCertain(opened: OpenedList): boolean {
  const { layout, mapping } = opened
  if (mapping.price === undefined) return false
  if (rivalsOf(opened, 'price').length > 0 || rivalsOf(opened, 'cost').length > 0) return false
  return layout !== null || ((mapping.sku ?? mapping.name) !== undefined && areSure(opened))
}

/** Whether nothing of what the columns of a file of costs are is guessed. */
export function areCostsCertain(
  table: Pick<Table, 'header'>,
  { mapping, confidence }: Proposal,
): boolean {
  if (mapping.sku === undefined || mapping.cost === undefined) return false
  return areSure({ confidence }) && rivalsOf({ table, layout: null, mapping }, 'cost').length === 0
}
