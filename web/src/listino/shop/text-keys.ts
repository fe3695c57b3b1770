import { sorting } from '@margine/engine'
import type { TextColumn } from './text-column.ts'
import type { Pause } from './turns.ts'

/** So many bytes make a key that a double holds exactly. */
const keyBytes = 6
/** Texts are sorted by so many of their bytes. */
const sortedBytes = 24

const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a

/** Some bytes of every text as numbers that compare as they do; capital letters count as small ones. */
function keysOf(column: TextColumn, from: number): Float64Array {
  const { bytes, ends, length } = column
  const keys = new Float64Array(length)
  let start = 0
  for (let row = 0; row < length; row++) {
    const end = ends[row] as number
    let key = 0
    for (let at = start + from; at < start + from + keyBytes; at++) {
      const byte = at < end ? (bytes[at] as number) : 0
      key = key * 256 + (isCapital(byte) ? byte + 0x20 : byte)
    }
    keys[row] = key
    start = end
  }
  return keys
}

type Direction = 'ascending' | 'descending'

/** Rows by a column of keys, with pauses. */
export async function sortedByKeys(
  rows: Uint32Array,
  keys: Float64Array,
  direction: Direction,
  pause: Pause,
): Promise<Uint32Array> {
  const steps = sorting(rows, keys, direction)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

/** Rows by their texts. Sorting keeps the order of equals: the last bytes are sorted by first. */
export async function sortedByText(
  rows: Uint32Array,
  column: TextColumn,
  direction: Direction,
  pause: Pause,
): Promise<Uint32Array> {
  let sorted = rows
  for (let from = sortedBytes - keyBytes; from >= 0; from -= keyBytes)
    sorted = await sortedByKeys(sorted, keysOf(column, from), direction, pause)
  return sorted
}
