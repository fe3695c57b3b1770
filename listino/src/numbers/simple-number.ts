import { bytesPerUnit, encodeAt } from '../table/utf8.ts'
import type { DecimalMark } from './number-style.ts'

/** So many characters make a number exactly by arithmetic. */
const longestSimple = 12
const mostDecimals = 2

const comma = 0x2c
const minus = 0x2d
const dot = 0x2e

const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39

/** `1234.56`, `12,5` and `-3`, which most cells are, are read without the work for all others, and without making anything. */
export class SimpleNumber {
  value = Number.NaN
  /** What stands before its decimals, of which there are then one or two. */
  mark: DecimalMark | null = null
  readonly #bytes = new Uint8Array(bytesPerUnit * longestSimple)

  /** Whether a text is one. */
  readsText(text: string): boolean {
    if (text.length > longestSimple) return false
    return this.reads(this.#bytes, 0, encodeAt(text, this.#bytes, 0))
  }

  /** Whether a part of the bytes of a text is one. */
  reads(bytes: Uint8Array, begin: number, end: number): boolean {
    if (end === begin || end - begin > longestSimple) return false
    const from = bytes[begin] === minus ? begin + 1 : begin
    if (from === end || !isDigit(bytes[from] as number)) return false
    if (!this.#readsDigits(bytes, from, end)) return false
    if (from !== begin) this.value = -this.value
    return true
  }

  #readsDigits(bytes: Uint8Array, from: number, end: number): boolean {
    let digits = 0
    /** What the digits are to be divided by; 0 before a mark. */
    let scale = 0
    this.mark = null
    for (let at = from; at < end; at++) {
      const byte = bytes[at] as number
      if (isDigit(byte)) {
        digits = digits * 10 + (byte - 0x30)
        scale *= 10
        continue
      }
      if (scale !== 0) return false
      this.mark = byte === comma ? 'comma' : byte === dot ? 'dot' : null
      scale = 1
    }
    const isMarked = this.mark !== null && scale > 1 && scale <= 10 ** mostDecimals
    // Both are whole: their quotient is the double that the text means.
    this.value = isMarked ? digits / scale : digits
    return isMarked || scale === 0
  }
}
