import { type Cell, isBlank, textIn } from './cell.ts'
import { headerIn, type KnownHeader } from './header.ts'

/** What begins a table. */
export type Headed<Row extends readonly Cell[]> = {
  /** Names of the columns; «Colonna 1», «Colonna 2», … where the file has none. */
  header: readonly string[]
  /** How many cells the header has, those without a title at its end counted. */
  width: number
  /** Where the header stands among the rows; -1 where there is none. */
  at: number
  /** The rows above the header. */
  above: Row[]
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
  const width = named?.length ?? Math.max(0, ...below.slice(0, 100).map(({ length }) => length))
  const header =
    named === undefined
      ? Array.from({ length: width }, (_, column) => `Colonna ${column + 1}`)
      : named.map(textIn)
  while (named !== undefined && header.at(-1) === '') header.pop()
  const above = rows.slice(0, Math.max(0, at))
  return { header, width, at, above, sample: below.filter((row) => !isBlank(row)) }
}
