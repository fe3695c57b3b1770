import Papa from 'papaparse'
import type { Dialect } from './dialect.ts'
import { cutLine, hasOddQuotes, swallows } from './odd-quotes.ts'

/** Rows as they stand in a text. `broken` are those with a quote that has no other: what is in them can't be told. */
export type Piece = { rows: string[][]; broken: Set<number> }

/** No cell is longer: a quote that is still open after so many characters was none. */
const longestOpen = 1 << 20

/** After so many quotes that made no sense, no cell of the file is thought to hold a line end. */
const patience = 50

const noQuote = '\u0000'

type Found = { data: string[][]; errors: unknown[]; meta: { cursor: number } }

/** Where a row ends in a text. */
type Row = { cells: string[]; end: number }

/** The rows of a text up to the first whose quotes make no sense, and where that one would end. */
type Sound = { rows: Row[]; oddEnd: number | null }

/** Splits a text that comes part by part into rows. */
export class RowSplitter {
  readonly #dialect: Dialect
  #rest = ''
  #oddities = 0

  constructor(dialect: Dialect) {
    this.#dialect = dialect
  }

  rows(part: string, isLast: boolean): Piece {
    const piece = this.#piece(part, isLast)
    // Behind the last line end there is no row.
    const end = piece.rows.at(-1)
    if (isLast && end?.length === 1 && end[0] === '') piece.rows.pop()
    return piece
  }

  #piece(part: string, isLast: boolean): Piece {
    const text = this.#rest + part
    if (this.#oddities > patience) return this.#separateLines(text, isLast)
    const found: Found = new Papa.Parser(this.#config()).parse(text, 0, !isLast)
    const open = text.length - found.meta.cursor
    const isOdd = found.errors.length > 0 || (!isLast && open >= longestOpen)
    if (isOdd || this.#hasSwallowed(text, found.data)) return this.#rowsByLine(text, isLast)
    this.#rest = isLast ? '' : text.slice(found.meta.cursor)
    return { rows: found.data, broken: new Set() }
  }

  #hasSwallowed(text: string, rows: readonly string[][]): boolean {
    const hasQuotes = this.#dialect.isQuoted && text.includes('"')
    return hasQuotes && rows.some((row) => swallows(row, this.#dialect))
  }

  #config() {
    const { delimiter, isQuoted } = this.#dialect
    return { delimiter, newline: '\n' as const, quoteChar: isQuoted ? '"' : noQuote }
  }

  #soundRows(text: string, isLast: boolean): Sound {
    const sound: Sound = { rows: [], oddEnd: null }
    const parser = new Papa.Parser({
      ...this.#config(),
      step: ({ data: [cells = []], errors, meta }: Found) => {
        if (errors.length > 0 || swallows(cells, this.#dialect)) {
          sound.oddEnd = meta.cursor
          return parser.abort()
        }
        sound.rows.push({ cells, end: meta.cursor })
      },
    })
    parser.parse(text, 0, !isLast)
    return sound
  }

  /** The same, line by line where quotes make no sense. */
  #rowsByLine(text: string, isLast: boolean): Piece {
    const piece: Piece = { rows: [], broken: new Set() }
    /** Where the last row of those ends that an odd one seemed to be. */
    let oddEnd = -1
    let at = 0
    const add = (cells: string[], end: number, isFirst: boolean) => {
      const isDoubtful = isFirst || end === oddEnd
      if (isDoubtful && hasOddQuotes(text.slice(at, end))) piece.broken.add(piece.rows.length)
      piece.rows.push(cells)
      at = end
    }
    for (;;) {
      const from = at
      const { rows, oddEnd: found } = this.#soundRows(text.slice(from), isLast)
      for (const { cells, end } of rows) add(cells, from + end, false)
      const end = this.#oddLineEnd(text, at, found !== null, isLast)
      if (end === -1) break
      if (++this.#oddities > patience) return this.#separateLines(text.slice(at), isLast, piece)
      if (found !== null) oddEnd = from + found
      add(cutLine(text.slice(at, end), this.#dialect.delimiter), end + 1, true)
    }
    this.#rest = isLast ? '' : text.slice(at)
    return piece
  }

  /** Where the line ends whose quotes make no sense; -1 where there is none, or more of the text has to come first. */
  #oddLineEnd(text: string, at: number, isOdd: boolean, isLast: boolean): number {
    const waits = !isLast && text.length - at < longestOpen
    if (at >= text.length || (!isOdd && (isLast || waits))) return -1
    const end = text.indexOf('\n', at)
    if (end !== -1) return end
    return waits ? -1 : text.length
  }

  /** The rows of a text in which each line is one. */
  #separateLines(
    text: string,
    isLast: boolean,
    piece: Piece = { rows: [], broken: new Set() },
  ): Piece {
    const lines = text.split('\n')
    this.#rest = isLast ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      const { data, errors } = this.#parse(line)
      const isSound = errors.length === 0
      if (!isSound && hasOddQuotes(line)) piece.broken.add(piece.rows.length)
      piece.rows.push(isSound ? (data[0] ?? ['']) : cutLine(line, this.#dialect.delimiter))
    }
    return piece
  }

  #parse(line: string): Found {
    return new Papa.Parser(this.#config()).parse(line, 0, false)
  }
}
