import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { type ResultColumn, type ResultValue, resultColumns } from './result-columns.ts'
import { guarded } from './text-cell.ts'

/** An article with what it comes to; without an answer where it has problems. */
export type ResultRow = { article: Article; answer: Answer | null }

/** Their cells are long. */
const wide = new Set(['nome', 'problema', 'Articolo', 'Problema'])
const widths = { text: 18, entered: 12, amount: 12, whole: 8 } as const

function cellOf(value: ResultValue): string | number | null {
  if (typeof value === 'string') return value === '' ? null : guarded(value)
  return Number.isNaN(value) ? null : value
}

const columnOf = ({ name, kind }: ResultColumn) => ({
  header: name,
  width: wide.has(name) ? 40 : widths[kind],
  ...(kind === 'amount' || kind === 'entered' ? { numFmt: '#,##0.00' } : {}),
})

async function* cellsOf(
  rows: AsyncIterable<ResultRow> | Iterable<ResultRow>,
  columns: readonly ResultColumn[],
): AsyncGenerator<(string | number | null)[]> {
  for await (const { article, answer } of rows)
    yield columns.map(({ value }) => cellOf(value(article, answer)))
}

/** The results as a workbook, in bytes as they come: SKUs are texts in it, amounts are numbers. */
export async function resultsWorkbook(
  rows: AsyncIterable<ResultRow> | Iterable<ResultRow>,
  columns = resultColumns,
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  return writeXlsxStream(cellsOf(rows, columns), {
    name: 'Listino',
    columns: columns.map(columnOf),
    freezePane: { rows: 1 },
  })
}
