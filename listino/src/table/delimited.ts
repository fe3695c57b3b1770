import type { Dialect } from './dialect.ts'
import { falseCell, hasOddQuotes } from './odd-quotes.ts'
import { type QuotedRow, RowCutter } from './quoted-row.ts'
import { Unreadable } from './unreadable.ts'

/** Rows as they stand in a text. `broken` are those with a quote that has no other: what is in them is uncertain. */
export type Piece = { rows: string[][]; broken: Set<number> }

/** No row of a table is longer. */
const longestRow = 1 << 22

/** Where a character stands next in a text that is gone through once: none is looked for behind one that was found. */
class Next {
  readonly #text: string
  readonly #sought: string
  #found = -1

  constructor(text: string, sought: string) {
    this.#text = text
    this.#sought = sought
  }

  /** The first place from one on, which is never before the last one that was asked for; the end of the text where it has none. */
  from(place: number): number {
    if (this.#found >= place) return this.#found
    const found = this.#text.indexOf(this.#sought, place)
    this.#found = found === -1 ? this.#text.length : found
    return this.#found
  }
}

/** The cells of a line without quotes. */
function plainCells(text: string, from: number, to: number, delimiters: Next): string[] {
  const cells: string[] = []
  let at = from
  for (;;) {
    const end = delimiters.from(at)
    if (end >= to) break
    cells.push(text.slice(at, end))
    at = end + 1
  }
  cells.push(text.slice(at, to))
  return cells
}

const quoteMark = '"'

/** The cells of a line that stand each in quotes and hold none; null of any other line. */
function allQuotedCells(
  text: string,
  from: number,
  to: number,
  delimiter: string,
): string[] | null {
  if (to - from < 2 || text[from] !== quoteMark || text[to - 1] !== quoteMark) return null
  const cells = text.slice(from + 1, to - 1).split(`"${delimiter}"`)
  return cells.some((cell) => cell.includes(quoteMark)) ? null : cells
}

const textMark = '="'

/** What a cell holds that spreadsheets are to take as text: of `="00123"` the digits. */
const withoutMark = (cell: string): string =>
  cell.startsWith(textMark) && cell.indexOf(quoteMark, 2) === cell.length - 1
    ? cell.slice(2, -1)
    : cell

function add({ cells }: QuotedRow, isBroken: boolean, { rows, broken }: Piece): void {
  if (isBroken) broken.add(rows.length)
  rows.push(cells.some((cell) => cell.startsWith(textMark)) ? cells.map(withoutMark) : cells)
}

/** Splits a text that comes part by part into rows, the same wherever its parts end. */
export class RowSplitter {
  readonly #dialect: Dialect
  readonly #cutter: RowCutter
  #rest = ''
  /** How long the text has to be before a row that had no end in it is tried again: each time all of it is read anew. */
  #enough = 0

  constructor(dialect: Dialect) {
    this.#dialect = dialect
    this.#cutter = new RowCutter(dialect.delimiter)
  }

  rows(part: string, isLast: boolean): Piece {
    const text = this.#rest + part
    const piece: Piece = { rows: [], broken: new Set() }
    if (text.length < this.#enough && !isLast) {
      this.#rest = text
      return piece
    }
    const end = this.#cut(text, isLast, piece)
    this.#rest = text.slice(end)
    this.#enough = this.#rest.length * 1.25
    if (this.#rest.length > longestRow) throw new Unreadable('notATable')
    return piece
  }

  /** Cuts the rows of a text; answers where the last whole one ended. */
  #cut(text: string, isLast: boolean, piece: Piece): number {
    const { delimiter, isQuoted } = this.#dialect
    const delimiters = new Next(text, delimiter)
    const quotes = new Next(text, quoteMark)
    let at = 0
    while (at < text.length) {
      const found = text.indexOf('\n', at)
      const lineEnd = found === -1 ? text.length : found
      let end: number | null = lineEnd
      if (isQuoted && quotes.from(at) < lineEnd) {
        end = this.#cutWithQuotes(text, at, lineEnd, isLast, piece)
      } else if (lineEnd === text.length && !isLast) end = null
      else piece.rows.push(plainCells(text, at, lineEnd, delimiters))
      if (end === null) break
      at = end + 1
    }
    return Math.min(at, text.length)
  }

  /** Cuts a row with quotes in it; answers where it ended, null where more of the text has to come first. */
  #cutWithQuotes(
    text: string,
    from: number,
    lineEnd: number,
    isLast: boolean,
    piece: Piece,
  ): number | null {
    const isWhole = lineEnd < text.length || isLast
    const cells = isWhole ? allQuotedCells(text, from, lineEnd, this.#dialect.delimiter) : null
    if (cells !== null) {
      piece.rows.push(cells)
      return lineEnd
    }
    const row = this.#cutter.cut(text, from, isLast)
    if (row === null) return null
    const isBroken = this.#isBroken(text, row)
    const cell = falseCell(text, row, this.#dialect, isBroken)
    if (cell === undefined) add(row, isBroken, piece)
    else this.#cutLines(text, row, cell.to, piece)
    return row.end
  }

  /** Cuts what seemed to be one row line by line. */
  #cutLines(text: string, { from, end }: QuotedRow, closing: number, piece: Piece): void {
    for (let at = from; at <= end; ) {
      const found = text.indexOf('\n', at)
      const lineEnd = found === -1 || found > end ? end : found
      const row = this.#cutter.cut(text.slice(0, lineEnd), at, true)
      if (row !== null) add(row, this.#isBroken(text, row, closing), piece)
      at = lineEnd + 1
    }
  }

  /**
   * Whether a quote of a row has no other, and that is no inch.
   *
   * @param closing where a quote stands that is known to enclose nothing
   */
  #isBroken(text: string, row: QuotedRow, closing = -1): boolean {
    const holdsClosing = closing >= row.from && closing < row.end
    return (holdsClosing || this.#isDoubtful(row)) && hasOddQuotes(text.slice(row.from, row.end))
  }

  /** Whether something in a row shows that it may have lost a quote, or have one too many. */
  #isDoubtful({ cells, quoted, hasStray, hasLoose }: QuotedRow): boolean {
    if (hasStray || !hasLoose) return hasStray
    // Who knows what quotes are for leaves none within a cell without them.
    return quoted.some(({ column }) => this.#needsQuotes(cells[column] ?? ''))
  }

  #needsQuotes(cell: string): boolean {
    return cell.includes(this.#dialect.delimiter) || /["\n]/.test(cell)
  }
}
