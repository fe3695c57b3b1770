import { areControls } from './control-characters.ts'
import type { Dialect } from './dialect.ts'

export const quote = 0x22
export const lineFeed = 0x0a
export const carriageReturn = 0x0d

/** Whether cells can be cut by the bytes of a text: what parts them is one byte that means nothing else. */
export const isCutByBytes = ({ delimiter }: Dialect): boolean =>
  delimiter.charCodeAt(0) < 0x80 && !/["\r\n]/.test(delimiter)

/** So many bytes are gone through in one call: a loop over many more would run long before it is compiled. */
const scannedAtOnce = 1 << 10

/** Finds in the bytes of texts what may end a cell or a row: delimiters, line ends and quotes around cells. */
export class Scanner {
  /** 1 for each byte that is looked for, control characters among them. */
  readonly #isMark = areControls.slice()
  #room = new Int32Array(0)

  constructor(dialect: Dialect) {
    const { delimiter, isQuoted } = dialect
    const sought = [lineFeed, carriageReturn]
    if (isCutByBytes(dialect)) sought.push(delimiter.charCodeAt(0))
    if (isQuoted) sought.push(quote)
    for (const byte of sought) this.#isMark[byte] = 1
  }

  /** The places of all of them, and behind the last the length; null where there is a control character. */
  marksIn(bytes: Uint8Array): Int32Array | null {
    const { length } = bytes
    if (this.#room.length <= length) this.#room = new Int32Array(length + 1)
    let count = 0
    for (let from = 0; from < length; from += scannedAtOnce) {
      count = this.#scan(bytes, from, Math.min(length, from + scannedAtOnce), count)
      if (count === -1) return null
    }
    this.#room[count] = length
    return this.#room.slice(0, count + 1)
  }

  /** Notes the places in a part of some bytes; answers how many there are with those before, -1 for a control character. */
  #scan(bytes: Uint8Array, from: number, to: number, before: number): number {
    const room = this.#room
    const isMark = this.#isMark
    let count = before
    for (let at = from; at < to; at++) {
      // Without a branch, which the processor would guess wrong at most marks.
      room[count] = at
      count += isMark[bytes[at] as number] as number
    }
    for (let mark = before; mark < count; mark++)
      if (areControls[bytes[room[mark] as number] as number] === 1) return -1
    return count
  }
}
