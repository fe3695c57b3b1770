import { sorting } from '@margine/engine'
import type { TextColumn } from './text-column.ts'
import type { Pause } from './turns.ts'

/** So many bytes make a key that a double holds exactly. */
const keyBytes = 6
/** Texts are sorted by so many of their bytes. */
const sortedBytes = 24

const zero = 0x30
const isDigit = (byte: number) => byte >= zero && byte <= 0x39
const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a
const small = (byte: number) => (isCapital(byte) ? byte + 0x20 : byte)

/** Longer numbers compare as texts. */
const longestNumber = 15

function zerosEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && bytes[at] === zero) at++
  return at
}

function digitsEnd(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  while (at < end && isDigit(bytes[at] as number)) at++
  return at
}

/**
 * Some bytes of a text as a number that compares as they do. Capital letters count as small ones, and how many digits a
 * number has stands in front of it: «Art. 2» comes before «Art. 10».
 */
function keyOf(bytes: Uint8Array, start: number, end: number, from: number): number {
  let key = 0
  let at = start
  let numberEnd = start
  for (let made = 0; made < from + keyBytes; made++) {
    let byte = at < end ? (bytes[at] as number) : 0
    if (at >= numberEnd && isDigit(byte)) {
      at = zerosEnd(bytes, at, end)
      numberEnd = digitsEnd(bytes, at, end)
      byte = zero + Math.min(numberEnd - at, longestNumber)
    } else at++
    if (made >= from) key = key * 256 + small(byte)
  }
  return key
}

function keysOf({ bytes, ends, length }: TextColumn, from: number): Float64Array {
  const keys = new Float64Array(length)
  let start = 0
  for (let row = 0; row < length; row++) {
    const end = ends[row] as number
    keys[row] = keyOf(bytes, start, end, from)
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
