import { leastOf } from '../extremes.ts'
import { amountColumns, type Mapping } from '../layouts/role.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import type { Row } from './cell.ts'
import { cutsIn, decimals, hasMore, isWhole } from './cuts.ts'
import { Neighbours } from './neighbours.ts'
import { ofSome } from './shares.ts'
import type { Table } from './table.ts'

/**
 * Which rows may be longer than the header because their amounts are cut at decimal commas, in a file that is read. None where
 * the seller says that no amount has one.
 */
export function lengthenedRows(
  table: Table,
  mapping: Mapping,
  mark: DecimalMark | null,
): (row: Row) => boolean {
  const { header, width, sample, delimiter } = table
  if (delimiter !== ',' || mark === 'dot') return () => false
  const titled = header.length
  const from = leastOf(amountColumns(mapping))
  const neighbours = new Neighbours(table, mapping)
  const isPadded = ofSome(sample, (row) => row.length > width && !hasMore(row, titled))
  /** A remark in a column without a title is no half of a number. */
  const mayHoldHalves = (row: Row) => row.length > width || row.slice(titled).some(isWhole)
  return (row) => {
    if (row.length <= titled) return false
    if (hasMore(row, titled)) return mayHoldHalves(row) && cutsIn(row, from, decimals).length > 0
    return !isPadded && neighbours.isMoved(row, from)
  }
}
