import { CellSpans } from './cell-spans.ts'
import { areControls } from './control-characters.ts'
import { withOneLineEnd } from './decode.ts'
import type { Dialect } from './dialect.ts'
import { carriageReturn, lineFeed, quote, Scanner } from './marks.ts'
import { falseCell, hasOddQuotes } from './odd-quotes.ts'
import { type QuotedRow, RowCutter } from './quoted-row.ts'
import { Unreadable } from './unreadable.ts'
import { bytesOf, decoded, unitsIn } from './utf8.ts'

/** No row of a table is longer, in bytes. */
const longestRow = 1 << 22

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

const lengthOf = (_: Uint8Array, from: number, to: number): number => to - from

/** Rows as they stand in the bytes of a text: of most only where, until somebody asks for their cells. */
export class Piece {
  readonly bytes: Uint8Array
  /** The places of delimiters, quotes and line ends, and behind the last of them the length. */
  readonly marks: Int32Array
  readonly dialect: Dialect
  /** Rows with a quote that has no other: what is in them is uncertain. */
  broken = new Set<number>()
  /** The mark that ends each row. */
  lasts: number[] = []
  /** The first mark of the first row. */
  #begin = 0
  /** The cells of rows whose quotes had to be looked at with care. */
  #cut = new Map<number, string[]>()
  #rows: string[][] | null = null

  constructor(bytes: Uint8Array, marks: Int32Array, dialect: Dialect) {
    this.bytes = bytes
    this.marks = marks
    this.dialect = dialect
  }

  get length(): number {
    return this.lasts.length
  }

  /** The cells of every row. */
  get rows(): string[][] {
    this.#rows ??= this.#allRows()
    return this.#rows
  }

  /** One text for all: it takes less time than one for each row. */
  #allRows(): string[][] {
    const { bytes } = this
    const text = decoded(bytes)
    const units = text.length === bytes.length ? lengthOf : unitsIn
    let [byte, unit] = [0, 0]
    return this.lasts.map((last, place) => {
      const known = this.#cut.get(place)
      if (known !== undefined) return known
      const from = this.startOf(this.firstOf(place))
      const to = this.marks[last] as number
      const begin = unit + units(bytes, byte, from)
      unit = begin + units(bytes, from, to)
      byte = to
      return this.#cells(text.slice(begin, unit))
    })
  }

  /** Leaves out so many rows at the beginning. */
  skip(count: number): void {
    this.#begin = this.firstOf(count)
    this.lasts = this.lasts.slice(count)
    this.broken = new Set([...this.broken].map((place) => place - count).filter((at) => at >= 0))
    this.#cut = new Map([...this.#cut].map(([place, cells]) => [place - count, cells]))
  }

  /** Whether a row is one line, whose quotes stand around cells if it has any. */
  isLine(place: number): boolean {
    return !this.#cut.has(place)
  }

  cells(place: number): string[] {
    const known = this.#cut.get(place)
    if (known !== undefined) return known
    const from = this.startOf(this.firstOf(place))
    return this.#cells(decoded(this.bytes, from, this.marks[this.lasts[place] as number]))
  }

  #cells(line: string): string[] {
    const { delimiter, isQuoted } = this.dialect
    if (!isQuoted || !line.includes(quoteMark)) return line.split(delimiter)
    const cells = allQuotedCells(line, delimiter)
    if (cells !== null) return cells
    const row = new RowCutter(delimiter).cut(line, 0, true)
    return row === null ? [] : withoutMarks(row)
  }

  /** The first mark of a row. */
  firstOf(place: number): number {
    return place === 0 ? this.#begin : this.behind(this.lasts[place - 1] as number)
  }

  /** Where a row begins, by its first mark. */
  startOf(first: number): number {
    return first === 0 ? 0 : (this.marks[first - 1] as number) + 1
  }

  addLine(last: number): void {
    this.lasts.push(last)
  }

  /** Adds a row that was cut with care, and ends at a mark. */
  add(row: QuotedRow, isBroken: boolean, last: number): void {
    if (isBroken) this.broken.add(this.length)
    this.#cut.set(this.length, withoutMarks(row))
    this.lasts.push(last)
  }

  /** The mark behind a line end, which may be of two characters. */
  behind(mark: number): number {
    const place = this.marks[mark] as number
    const isDouble = this.bytes[place] === carriageReturn && this.bytes[place + 1] === lineFeed
    return mark + (isDouble ? 2 : 1)
  }

  /** The mark of a line end, of so many from a mark on the last; that of the end where there are fewer. */
  lineEnd(mark: number, count: number): number {
    const end = this.marks.length - 1
    let left = count
    for (let at = mark; at < end; ) {
      const byte = this.bytes[this.marks[at] as number]
      if (byte !== lineFeed && byte !== carriageReturn) at++
      else if (--left === 0) return at
      else at = this.behind(at)
    }
    return end
  }
}

