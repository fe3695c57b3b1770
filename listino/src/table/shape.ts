import { knownLayouts } from '../layouts/known.ts'
import { recognise } from '../layouts/recognise.ts'
import { usualTitles } from '../layouts/synonyms.ts'
import { titleOf } from '../layouts/title.ts'
import { kindOf } from '../numbers/number-style.ts'
import { type Cell, headerKey, isBlank, textIn } from './cell.ts'
import { RowSplitter } from './delimited.ts'
import type { Dialect } from './dialect.ts'

/** How many rows are looked at for the header. */
const looked = 60

const headerNames: ReadonlySet<string> = new Set([
  ...knownLayouts.flatMap(({ columns, signature }) => [
    ...Object.values(columns).flat(),
    ...signature.flat(),
  ]),
])

const knownIn = (row: readonly Cell[]): number =>
  row.filter((cell) => headerNames.has(headerKey(cell)) || usualTitles.has(titleOf(cell).subject))
    .length

const widthOf = (row: readonly Cell[]): number =>
  row.findLastIndex((cell) => textIn(cell) !== '') + 1

/** How many columns most rows have. */
function usualWidth(rows: readonly (readonly Cell[])[]): { width: number; count: number } {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  let best = { width: 0, count: 0 }
  for (const [width, count] of counts)
    if (count > best.count || (count === best.count && width > best.width)) best = { width, count }
  return best
}

const couldBeHeader = (row: readonly Cell[]): boolean => {
  const texts = row.map(textIn).filter((text) => text !== '')
  return texts.length > 1 && texts.every((text) => kindOf(text) === 'notANumber')
}

/**
 * Which row names the columns: the one that a known file is recognised by, else the one with most names that we know, else
 * the first as wide as the table that holds no number. -1 where none does.
 */
export function headerIn(rows: readonly (readonly Cell[])[]): number {
  const first = rows.slice(0, looked)
  const recognised = first.findIndex((row) => recognise(row) !== null)
  if (recognised !== -1) return recognised
  const known = first.map(knownIn)
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const { width } = usualWidth(first.filter((row) => !isBlank(row)))
  const named = first.findIndex((row) => widthOf(row) >= Math.max(2, width - 1))
  const row = first[named]
  return row !== undefined && couldBeHeader(row) ? named : -1
}

const delimiters = [';', '\t', ',', '|'] as const

const portion = 1 << 14

/** The first rows of a text that say something. */
function rowsBy(text: string, dialect: Omit<Dialect, 'width'>): string[][] {
  const splitter = new RowSplitter({ ...dialect, width: Number.POSITIVE_INFINITY })
  const rows: string[][] = []
  for (let from = 0; from < text.length && rows.length < looked; from += portion) {
    const part = text.slice(from, from + portion)
    for (const row of splitter.rows(part, from + portion >= text.length).rows) rows.push(row)
  }
  return rows.slice(0, looked).filter((row) => !isBlank(row))
}

/** Whether quotes enclose cells: in a text cut by tabs only where some cell both begins and ends with one. */
const isQuotedBy = (text: string, delimiter: string): boolean =>
  delimiter !== '\t' || /(?:^|[\t\n])"[^\t\n]*"(?=[\t\n]|$)/.test(text)

/** How well a delimiter cuts a text: rows of one width, names of columns that we know, more columns than one. */
function scoreOf(rows: readonly string[][]): number {
  const { width, count } = usualWidth(rows)
  if (width < 2) return 0
  const known = Math.max(0, ...rows.map(knownIn))
  const recognised = rows.some((row) => recognise(row) !== null) ? 1 : 0
  return (
    recognised * 100 +
    Math.min(known, 20) * 5 +
    (count / rows.length) * 10 +
    Math.min(width, 40) / 40
  )
}

const announced = /^sep=(.)\n/i

/** The delimiter that a text says in Excel's way, else the one that cuts it best. */
function delimiterOf(text: string): string {
  const named = announced.exec(text)?.[1]
  if (named !== undefined) return named
  let best = { delimiter: ';', score: 0 }
  for (const delimiter of delimiters) {
    const score = scoreOf(rowsBy(text, { delimiter, isQuoted: isQuotedBy(text, delimiter) }))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** How a text is cut into cells, by what its beginning looks like. */
export function dialectOf(text: string): Dialect {
  const delimiter = delimiterOf(text)
  const isQuoted = isQuotedBy(text, delimiter)
  const rows = rowsBy(text, { delimiter, isQuoted })
  const header = rows[headerIn(rows)]
  return { delimiter, isQuoted, width: header?.length ?? usualWidth(rows).width }
}
