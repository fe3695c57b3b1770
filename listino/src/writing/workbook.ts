import type { Row } from '../list/row.ts'
import type { ResultColumn, ResultValue } from './result-column.ts'
import { resultColumns } from './result-columns.ts'
import { type CutTexts, forPeople } from './text-cell.ts'

/** Their cells are long. */
const wide = new Set(['nome', 'problema', 'Articolo', 'Problema'])
const widths = { text: 18, code: 18, entered: 12, amount: 12, whole: 8 } as const

/** What a workbook's reader would take for a character by its number. */
const characterByNumber = /_(?=x[\da-f]{4}_)/gi

/** A text in which every character stands for itself. */
const literally = (text: string): string => text.replace(characterByNumber, '_x005F_')

function cellOf(value: ResultValue, cut: CutTexts): string | number | null {
  if (typeof value === 'string') return literally(forPeople(value, cut)) || null
  return Number.isNaN(value) ? null : value
}

const columnOf = ({ name, kind }: ResultColumn) => ({
  header: name,
  width: wide.has(name) ? 40 : widths[kind],
  ...(kind === 'amount' || kind === 'entered' ? { numFmt: '#,##0.00' } : {}),
})

async function* cellsOf(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly ResultColumn[],
  cut: CutTexts,
): AsyncGenerator<(string | number | null)[]> {
  for await (const row of rows) yield columns.map(({ value }) => cellOf(value(row), cut))
}

/**
 * The results as a workbook, in bytes as they come: SKUs are texts in it, amounts are numbers.
 *
 * @param cut counts the texts that were too long for a cell, while the workbook is read
 */
export async function resultsWorkbook(
  rows: AsyncIterable<Row> | Iterable<Row>,
  columns: readonly ResultColumn[] = resultColumns,
  cut: CutTexts = { count: 0 },
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(cellsOf(rows, columns, cut), {
    name: 'Listino',
    columns: columns.map(columnOf),
    freezePane: { rows: 1 },
  })
}
