import Papa from 'papaparse'

/** How the cells of a text file are told apart. */
export type Dialect = {
  delimiter: string
  /** Whether quotes enclose cells; in Amazon's reports they are inches. */
  isQuoted: boolean
  /** How many cells most rows have. */
  width: number
}

/** Rows as they stand in a text. `broken` are those with a quote that has no other: what is in them can't be told. */
export type Piece = { rows: string[][]; broken: Set<number> }

/** No cell is longer: a quote that is still open after so many characters was none. */
const longestOpen = 1 << 20

const noQuote = '\u0000'

/** A line whose quotes make no sense, cut at every delimiter. */
const cutLine = (line: string, delimiter: string): string[] =>
  line
    .split(delimiter)
    .map((cell) =>
      cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
        ? cell.slice(1, -1).replaceAll('""', '"')
        : cell,
    )

type Found = { data: string[][]; errors: unknown[]; meta: { cursor: number } }

const countOf = (text: string, delimiter: string) => text.split(delimiter).length - 1

/** Whether a cell holds the end of its row and the beginning of another: two quotes that were none enclose them. */
function swallows(row: readonly string[], { delimiter, width }: Dialect): boolean {
  return row.some((cell, column) => {
    const end = cell.indexOf('\n')
    if (end === -1) return false
    const begin = cell.lastIndexOf('\n') + 1
    const after = countOf(cell.slice(0, end), delimiter)
    const before = countOf(cell.slice(begin), delimiter)
    return after >= width - 1 - column && before >= column
  })
}

/** Where a row ends in a text. */
type Row = { cells: string[]; end: number }

/** The rows of a text up to the first whose quotes make no sense, and where that one would end. */
type Sound = { rows: Row[]; oddEnd: number | null }

const hasOddQuotes = (line: string) => countOf(line, '"') % 2 === 1

/** Splits a text that comes part by part into rows. */
export class RowSplitter {
  readonly #dialect: Dialect
  #rest = ''

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
      const waits = !isLast && text.length - at < longestOpen
      const lineEnd = text.indexOf('\n', at)
      const isSound = found === null && (isLast || waits)
      if (at >= text.length || isSound || (lineEnd === -1 && waits)) break
      if (found !== null) oddEnd = from + found
      const next = lineEnd === -1 ? text.length : lineEnd
      add(cutLine(text.slice(at, next), this.#dialect.delimiter), next + 1, true)
    }
    this.#rest = isLast ? '' : text.slice(at)
    return piece
  }
}
