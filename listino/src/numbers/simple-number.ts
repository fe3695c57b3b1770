import type { DecimalMark } from './number-style.ts'

/** So many characters make a number exactly by arithmetic. */
const longestSimple = 12
const mostDecimals = 2

const minus = 0x2d
const nine = 0x39
const codes: Readonly<Record<DecimalMark, number>> = { comma: 0x2c, dot: 0x2e }

/** `1234.56`, `12,5` and `-3`, which most cells are, are read without the work for all others, and without making anything. */
export class SimpleNumber {
  value = Number.NaN
  /** What stands before its decimals, of which there are then one or two. */
  mark: DecimalMark | null = null
  readonly #bytes = new Uint8Array(longestSimple)

  /** Whether a text is one. */
  reads(text: string): boolean {
    const { length } = text
    if (length > longestSimple) return false
    this.mark = null
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at)
      if (code > nine) return false
      if (code === codes.comma) this.mark = 'comma'
      if (code === codes.dot) this.mark = 'dot'
      this.#bytes[at] = code
    }
    const from = text.charCodeAt(0) === minus ? 1 : 0
    const size = plainNumber(this.#bytes, from, length, this.mark)
    this.value = from === 1 ? -size : size
    return !Number.isNaN(size)
  }
}

/**
 * The number that bytes of a text are, if they are digits with no more than two behind a mark; NaN for any other.
 *
 * @param mark what stands before decimals; null where nothing may
 */
export function plainNumber(
  bytes: Uint8Array,
  from: number,
  to: number,
  mark: DecimalMark | null,
): number {
  if (from === to || to - from > longestSimple) return Number.NaN
  const sought = mark === null ? -1 : codes[mark]
  let digits = 0
  /** What the digits are to be divided by; 0 before a mark. */
  let scale = 0
  for (let at = from; at < to; at++) {
    const digit = (bytes[at] as number) - 0x30
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit
      scale *= 10
    } else if (scale === 0 && at > from && bytes[at] === sought) scale = 1
    else return Number.NaN
  }
  if (scale === 0) return digits
  // Both are whole: their quotient is the double that the text means.
  return scale > 1 && scale <= 10 ** mostDecimals ? digits / scale : Number.NaN
}
