import { type Batch, type Cell, textIn } from '../table/cell.ts'
import { RowCutter } from '../table/quoted-row.ts'
import type { Table } from '../table/table.ts'

type Row = readonly Cell[]

const delimiters = [',', ';', '\t'] as const

/** The text of a row that stands in one cell; null where it stands in several. */
function onlyText(row: Row): string | null {
  const said = row.filter((cell) => textIn(cell) !== '')
  return said.length === 1 && typeof said[0] === 'string' ? said[0] : null
}

const cut = (text: string, delimiter: string): string[] =>
  new RowCutter(delimiter).cut(text, 0, true)?.cells ?? []

/** A row as it was before a spreadsheet put all of it in one cell: the first way to cut it that is one; null where none is. */
export function unwrappedBy(row: Row, isOne: (row: Row) => boolean): Row | null {
  const text = onlyText(row)
  if (text === null) return null
  return delimiters.map((delimiter) => cut(text, delimiter)).find(isOne) ?? null
}

/** The mark that a table's rows are cut at within their one cell; null where they stand in several. */
function wrappedAt({ sample, header, delimiter }: Table, isKnown: (row: Row) => boolean) {
  const titles = onlyText(header)
  if (titles !== null) return delimiters.find((mark) => isKnown(cut(titles, mark))) ?? null
  const areWrapped = sample.length > 0 && sample.every((row) => onlyText(row) !== null)
  return areWrapped ? delimiter : null
}

/**
 * Unwraps a table that a spreadsheet saved with each row in one quoted cell. Any other is as it is.
 *
 * @param isKnown tells the header of a known file
 */
export function unwrapped(table: Table, isKnown: (row: Row) => boolean): Table {
  const delimiter = wrappedAt(table, isKnown)
  if (delimiter === null) return table
  const whole = (row: Row): Row => {
    const text = onlyText(row)
    return text === null ? row : cut(text, delimiter)
  }
  const header = whole(table.header).map(textIn)
  async function* batches(): AsyncGenerator<Batch> {
    for await (const batch of table.batches()) yield { ...batch, rows: batch.rows.map(whole) }
  }
  return {
    ...table,
    header,
    width: header.length,
    delimiter,
    sample: table.sample.map(whole),
    batches,
  }
}
