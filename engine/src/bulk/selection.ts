import type { Direction } from './order.ts'

/**
 * The rows that are kept, of so many.
 *
 * @example
 * selectedRows(3, (row) => row !== 1) // 0, 2
 */
export function selectedRows(length: number, isKept: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(length)
  let count = 0
  for (let row = 0; row < length; row++) if (isKept(row)) rows[count++] = row
  return rows.slice(0, count)
}

/**
 * The first few rows by the keys of a column, of so many; of those with equal keys the earlier. None without a key (NaN).
 *
 * @example
 * firstRows(3, Float64Array.of(3, Number.NaN, 1), 1, 'ascending') // 2
 */
export function firstRows(
  length: number,
  keys: Float64Array,
  count: number,
  direction: Direction,
): Uint32Array {
  const sign = direction === 'ascending' ? 1 : -1
  const found: number[] = []
  const keyOf = (row: number) => sign * (keys[row] as number)
  // Once there are enough, what isn't below it comes too late.
  let bound = Number.NaN
  for (let row = 0; row < length; row++) {
    const key = keyOf(row)
    if (key >= bound || Number.isNaN(key)) continue
    const later = found.findIndex((one) => keyOf(one) > key)
    found.splice(later === -1 ? found.length : later, 0, row)
    if (found.length > count) found.pop()
    const last = found[count - 1]
    if (last !== undefined) bound = keyOf(last)
  }
  return Uint32Array.from(found)
}
