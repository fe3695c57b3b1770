import { sortedRows } from '@margine/engine'
import type { TextColumn } from './text-column.ts'

/** So many bytes make a key that a double holds exactly. */
const keyBytes = 6
/** Texts are sorted by so many of their bytes. */
const sortedBytes = 24

const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a

/** Some bytes of every text as numbers that compare as they do; capital letters count as small ones. */
function keysOf(column: TextColumn, from: number): Float64Array {
  const keys = new Float64Array(column.length)
  for (let row = 0; row < column.length; row++) {
    const bytes = column.bytesAt(row)
    let key = 0
    for (let at = from; at < from + keyBytes; at++) {
      const byte = bytes[at] ?? 0
      key = key * 256 + (isCapital(byte) ? byte + 0x20 : byte)
    }
    keys[row] = key
  }
  return keys
}

/** Rows by their texts. Sorting keeps the order of equals: the last bytes are sorted by first. */
export function sortedByText(
  rows: Uint32Array,
  column: TextColumn,
  direction: 'ascending' | 'descending',
): Uint32Array {
  let sorted = rows
  for (let from = sortedBytes - keyBytes; from >= 0; from -= keyBytes)
    sorted = sortedRows(sorted, keysOf(column, from), direction)
  return sorted
}
