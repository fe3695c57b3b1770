import { greatestOf } from '../extremes.ts'
import { isBlank } from './cell.ts'
import { RowSplitter } from './delimited.ts'
import type { Dialect } from './dialect.ts'
import {
  filledIn,
  headerIn,
  type KnownHeader,
  knownIn,
  rowsForHeader,
  usualWidth,
} from './header.ts'
import { mostColumns, Unreadable } from './unreadable.ts'
import { encoded } from './utf8.ts'

const delimiters = [';', '\t', ',', '|'] as const

const portion = 1 << 14

/** The first rows of a text. */
function rowsBy(text: Uint8Array, dialect: Omit<Dialect, 'width'>): string[][] {
  const splitter = new RowSplitter({ ...dialect, width: Number.POSITIVE_INFINITY })
  const rows: string[][] = []
  for (let from = 0; from < text.length && rows.length < rowsForHeader; from += portion) {
    const part = text.subarray(from, from + portion)
    for (const row of splitter.rows(part, from + portion >= text.length).rows) rows.push(row)
  }
  return rows.slice(0, rowsForHeader)
}

/** Whether quotes enclose cells: in a text cut by tabs only where some cell both begins and ends with one, but for a `=` in front. */
const isQuotedBy = (text: string, delimiter: string): boolean =>
  delimiter !== '\t' || /(?:^|[\t\n])=?"[^\t\n]*"(?=[\t\n]|$)/.test(text)

/** Blank cells behind the last that says something are no columns: spreadsheets write as many as they please. */
const isTooWide = (row: readonly string[]): boolean => filledIn(row) > mostColumns

const areMostlyTooWide = (rows: readonly string[][]): boolean =>
  rows.filter(isTooWide).length * 2 > rows.length

/** How well a delimiter cuts a text: rows of one width, names of columns that we know, more columns than one. */
function scoreOf(all: readonly string[][], isKnown: KnownHeader): number {
  const rows = all.filter((row) => !isBlank(row))
  const { width, count } = usualWidth(rows)
  const isRecognised = rows.some(isKnown)
  // A known file of few rows may have more lines above its header than rows.
  if (width < 2 && !isRecognised) return 0
  const known = greatestOf(rows.map(knownIn), 0)
  return (
    Number(isRecognised) * 100 +
    Math.min(known, 20) * 5 +
    (count / rows.length) * 10 +
    Math.min(width, 40) / 40
  )
}

const announced = /^sep=(.)\n/i

/** The delimiter that a text says in Excel's way, else the one that cuts it best. */
function delimiterOf(text: string, bytes: Uint8Array, isKnown: KnownHeader): string {
  const named = announced.exec(text)?.[1]
  if (named !== undefined) return named
  let best = { delimiter: ';', score: 0 }
  for (const delimiter of delimiters) {
    const score = scoreOf(
      rowsBy(bytes, { delimiter, isQuoted: isQuotedBy(text, delimiter) }),
      isKnown,
    )
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** How a text is cut into cells, by what its beginning looks like. */
export function dialectOf(text: string, isKnown: KnownHeader): Dialect {
  const bytes = encoded(text)
  const delimiter = delimiterOf(text, bytes, isKnown)
  const isQuoted = isQuotedBy(text, delimiter)
  const rows = rowsBy(bytes, { delimiter, isQuoted })
  const said = rows.filter((row) => !isBlank(row))
  if (areMostlyTooWide(said)) throw new Unreadable('tooManyColumns')
  const header = rows[headerIn(rows, isKnown)]
  if (header !== undefined && isTooWide(header)) throw new Unreadable('tooManyColumns')
  return { delimiter, isQuoted, width: header?.length ?? usualWidth(said).width }
}
