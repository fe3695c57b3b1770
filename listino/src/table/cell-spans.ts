import type { Dialect } from './dialect.ts'
import { isCutByBytes, quote } from './marks.ts'

/** A longer line is looked at with care: a quote in it may be a character. */
const longestLine = 1 << 20

/** Bytes of a text, and the places of marks in them, behind the last of which is the length. */
type Marked = { readonly bytes: Uint8Array; readonly marks: Int32Array }

/** Where the cells of one line begin and end in the bytes of its text, without quotes around them: no text is made of any. */
export class CellSpans {
  readonly froms: number[] = []
  readonly tos: number[] = []
  /** Which cells have quotes within, each written twice. */
  readonly areDoubled: boolean[] = []
  count = 0
  readonly #isCutByBytes: boolean

  constructor(dialect: Dialect) {
    this.#isCutByBytes = isCutByBytes(dialect)
  }

  /**
   * Cuts the line that goes from a place, behind which its first mark is, to its last mark; answers whether that was all: not
   * where a quote stands that neither encloses a cell nor is doubled in one.
   */
  cut({ bytes, marks }: Marked, from: number, first: number, last: number): boolean {
    if (!this.#isCutByBytes || (marks[last] as number) - from >= longestLine) return false
    this.count = 0
    let begin = from
    for (let mark = first; mark <= last; mark++) {
      const end = marks[mark] as number
      if (mark === last || bytes[end] !== quote) {
        this.#add(begin, end, false)
        begin = end + 1
        continue
      }
      if (end !== begin) return false
      mark = this.#enclosed(bytes, marks, mark, last)
      if (mark === -1) return false
      begin = (marks[mark] as number) + 1
    }
    return true
  }

  /** Takes the cell that a quote opens; answers the mark at which it ends; -1 where it doesn't. */
  #enclosed(bytes: Uint8Array, marks: Int32Array, opening: number, last: number): number {
    let isDoubled = false
    for (let mark = opening + 1; mark < last; mark++) {
      const place = marks[mark] as number
      if (bytes[place] !== quote) continue
      if (marks[mark + 1] !== place + 1) return -1
      if (mark + 1 === last || bytes[place + 1] !== quote) {
        this.#add((marks[opening] as number) + 1, place, isDoubled)
        return mark + 1
      }
      isDoubled = true
      mark++
    }
    return -1
  }

  #add(from: number, to: number, isDoubled: boolean): void {
    const at = this.count++
    this.froms[at] = from
    this.tos[at] = to
    this.areDoubled[at] = isDoubled
  }
}
