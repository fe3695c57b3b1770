import { kindOf } from '../numbers/number-style.ts'
import type { Dialect } from './dialect.ts'
import type { Quoted, QuotedRow } from './quoted-row.ts'

/** So many lines that look like rows are rows, whatever the first and the last look like. */
const manyLines = 10

/** No number is longer. */
const longestNumber = 40

function countOf(text: string, character: string): number {
  let count = 0
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count++
  return count
}

/** Whether a quote has no other. */
export const hasOddQuotes = (text: string): boolean => countOf(text, '"') % 2 === 1

const isNumber = (text: string) =>
  text.length <= longestNumber && !['empty', 'notANumber'].includes(kindOf(text))

const saysNothing = (text: string): boolean => ['empty', 'unknown'].includes(kindOf(text))

/** What two texts say of whether they stand in one column: 1 for it, -1 against it, 0 nothing. */
function likeness(one: string, other: string): number {
  if (saysNothing(one) || saysNothing(other)) return 0
  const areNumbers = isNumber(one)
  if (areNumbers !== isNumber(other)) return -1
  if (!areNumbers) return 0
  // A sentence has a blank behind its commas; the numbers of a column have all one, or none.
  return one.startsWith(' ') === other.startsWith(' ') ? 1 : -1
}

/** The lines of a cell in quotes, cut as if each were a row, beside the row that the cell stands in. */
class Lines {
  readonly #row: QuotedRow
  readonly #column: number
  readonly #inQuotes: ReadonlySet<number>
  readonly #first: readonly string[]
  readonly #last: readonly string[]
  readonly #middle: readonly (readonly string[])[]

  constructor(row: QuotedRow, { column }: Quoted, inQuotes: ReadonlySet<number>, cut: string[][]) {
    this.#row = row
    this.#column = column
    this.#inQuotes = inQuotes
    this.#first = cut[0] ?? []
    this.#last = cut.at(-1) ?? []
    this.#middle = cut.slice(1, -1).filter((cells) => cells.length > 1 || cells[0] !== '')
  }

  /** What a text says of whether it stands in a column of the row: within quotes none is in quotes of its own. */
  #likenessAt(column: number, text: string): number {
    const cell = this.#row.cells[column] ?? ''
    if (!this.#inQuotes.has(column)) return likeness(cell, text)
    return saysNothing(text) ? 0 : -1
  }

  /** What the end of the first line and the beginning of the last say of whether they are those of rows. */
  get likeness(): number {
    const { length } = this.#row.cells
    const before = Math.min(this.#column, this.#last.length)
    const behind = Math.min(length - this.#column, this.#first.length)
    let sum = 0
    for (let at = 0; at < before; at++) sum += this.#likenessAt(at, this.#last[at] ?? '')
    for (let back = 1; back < behind; back++)
      sum += this.#likenessAt(length - back, this.#first.at(-back) ?? '')
    return sum
  }

  /** Whether at least half of the lines between them are as long as rows. */
  areWide(width: number): boolean {
    return this.#middle.filter(({ length }) => length >= width).length * 2 >= this.#middle.length
  }

  /** Whether nearly all of many lines between them are like the row. */
  get areManyRows(): boolean {
    const alike = this.#middle.filter((cells) => this.#isLikeRow(cells))
    return this.#middle.length >= manyLines && alike.length * 10 >= this.#middle.length * 9
  }

  #isLikeRow(cells: readonly string[]): boolean {
    if (cells.length !== this.#row.cells.length) return false
    const found = cells.map((text, column) =>
      column === this.#column ? 0 : this.#likenessAt(column, text),
    )
    return found.includes(1) && !found.includes(-1)
  }
}

/** Whether a row says something that the header has no column for, or less than it has columns. */
const isOdd = ({ cells }: QuotedRow, width: number): boolean =>
  cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')

/** How many cells the first line of a text has, and its last. */
function endsOf(text: string, delimiter: string): [number, number] {
  const first = text.slice(0, text.indexOf('\n'))
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return [countOf(first, delimiter) + 1, countOf(last, delimiter) + 1]
}

/**
 * The cell of a row that holds the end of it and the beginning of another, as two stray quotes make one; undefined where all
 * cells are what they seem. A cell is what it seems unless its lines are like rows of the file.
 *
 * @param isBroken whether quotes of the row make no sense: lines as long as rows are rows then, whatever is in them
 */
export function falseCell(
  text: string,
  row: QuotedRow,
  { delimiter, width }: Dialect,
  isBroken: boolean,
): Quoted | undefined {
  const long = row.quoted.filter(({ from, to }) => text.slice(from, to).includes('\n'))
  if (long.length === 0) return undefined
  const [first, last] = endsOf(text.slice(row.from, row.end), delimiter)
  if (isBroken && first >= width && last >= width) return long.at(-1)
  const doubt = isOdd(row, width) ? 2 : 0
  const inQuotes = new Set(row.quoted.map(({ column }) => column))
  return long.find((cell) => {
    const raw = text.slice(cell.from, cell.to)
    const [begun, ended] = endsOf(raw, delimiter)
    const behind = row.cells.length - cell.column - 1
    if (cell.column + begun < width || ended + behind < width) return false
    const cut = raw.split('\n').map((line) => line.split(delimiter))
    const lines = new Lines(row, cell, inQuotes, cut)
    return (lines.likeness + doubt > 0 && lines.areWide(width)) || lines.areManyRows
  })
}
