import type { Dialect } from './dialect.ts'

const quote = 0x22

/** A longer line is looked at with care: a quote in it may be a character. */
const longestLine = 1 << 20

/** Where the cells of one line begin and end in its text, without quotes around them: no text is made of any. */
export class CellSpans {
  readonly froms: number[] = []
  readonly tos: number[] = []
  /** Which cells have quotes within, each written twice. */
  readonly areDoubled: boolean[] = []
  count = 0
  readonly #delimiter: number
  readonly #isQuoted: boolean

  constructor({ delimiter, isQuoted }: Dialect) {
    this.#delimiter = delimiter.charCodeAt(0)
    this.#isQuoted = isQuoted
  }

  /** Cuts a line; answers whether that was all: not where a quote stands that neither encloses a cell nor is doubled in one. */
  cut(text: string, from: number, to: number): boolean {
    if (to - from >= longestLine) return false
    this.count = 0
    for (let at = from; ; at++) {
      const isEnclosed = this.#isQuoted && at < to && text.charCodeAt(at) === quote
      at = isEnclosed ? this.#enclosed(text, at, to) : this.#open(text, at, to)
      if (at === -1) return false
      if (at === to) return true
    }
  }

  /** Takes the cell without quotes that begins at a place; answers where it ends; -1 where a quote stands in it. */
  #open(text: string, from: number, to: number): number {
    const delimiter = this.#delimiter
    const quoted = this.#isQuoted ? quote : delimiter
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at)
      if (code === delimiter) {
        this.#add(from, at, false)
        return at
      }
      if (code === quoted) return -1
    }
    this.#add(from, to, false)
    return to
  }

  /** Takes the cell that a quote opens; answers where it ends, at a delimiter or with the line; -1 where it does neither. */
  #enclosed(text: string, opening: number, to: number): number {
    let isDoubled = false
    for (let at = opening + 1; at < to; at++) {
      if (text.charCodeAt(at) !== quote) continue
      if (at + 1 < to && text.charCodeAt(at + 1) === quote) {
        isDoubled = true
        at++
        continue
      }
      if (at + 1 < to && text.charCodeAt(at + 1) !== this.#delimiter) return -1
      this.#add(opening + 1, at, isDoubled)
      return at + 1
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
