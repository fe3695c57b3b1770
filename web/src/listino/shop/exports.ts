import {
  type Article,
  amazonPriceFile,
  automatePricingFile,
  ebayPriceFile,
  type Offer,
  type OfferCounts,
  type OfferFile,
  type Answer as Reckoning,
  type ResultRow,
  resultLine,
  resultsHead,
  resultsWorkbook,
  type WhenAbove,
} from '@margine/listino'
import { type Articles, costBases } from './articles.ts'
import type { Reckoned } from './reckoned.ts'
import type { Row } from './row.ts'
import type { Pause } from './turns.ts'
import { messages } from './words.ts'

export type ExportKind = 'csv' | 'xlsx' | 'amazonPrices' | 'automatePricing' | 'ebayPrices'

export type ExportChoice = {
  kind: ExportKind
  /** What to do with an article whose minimum is above its price. */
  whenAbove: WhenAbove
}

/** A file for the seller; with counts where it is for a marketplace. */
export type Exported = { name: string; blob: Blob; counts: OfferCounts | null }

/** Whose rows are written: those that are shown, by the terms they are shown by. */
export type Exporting = {
  articles: Articles
  reckoned: Reckoned
  rows: Uint32Array
  /** The mark before decimals in the file that the articles come from. */
  mark: ',' | '.'
  pause: Pause
}

const atOnce = 2048
const missingCost = [{ code: 'noCost' }] as const

function articleOf(row: Row, { articles, reckoned }: Exporting): Article {
  const { numbers, texts } = articles
  const { id } = row
  const place = reckoned.placeOf(id)
  const quantity = Number.NaN
  return {
    row: numbers.row[id] as number,
    sku: row.sku,
    listing: texts.listing.at(id),
    name: row.name,
    variation: texts.variation.at(id),
    country: place?.country ?? 'IT',
    currency: row.currency,
    price: row.price,
    cost: row.cost,
    costBasis: costBases[numbers.costBasis[id] as number] ?? 'file',
    shipping: reckoned.shippingOf(id),
    packaging: numbers.packaging[id] as number,
    advertising: numbers.pubblicita[id] as number,
    quantity,
    category: place?.category ?? 'base',
    categoryBasis: row.categoryBasis,
    paying: [],
    rates: numbers.place[id] as number,
    truePercent: row.truePercent,
    tableAgrees: row.tableAgrees,
    problems: row.verdict === null ? missingCost : [],
  }
}

function answerOf(row: Row): Reckoning | null {
  if (row.verdict === null) return null
  const { fees, profit, margin, verdict, minimum, breakEven, better, loss } = row
  return {
    commissione: fees,
    guadagno: profit,
    margine: margin,
    verdict,
    minimum,
    breakEven,
    better,
    loss,
  }
}

async function* resultRows(exporting: Exporting): AsyncGenerator<ResultRow> {
  const { reckoned, rows, pause } = exporting
  for (let from = 0; from < rows.length; from += atOnce) {
    for (const row of reckoned.rowsOf(rows.subarray(from, from + atOnce)))
      yield { article: articleOf(row, exporting), answer: answerOf(row) }
    await pause()
  }
}

async function written(
  head: string,
  exporting: Exporting,
  line: (row: ResultRow) => string,
): Promise<Blob> {
  const parts = [head]
  let block = ''
  for await (const row of resultRows(exporting)) {
    block += line(row)
    if (block.length < 1 << 20) continue
    parts.push(block)
    block = ''
  }
  parts.push(block)
  return new Blob(parts, { type: 'text/plain;charset=utf-8' })
}

const offerOf = ({ article, answer }: ResultRow): Offer => ({
  ...article,
  minimum: answer?.minimum ?? Number.NaN,
})

async function offers(file: OfferFile, exporting: Exporting): Promise<Exported> {
  const blob = await written(file.head, exporting, (row) => file.line(offerOf(row)))
  return { name: file.name, blob, counts: file.counts }
}

/** Writes the articles that are shown. */
export async function exported(
  { kind, whenAbove }: ExportChoice,
  exporting: Exporting,
): Promise<Exported> {
  const { mark } = exporting
  switch (kind) {
    case 'csv': {
      const blob = await written(resultsHead('excel'), exporting, ({ article, answer }) =>
        resultLine(article, answer, 'excel'),
      )
      return { name: messages.files.csv, blob, counts: null }
    }
    case 'xlsx': {
      const workbook = await resultsWorkbook(resultRows(exporting))
      const blob = await new Response(workbook as ReadableStream<Uint8Array<ArrayBuffer>>).blob()
      return { name: messages.files.xlsx, blob, counts: null }
    }
    case 'amazonPrices':
      return offers(amazonPriceFile({ whenAbove, mark }), exporting)
    case 'automatePricing':
      return offers(automatePricingFile({ mark }), exporting)
    case 'ebayPrices':
      return offers(ebayPriceFile(), exporting)
  }
}
