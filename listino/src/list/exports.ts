import type { CalculationFormData } from '@margine/engine'
import { conditionsColumn } from '../articles/conditions.ts'
import type { OfferCounts } from '../writing/offer.ts'
import type { ResultColumn } from '../writing/result-column.ts'
import { ResultLines, resultsHead } from '../writing/results-text.ts'
import { conditionColumns } from '../writing/term-columns.ts'
import { resultsWorkbook } from '../writing/workbook.ts'
import type { ChannelFigures } from './channels.ts'
import type { Row } from './row.ts'
import { formOf, type Terms } from './terms.ts'
import type { Pause } from './turns.ts'
import { messages } from './words.ts'

/** A file of results, for people. */
export type ResultsKind = 'csv' | 'xlsx'

/** A file of prices, for a marketplace: nobody has it who hasn't seen what it changes. */
export type PricesKind =
  | 'amazonPrices'
  | 'automatePricing'
  | 'ebayPrices'
  | 'shopifyPrices'
  | 'woocommercePrices'
  | 'priceChanges'

export type ExportKind = ResultsKind | PricesKind

/** A file for the seller; with counts where it is for a marketplace. */
export type Exported = { name: string; blob: Blob; counts: OfferCounts | null }

/** The rows to write: those that are shown, by the terms they are shown by. */
export type Exporting = {
  terms: Terms
  channels: ChannelFigures
  rows: Uint32Array
  /** What is written of each. */
  columns: readonly ResultColumn[]
  pause: Pause
}

const atOnce = 2048

async function* resultRows({ channels, rows, pause }: Exporting): AsyncGenerator<Row> {
  for (let from = 0; from < rows.length; from += atOnce) {
    yield* channels.rows(rows.subarray(from, from + atOnce))
    await pause()
  }
}

export async function written<Part>(
  head: string,
  all: AsyncIterable<Part> | Iterable<Part>,
  line: (one: Part) => string,
): Promise<Blob> {
  const parts = [head]
  let block = ''
  for await (const one of all) {
    block += line(one)
    if (block.length < 1 << 20) continue
    parts.push(block)
    block = ''
  }
  parts.push(block)
  return new Blob(parts, { type: 'text/plain;charset=utf-8' })
}

/** What all articles are calculated by: advertising as well, where it is in percent. */
function sharedForm(terms: Terms): CalculationFormData {
  const { pubblicita = '', pubblicitaIn } = terms
  const isShare = pubblicitaIn === 'percento' && pubblicita.trim() !== ''
  return { ...formOf(terms), ...(isShare ? { pubblicita: pubblicita.trim(), pubblicitaIn } : {}) }
}

/** Writes the articles that are shown. */
export async function exported(kind: ResultsKind, exporting: Exporting): Promise<Exported> {
  const { terms } = exporting
  const conditions = conditionColumns(sharedForm(terms), conditionsColumn.title)
  const columns = [...exporting.columns, ...conditions]
  if (kind === 'xlsx') {
    const workbook = await resultsWorkbook(resultRows(exporting), columns)
    const blob = await new Response(workbook as ReadableStream<Uint8Array<ArrayBuffer>>).blob()
    return { name: messages.files.xlsx, blob, counts: null }
  }
  const lines = new ResultLines('excel', columns)
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [resultsHead('excel', columns)]
  for await (const row of resultRows(exporting)) {
    lines.add(row)
    if (lines.length >= 1 << 20) parts.push(lines.take())
  }
  const blob = new Blob([...parts, lines.take()], { type: 'text/plain;charset=utf-8' })
  return { name: messages.files.csv, blob, counts: null }
}
