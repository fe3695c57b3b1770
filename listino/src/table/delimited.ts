import { CellSpans } from './cell-spans.ts'
import type { Dialect } from './dialect.ts'
import { falseCell, hasOddQuotes } from './odd-quotes.ts'
import { type QuotedRow, RowCutter } from './quoted-row.ts'
import { Unreadable } from './unreadable.ts'

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

const quoteMark = '"'

/** The cells of a line that stand each in quotes and hold none; null of any other line. */
function allQuotedCells(line: string, delimiter: string): string[] | null {
  if (line.length < 2 || !line.startsWith(quoteMark) || !line.endsWith(quoteMark)) return null
  const cells = line.slice(1, -1).split(`"${delimiter}"`)
  return cells.some((cell) => cell.includes(quoteMark)) ? null : cells
}

const textMark = '="'

/** What a cell holds that spreadsheets are to take as text: of `="00123"` the digits. */
const withoutMark = (cell: string): string =>
  cell.startsWith(textMark) && cell.indexOf(quoteMark, 2) === cell.length - 1
    ? cell.slice(2, -1)
    : cell

const withoutMarks = ({ cells }: QuotedRow): string[] =>
  cells.some((cell) => cell.startsWith(textMark)) ? cells.map(withoutMark) : cells

/** Rows as they stand in a text: of most only where, until somebody asks for their cells. */
export class Piece {
  readonly text: string
  readonly dialect: Dialect
  /** Rows with a quote that has no other: what is in them is uncertain. */
  readonly broken = new Set<number>()
  /** Where each row begins and ends. */
  readonly froms: number[] = []
  readonly tos: number[] = []
  /** The cells of rows whose quotes had to be looked at with care. */
  readonly #cut = new Map<number, string[]>()
  #rows: string[][] | null = null

  constructor(text: string, dialect: Dialect) {
    this.text = text
    this.dialect = dialect
  }

  get length(): number {
    return this.froms.length
  }

  /** The cells of every row. */
  get rows(): string[][] {
    this.#rows ??= this.froms.map((_, place) => this.cells(place))
    return this.#rows
  }

  /** Whether a row is one line, whose quotes stand around cells if it has any. */
  isLine(place: number): boolean {
    return !this.#cut.has(place)
  }

  cells(place: number): string[] {
    return this.#cut.get(place) ?? this.#cells(this.froms[place] ?? 0, this.tos[place] ?? 0)
  }

  #cells(from: number, to: number): string[] {
    const { delimiter, isQuoted } = this.dialect
    const line = this.text.slice(from, to)
    if (!isQuoted || !line.includes(quoteMark)) return line.split(delimiter)
    const cells = allQuotedCells(line, delimiter)
    if (cells !== null) return cells
    const row = new RowCutter(delimiter).cut(line, 0, true)
    return row === null ? [] : withoutMarks(row)
  }

  addLine(from: number, to: number): void {
    this.froms.push(from)
    this.tos.push(to)
  }

  add(row: QuotedRow, isBroken: boolean): void {
    if (isBroken) this.broken.add(this.length)
    this.#cut.set(this.length, withoutMarks(row))
    this.addLine(row.from, row.end)
  }
}

/** Splits a text that comes part by part into rows, the same wherever its parts end. */
export class RowSplitter {
  readonly #dialect: Dialect
  readonly #cutter: RowCutter
  readonly #spans: CellSpans
  #rest = ''
  /** How long the text has to be before a row that had no end in it is tried again: each time all of it is read anew. */
  #enough = 0

  constructor(dialect: Dialect) {
    this.#dialect = dialect
    this.#cutter = new RowCutter(dialect.delimiter)
    this.#spans = new CellSpans(dialect)
  }

  rows(part: string, isLast: boolean): Piece {
    const text = this.#rest + part
    const piece = new Piece(text, this.#dialect)
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
    const { isQuoted } = this.#dialect
    const quotes = new Next(text, quoteMark)
    let at = 0
    while (at < text.length) {
      const found = text.indexOf('\n', at)
      const lineEnd = found === -1 ? text.length : found
      let end: number | null = lineEnd
      if (isQuoted && quotes.from(at) < lineEnd) {
        end = this.#cutWithQuotes(text, at, lineEnd, isLast, piece)
      } else if (lineEnd === text.length && !isLast) end = null
      else piece.addLine(at, lineEnd)
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
    if (isWhole && this.#spans.cut(text, from, lineEnd)) {
      piece.addLine(from, lineEnd)
      return lineEnd
    }
    const row = this.#cutter.cut(text, from, isLast)
    if (row === null) return null
    const isBroken = this.#isBroken(text, row)
    const cell = falseCell(text, row, this.#dialect, isBroken)
    if (cell === undefined) piece.add(row, isBroken)
    else this.#cutLines(text, row, cell.to, piece)
    return row.end
  }

  /** Cuts what seemed to be one row line by line. */
  #cutLines(text: string, { from, end }: QuotedRow, closing: number, piece: Piece): void {
    for (let at = from; at <= end; ) {
      const found = text.indexOf('\n', at)
      const lineEnd = found === -1 || found > end ? end : found
      const row = this.#cutter.cut(text.slice(0, lineEnd), at, true)
      if (row !== null) piece.add(row, this.#isBroken(text, row, closing))
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
