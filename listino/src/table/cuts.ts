import { type Cell, isBlank, type Row, textIn } from './cell.ts'

/** What stands behind a decimal comma in most files. */
export const cents = /^\d\d$/
/** What may stand there. */
export const decimals = /^\d{1,3}$/

export const isWhole = (cell: Cell | undefined): boolean => /^\d+$/.test(textIn(cell))

/** Whether a cell and the one behind it could be an amount that was cut at its comma. */
export const isCut = (row: Row, at: number, ending: RegExp): boolean =>
  isWhole(row[at]) && ending.test(textIn(row[at + 1]))

/** Where amounts that were cut at their comma could begin, from a column on. */
export function cutsIn(row: Row, from: number, ending: RegExp): number[] {
  const cuts: number[] = []
  for (let at = from; at < row.length; at++) if (isCut(row, at, ending)) cuts.push(at++)
  return cuts
}

/** Whether all numbers of a row could be halves of others. */
export function isHalved(row: Row, from: number, ending: RegExp): boolean {
  const cuts = cutsIn(row, from, ending)
  const numbers = row.slice(from).filter((cell) => /^[\d.]+$/.test(textIn(cell)))
  return cuts[0] === from && numbers.length === 2 * cuts.length
}

/** Whether a cell holds two digits that no whole amount begins with. */
export const isLow = (cell: Cell | undefined): boolean => /^0\d$/.test(textIn(cell))

export const hasLowCents = (row: Row, from: number): boolean =>
  cutsIn(row, from, cents).some((at) => isLow(row[at + 1]))

/** Whether something stands in a row beyond a width. */
export const hasMore = (row: Row, width: number): boolean =>
  row.length > width && !isBlank(row.slice(width))
