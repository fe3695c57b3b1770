import type { TextColumn } from './text-column.ts'
import type { Pause } from './turns.ts'

const zero = 0x30
const isDigit = (byte: number) => byte >= zero && byte <= 0x39
const isCapital = (byte: number) => byte >= 0x41 && byte <= 0x5a
const small = (byte: number) => (isCapital(byte) ? byte + 0x20 : byte)

/** Longer numbers compare as texts. */
const longestNumber = 15

/** So many rows are looked at between two pauses. */
const sliceLength = 1 << 15

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
 * The texts of some rows as bytes that compare as the texts do. Capital letters count as small ones, and how many digits a
 * number has stands in front of it: «Art. 2» comes before «Art. 10».
 */
export class SortingBytes {
  readonly #bytes: Uint8Array
  /** Where those of each row begin and end. */
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  #length = 0

  private constructor(rows: number, room: number) {
    this.#starts = new Uint32Array(rows)
    this.#ends = new Uint32Array(rows)
    this.#bytes = new Uint8Array(room)
  }

  static async of(rows: Uint32Array, column: TextColumn, pause: Pause): Promise<SortingBytes> {
    const room = rows.reduce((sum, row) => {
      const length = (column.ends[row] as number) - column.startOf(row)
      // At most every other byte begins a number.
      return sum + length + Math.ceil(length / 2)
    }, 0)
    const made = new SortingBytes(column.length, room)
    for (let at = 0; at < rows.length; at++) {
      if (at % sliceLength === 0) await pause()
      made.#push(rows[at] as number, column)
    }
    return made
  }

  #push(row: number, column: TextColumn): void {
    const { bytes } = column
    const made = this.#bytes
    const end = column.ends[row] as number
    let length = this.#length
    let numberEnd = 0
    this.#starts[row] = length
    for (let at = column.startOf(row); at < end; ) {
      const byte = bytes[at] as number
      if (at >= numberEnd && isDigit(byte)) {
        at = zerosEnd(bytes, at, end)
        numberEnd = digitsEnd(bytes, at, end)
        made[length++] = zero + Math.min(numberEnd - at, longestNumber)
      } else {
        made[length++] = small(byte)
        at++
      }
    }
    this.#ends[row] = length
    this.#length = length
  }

  /** So many bytes of a row as a number that compares as they do; those after its last are 0. */
  keyOf(row: number, from: number, count: number): number {
    const end = this.#ends[row] as number
    const first = (this.#starts[row] as number) + from
    let key = 0
    for (let at = first; at < first + count; at++)
      key = key * 256 + (at < end ? (this.#bytes[at] as number) : 0)
    return key
  }

  /** In how many bytes two rows are alike, which they are in the first; infinitely many where they are to their end. */
  alikeIn(row: number, other: number, first: number): number {
    const bytes = this.#bytes
    const [start, otherStart] = [this.#starts[row] as number, this.#starts[other] as number]
    const length = (this.#ends[row] as number) - start
    const otherLength = (this.#ends[other] as number) - otherStart
    const least = Math.min(length, otherLength)
    let count = first
    while (count < least && bytes[start + count] === bytes[otherStart + count]) count++
    return count === length && count === otherLength ? Number.POSITIVE_INFINITY : count
  }
}