const nothing = new Uint8Array(0)
const nowhere = Int32Array.of(0)

/** Splits a text whose bytes come part by part into rows, the same wherever its parts end. */
export class RowSplitter {
  readonly #dialect: Dialect
  readonly #scanner: Scanner
  readonly #cutter: RowCutter
  readonly #spans: CellSpans
  /** How many control characters there were, which are in none. */
  controls = 0
  #rest = nothing
  /** How long the text has to be before a row that had no end in it is tried again: each time all of it is read anew. */
  #enough = 0

  constructor(dialect: Dialect) {
    this.#dialect = dialect
    this.#scanner = new Scanner(dialect)
    this.#cutter = new RowCutter(dialect.delimiter)
    this.#spans = new CellSpans(dialect)
  }

  rows(part: Uint8Array, isLast: boolean): Piece {
    const bytes = bytesOf(this.#rest, part)
    if (bytes.length >= this.#enough || isLast) return this.#split(bytes, isLast)
    this.#rest = bytes
    return new Piece(nothing, nowhere, this.#dialect)
  }

  #split(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): Piece {
    // The second character of a line end may be still to come.
    const isOpen = !isLast && bytes.at(-1) === carriageReturn
    const whole = isOpen ? bytes.subarray(0, -1) : bytes
    const marks = this.#scanner.marksIn(whole)
    if (marks === null) {
      const kept = bytes.filter((byte) => areControls[byte] === 0)
      this.controls += bytes.length - kept.length
      return this.#split(kept, isLast)
    }
    const piece = new Piece(whole, marks, this.#dialect)
    this.#rest = bytes.slice(this.#cut(piece, isLast))
    this.#enough = this.#rest.length * 1.25
    if (this.#rest.length > longestRow) throw new Unreadable('notATable')
    return piece
  }

  /** Cuts the rows of a piece; answers where the last whole one ended. */
  #cut(piece: Piece, isLast: boolean): number {
    const { bytes, marks } = piece
    const end = marks.length - 1
    let first = 0
    let hasQuotes = false
    for (let mark = 0; mark < end; ) {
      const byte = bytes[marks[mark] as number]
      if (byte !== lineFeed && byte !== carriageReturn) {
        hasQuotes ||= byte === quote
        mark++
        continue
      }
      const last = hasQuotes ? this.#cutWithQuotes(piece, first, mark, isLast) : mark
      if (!hasQuotes) piece.addLine(mark)
      if (last === -1) return piece.startOf(first)
      if (last === end) return bytes.length
      first = piece.behind(last)
      mark = first
      hasQuotes = false
    }
    const from = piece.startOf(first)
    if (!isLast || from === bytes.length) return from
    this.#cutWithQuotes(piece, first, end, isLast)
    return bytes.length
  }

  /** Cuts a row that may have quotes; answers the mark at which it ended, -1 where more has to come first. */
  #cutWithQuotes(piece: Piece, first: number, last: number, isLast: boolean): number {
    if (!this.#spans.cut(piece, piece.startOf(first), first, last))
      return this.#cutWithCare(piece, first, isLast)
    piece.addLine(last)
    return last
  }

  /** Cuts a row with quotes that may have several lines, as `#cutWithQuotes` does. */
  #cutWithCare(piece: Piece, first: number, isLast: boolean): number {
    const { bytes, marks } = piece
    const from = piece.startOf(first)
    for (let lines = 1; ; lines *= 2) {
      const until = piece.lineEnd(first, lines)
      const isAll = until === marks.length - 1
      const to = isAll ? bytes.length : piece.startOf(piece.behind(until))
      const text = withOneLineEnd(decoded(bytes, from, to))
      const row = this.#cutter.cut(text, 0, isAll && isLast)
      if (row === null && isAll) return -1
      if (row === null) continue
      const last = piece.lineEnd(first, text.slice(0, row.end).split('\n').length)
      const isBroken = this.#isBroken(text, row)
      const cell = falseCell(text, row, this.#dialect, isBroken)
      if (cell === undefined) piece.add(row, isBroken, last)
      else this.#cutLines(text, row, cell.to, piece, last)
      return last
    }
  }

  /** Cuts what seemed to be one row line by line. */
  #cutLines(
    text: string,
    { from, end }: QuotedRow,
    closing: number,
    piece: Piece,
    last: number,
  ): void {
    for (let at = from; at <= end; ) {
      const found = text.indexOf('\n', at)
      const lineEnd = found === -1 || found > end ? end : found
      const row = this.#cutter.cut(text.slice(0, lineEnd), at, true)
      if (row !== null) piece.add(row, this.#isBroken(text, row, closing), last)
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
