import type { CalculationFormData } from '@margine/engine'
import type { Answer } from '../answers/answer.ts'
import type { Article } from '../articles/article.ts'
import { conditionsColumn } from '../articles/conditions.ts'
import { reducedVAT } from '../layouts/vat.ts'
import type { OfferCounts } from '../writing/offer.ts'
import type { ResultColumn } from '../writing/result-columns.ts'
import { resultLines, resultsHead } from '../writing/results-text.ts'
import { conditionColumns } from '../writing/term-columns.ts'
import { type ResultRow, resultsWorkbook } from '../writing/workbook.ts'
import { costBases } from './article-numbers.ts'
import type { Articles } from './articles.ts'
import type { ChannelFigures } from './channels.ts'
import type { Recalculated } from './recalculated.ts'
import type { Row, RowExpense } from './row.ts'
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
  articles: Articles
  recalculated: Recalculated
  channels: ChannelFigures
  rows: Uint32Array
  /** What is written of each. */
  columns: readonly ResultColumn[]
  pause: Pause
}

const atOnce = 2048

const lacking = {
  cost: [{ code: 'noCost' }],
  rates: [{ code: 'onlyInItaly' }],
  vat: [{ code: 'reducedVAT', text: reducedVAT }],
} as const satisfies Record<Exclude<Row['lacks'], 'part' | null>, Article['problems']>

/** The expenses of a row that are not known, by the titles of their columns. */
const unknownIn = ({ shipping, packaging, advertising }: Row): Article['problems'] =>
  Object.entries({
    Spedizione: { role: 'shipping', amount: shipping },
    Packaging: { role: 'packaging', amount: packaging.amount },
    Pubblicità: { role: 'advertising', amount: advertising.amount },
  } as const)
    .filter(([, { amount }]) => Number.isNaN(amount))
    .map(([column, { role }]) => ({ code: 'unknown', role, column, text: '?' }))

const problemsOf = (row: Row): Article['problems'] => [
  ...(row.lacks === null || row.lacks === 'part' ? [] : lacking[row.lacks]),
  ...unknownIn(row),
]

/** An expense as files say it; NaN where nobody does, and where it is a percentage that is said for all. */
const saidOf = ({ amount, from }: RowExpense, isShare = false) =>
  from === 'none' || (from === 'all' && isShare) ? Number.NaN : amount

function articleOf(row: Row, { articles, recalculated }: Exporting): Article {
  const { numbers, texts } = articles
  const { id } = row
  const { terms } = recalculated.compiled
  const place = recalculated.placeOf(id)
  const quantity = Number.NaN
  return {
    row: numbers.row[id] as number,
    sheet: articles.sheetOf(id),
    sku: row.sku,
    hasOwnSku: numbers.hasOwnSku[id] === 1,
    listing: texts.listing.at(id),
    ean: texts.ean.at(id),
    name: row.name,
    variation: texts.variation.at(id),
    options: [],
    country: place?.country ?? 'IT',
    currency: row.currency,
    price: row.price,
    standingPrice: recalculated.standingPriceOf(id),
    cost: row.cost,
    costBasis: costBases[numbers.costBasis[id] as number] ?? 'file',
    costIncludesVAT: place?.costIncludesVAT ?? null,
    vat: place?.vat ?? null,
    shipping: recalculated.shippingOf(id),
    isFulfilled: false,
    fee: Number.NaN,
    lacksFulfilment: row.lacksFulfilment,
    packaging: saidOf(row.packaging),
    advertising: saidOf(row.advertising, terms.pubblicitaIn === 'percento'),
    quantity,
    namedCategory: '',
    ebayNumber: '',
    category: place?.category ?? 'base',
    categoryBasis: row.categoryBasis,
    paying: [],
    rates: numbers.place[id] as number,
    truePercent: row.truePercent,
    tableAgrees: row.tableAgrees,
    feesAddUp: true,
    problems: problemsOf(row),
  }
}

function answerOf(row: Row): Answer | null {
  if (Number.isNaN(row.profit)) return null
  const { fees, profit, margin, verdict, minimum, breakEven, better, loss, afterTax } = row
  const { channels, isBest } = row
  return {
    commissione: fees,
    guadagno: profit,
    margine: margin,
    verdict,
    minimum,
    breakEven,
    better,
    loss,
    afterTax,
    channels,
    isBest,
  }
}

async function* resultRows(exporting: Exporting): AsyncGenerator<ResultRow> {
  const { channels, rows, pause } = exporting
  for (let from = 0; from < rows.length; from += atOnce) {
    // The category's name is read back as its key is.
    for (const row of channels.rowsOf(rows.subarray(from, from + atOnce)))
      yield {
        article: { ...articleOf(row, exporting), category: row.category },
        answer: answerOf(row),
      }
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
  const { terms } = exporting.recalculated.compiled
  const conditions = conditionColumns(sharedForm(terms), conditionsColumn.title)
  const columns = [...exporting.columns, ...conditions]
  if (kind === 'xlsx') {
    const workbook = await resultsWorkbook(resultRows(exporting), columns)
    const blob = await new Response(workbook as ReadableStream<Uint8Array<ArrayBuffer>>).blob()
    return { name: messages.files.xlsx, blob, counts: null }
  }
  const lineOf = resultLines('excel', columns)
  const blob = await written(
    resultsHead('excel', columns),
    resultRows(exporting),
    ({ article, answer }) => lineOf(article, answer),
  )
  return { name: messages.files.csv, blob, counts: null }
}
