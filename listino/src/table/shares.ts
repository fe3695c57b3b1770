import { slips } from '../numbers/column-style.ts'
import type { Row } from './cell.ts'

type Test = (row: Row) => boolean

function count(rows: readonly Row[], holds: Test): number {
  let found = 0
  for (const row of rows) if (holds(row)) found++
  return found
}

/** Whether it holds of more rows than may be slips. */
export const ofSome = (rows: readonly Row[], holds: Test): boolean =>
  count(rows, holds) * slips > rows.length

/** Whether it holds of all rows but slips. */
export const ofNearlyAll = (rows: readonly Row[], holds: Test): boolean =>
  !ofSome(rows, (row) => !holds(row))

export const ofMost = (rows: readonly Row[], holds: Test): boolean =>
  count(rows, holds) * 2 > rows.length
