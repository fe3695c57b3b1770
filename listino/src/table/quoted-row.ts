/** The longest cell: a quote that is still open after this many characters is a character. */
const longestCell = 1 << 20

/** A cell in quotes: what they enclose goes from `from` to `to` in the text, and the cell ends at `end`. */
export type Quoted = { column: number; from: number; to: number; end: number }

/** A row of a text in which there are quotes. */
export type QuotedRow = {
  cells: string[]
  /** The cells that stand in quotes. */
  quoted: Quoted[]
  /** Where the row begins in its text, and where it ends: at a line end, or at the end of the text. */
  from: number
  end: number
  /** Whether a cell begins with a quote that encloses nothing. */
  hasStray: boolean
  /** Whether a quote stands within a cell that has none around it. */
  hasLoose: boolean
}

/** What begins where a cell does: quotes around it, a quote that encloses nothing, or neither. */
type Beginning = Quoted | 'stray' | 'plain' | 'unfinished'

const quote = '"'

/** Where the quote is that closes one, the first without another behind it; -1 where there is none. */
function closingOf(text: string, opening: number): number {
  let at = text.indexOf(quote, opening + 1)
  while (at !== -1 && text[at + 1] === quote) at = text.indexOf(quote, at + 2)
  return at
}

/** Cuts rows as RFC 4180 has them; a quote that makes no sense is a character of its cell. */
export class RowCutter {
  readonly #delimiter: string

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  /** The row that begins at a place; null where more of the text has to come first. */
  cut(text: string, from: number, isLast: boolean): QuotedRow | null {
    const row: QuotedRow = {
      cells: [],
      quoted: [],
      from,
      end: from,
      hasStray: false,
      hasLoose: false,
    }
    for (let at = from; ; at = row.end + 1) {
      const begins = this.#beginning(text, at, isLast)
      if (begins === 'unfinished') return null
      this.#take(text, at, begins, row)
      if (row.end === text.length && !isLast) return null
      if (text[row.end] !== this.#delimiter) return row
    }
  }

  #beginning(text: string, at: number, isLast: boolean): Beginning {
    if (text[at] !== quote) return 'plain'
    const to = closingOf(text, at)
    const isOpen = to === -1 || (to + 1 === text.length && !isLast)
    if (isOpen) return isLast || text.length - at > longestCell ? 'stray' : 'unfinished'
    const end = this.#skipBlanks(text, to + 1)
    if (end === text.length && !isLast) return 'unfinished'
    const isClosed = end === text.length || text[end] === this.#delimiter || text[end] === '\n'
    return isClosed && to - at < longestCell ? { column: -1, from: at + 1, to, end } : 'stray'
  }

  /** Adds the cell that begins at a place to its row. */
  #take(text: string, at: number, begins: Exclude<Beginning, 'unfinished'>, row: QuotedRow): void {
    if (typeof begins === 'object') {
      row.quoted.push({ ...begins, column: row.cells.length })
      row.cells.push(text.slice(begins.from, begins.to).replaceAll('""', quote))
      row.end = begins.end
      return
    }
    row.end = this.#endOf(text, at)
    const cell = text.slice(at, row.end)
    if (begins === 'stray') row.hasStray = true
    else if (cell.includes(quote)) row.hasLoose = true
    row.cells.push(cell)
  }

  #skipBlanks(text: string, from: number): number {
    let at = from
    while (text[at] === ' ' || (text[at] === '\t' && this.#delimiter !== '\t')) at++
    return at
  }

  #endOf(text: string, from: number): number {
    let at = from
    while (at < text.length && text[at] !== this.#delimiter && text[at] !== '\n') at++
    return at
  }
}
