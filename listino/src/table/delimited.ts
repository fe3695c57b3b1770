import Papa from 'papaparse'

/** How the cells of a text file are told apart. */
export type Dialect = {
  delimiter: string
  /** Whether quotes enclose cells; in Amazon's reports they are inches. */
  isQuoted: boolean
}

/** Rows as they stand in a text. `mended` are those whose quotes do not close, cut at every delimiter of their line. */
export type Piece = { rows: string[][]; mended: Set<number> }

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

/** The rows of a text up to the first whose quotes do not close, and where they end. */
type Sound = { rows: string[][]; end: number; isBroken: boolean }

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
    if (found.errors.length > 0 || (!isLast && open >= longestOpen))
      return this.#mendedRows(text, isLast)
    this.#rest = isLast ? '' : text.slice(found.meta.cursor)
    return { rows: found.data, mended: new Set() }
  }

  #config() {
    const { delimiter, isQuoted } = this.#dialect
    return { delimiter, newline: '\n' as const, quoteChar: isQuoted ? '"' : noQuote }
  }

  #soundRows(text: string, isLast: boolean): Sound {
    const sound: Sound = { rows: [], end: 0, isBroken: false }
    const parser = new Papa.Parser({
      ...this.#config(),
      step: ({ data, errors, meta }: Found) => {
        sound.isBroken = errors.length > 0
        if (sound.isBroken) return parser.abort()
        sound.rows.push(...data)
        sound.end = meta.cursor
      },
    })
    parser.parse(text, 0, !isLast)
    return sound
  }

  #mendedRows(text: string, isLast: boolean): Piece {
    const piece: Piece = { rows: [], mended: new Set() }
    let at = 0
    for (;;) {
      const { rows, end, isBroken } = this.#soundRows(text.slice(at), isLast)
      for (const row of rows) piece.rows.push(row)
      at += end
      const waits = !isLast && text.length - at < longestOpen
      const lineEnd = text.indexOf('\n', at)
      if (at >= text.length || (!isBroken && (isLast || waits)) || (lineEnd === -1 && waits)) break
      const next = lineEnd === -1 ? text.length : lineEnd
      piece.mended.add(piece.rows.length)
      piece.rows.push(cutLine(text.slice(at, next), this.#dialect.delimiter))
      at = next + 1
    }
    this.#rest = isLast ? '' : text.slice(at)
    return piece
  }
}
