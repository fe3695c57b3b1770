import { roundToCents } from '@margine/engine'
import {
  type Answer,
  type Article,
  amazonPriceFile,
  automatePricingFile,
  ebayPriceFile,
  type Offer,
  type OfferCounts,
  type OfferFile,
  type ResultColumn,
  type ResultRow,
  reducedVAT,
  resultLines,
  resultsHead,
  resultsWorkbook,
  type WhenAbove,
} from '@margine/listino'
import { type Articles, costBases } from './articles.ts'
import type { Recalculated } from './recalculated.ts'
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
  recalculated: Recalculated
  /** The same with VAT in every price, as marketplaces have it. */
  sold: Recalculated
  rows: Uint32Array
  /** What a file for people has of each. */
  columns: readonly ResultColumn[]
  /** The mark before decimals in a file for Amazon. */
  mark: ',' | '.'
  pause: Pause
}

const atOnce = 2048

const lacking = {
  cost: [{ code: 'noCost' }],
  part: [{ code: 'unknown', text: '?' }],
  rates: [{ code: 'onlyInItaly' }],
  vat: [{ code: 'reducedVAT', text: reducedVAT }],
} as const satisfies Record<NonNullable<Row['lacks']>, Article['problems']>

const problemsOf = ({ lacks }: Row): Article['problems'] => (lacks === null ? [] : lacking[lacks])

function articleOf(row: Row, { articles, recalculated }: Exporting): Article {
  const { numbers, texts } = articles
  const { id } = row
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
    lacksFulfilment: row.lacksFulfilment,
    packaging: numbers.packaging[id] as number,
    advertising: numbers.pubblicita[id] as number,
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
  const { recalculated, rows, pause } = exporting
  for (let from = 0; from < rows.length; from += atOnce) {
    // The category's name is read back as its key is.
    for (const row of recalculated.rowsOf(rows.subarray(from, from + atOnce)))
      yield {
        article: { ...articleOf(row, exporting), category: row.category },
        answer: answerOf(row),
      }
    await pause()
  }
}

/** Articles as a marketplace takes them back: with VAT in their prices, whatever the list's are without. */
async function* offersOf(exporting: Exporting): AsyncGenerator<Offer> {
  const { recalculated, sold, rows, pause } = exporting
  for (let from = 0; from < rows.length; from += atOnce) {
    const ids = rows.subarray(from, from + atOnce)
    const minimums = sold.minimumsOf(ids)
    for (const [at, row] of recalculated.rowsOf(ids).entries()) {
      const vat = recalculated.placeOf(row.id)?.vatToAdd ?? 0
      const withVat = (price: number) => roundToCents((price * (100 + vat)) / 100)
      const article = articleOf(row, exporting)
      yield {
        ...article,
        price: withVat(article.price),
        standingPrice: withVat(article.standingPrice),
        minimum: minimums[at] as number,
      }
    }
    await pause()
  }
}

async function written<Part>(
  head: string,
  all: AsyncIterable<Part>,
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

/** The store that a file without a country is for: the Italian one, else the one that most articles are in. */
function storeOf({ countries }: Articles): string {
  const [most] = [...countries].sort(([, one], [, other]) => other - one)
  return countries.has('IT') ? 'IT' : (most?.[0] ?? 'IT')
}

async function offers(file: OfferFile, exporting: Exporting): Promise<Exported> {
  const blob = await written(file.head, offersOf(exporting), file.line)
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
      const lineOf = resultLines('excel', exporting.columns)
      const blob = await written(
        resultsHead('excel', exporting.columns),
        resultRows(exporting),
        ({ article, answer }) => lineOf(article, answer),
      )
      return { name: messages.files.csv, blob, counts: null }
    }
    case 'xlsx': {
      const workbook = await resultsWorkbook(resultRows(exporting), exporting.columns)
      const blob = await new Response(workbook as ReadableStream<Uint8Array<ArrayBuffer>>).blob()
      return { name: messages.files.xlsx, blob, counts: null }
    }
    case 'amazonPrices':
      return offers(
        amazonPriceFile({ store: storeOf(exporting.articles), whenAbove, mark }),
        exporting,
      )
    case 'automatePricing':
      return offers(automatePricingFile({ mark }), exporting)
    case 'ebayPrices':
      return offers(ebayPriceFile(), exporting)
  }
}
