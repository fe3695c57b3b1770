import { greatestOf } from '../extremes.ts'
import { type Cell, isBlank, textIn } from './cell.ts'
import { filledIn, hasFigures, headerIn, type KnownHeader } from './header.ts'
import { titled } from './side-by-side.ts'
import { mostColumns } from './unreadable.ts'

/** What begins a table. */
export type Headed<Row extends readonly Cell[]> = {
  /** Names of the columns; «Colonna 1», «Colonna 2», … where the file has none. */
  header: readonly string[]
  /** How many cells the header has, those without a title at its end counted. */
  width: number
  /** Where the header stands among the rows; -1 where there is none. */
  at: number
  /** The rows above it that hold figures, by their place: they are not read. */
  above: readonly number[]
  /** Every row above it. */
  preface: Row[]
  /** The first rows below it. */
  sample: Row[]
}

/** What begins a table in some rows. */
export function headed<Row extends readonly Cell[]>(
  rows: readonly Row[],
  isKnown: KnownHeader,
): Headed<Row> {
  const at = headerIn(rows, isKnown)
  const below = rows.slice(at + 1)
  const named = rows[at]
  const width = named?.length ?? Math.min(mostColumns, greatestOf(below.map(filledIn), 0))
  const header =
    named === undefined
      ? Array.from({ length: width }, (_, column) => `Colonna ${column + 1}`)
      : named.map(textIn)
  const preface = rows.slice(0, Math.max(0, at))
  const above = preface.flatMap((row, place) => (hasFigures(row) ? [place] : []))
  return {
    header: titled(header),
    width,
    at,
    above,
    preface,
    sample: below.filter((row) => !isBlank(row)),
  }
}
