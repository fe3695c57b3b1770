import { defaultFormData } from '@margine/engine'
import {
  type Article,
  ArticleReader,
  amazonMark,
  assertCostVAT,
  Costs,
  isUsable,
  openList,
  openTable,
  problemInWords,
  RatesBook,
  type Source,
  sourceOf,
} from '@margine/listino'
import { Articles, costBases } from './articles.ts'
import { articleColumns, type ColumnsBy, costColumnsOf } from './column-choice.ts'
import { readingForm, type Terms } from './terms.ts'
import { termsFor } from './terms-of-file.ts'
import { Unusable } from './unusable.ts'
import { utcDay } from './utc-day.ts'

/** How far reading a file has come. */
export type Progress = { rows: number; share: number }

/** Tells how far reading has come; it answers once others have had their turn, and throws where nobody wants it any more. */
export type Report = (progress: Progress) => Promise<void>

/** A source that counts what was read of it. */
function counted(file: Blob, name: string): Source & { share: () => number } {
  const source = sourceOf(file, name)
  let read = 0
  async function* chunks() {
    read = 0
    for await (const chunk of source.chunks()) {
      read += chunk.length
      yield chunk
    }
  }
  return { name, chunks, share: () => Math.min(1, read / Math.max(file.size, 1)) }
}

/** How often reading tells how far it has come, in milliseconds. */
const betweenReports = 40

const inWords = ({ problems }: Article) => problems.map(problemInWords).join(', ')

/** Whether something is told of its row: if only that its cost can't be read, until a file of costs has it. */
const isToldOf = (article: Article) =>
  !isUsable(article) || article.problems.some(({ role }) => role === 'cost')

export type Imported = {
  articles: Articles
  unusable: Unusable
  /** What kind of file it is; null for one that isn't known. */
  label: string | null
  /** The mark before decimals in a file for Amazon. */
  mark: ',' | '.'
  trueFees: TrueFees
  /** Whether the seller said what its columns are. */
  isChosen: boolean
  /** Whether it is a file that we wrote. */
  isOwn: boolean
  terms: Terms
}

/** What the marketplace says that it takes. */
export type TrueFees = {
  /** Of how many articles it says the commission. */
  told: number
  /** Of how many of these our table says something else, and which table. */
  other: number
  marketplace: string
  tariffe: string
  /** The shipping of how many articles is the fee that it takes for it. */
  fulfilled: number
}

/** Takes in an article, and what is to be told of its row. */
function take(
  article: Article,
  { articles, unusable, trueFees }: Pick<Imported, 'articles' | 'unusable' | 'trueFees'>,
): void {
  if (isToldOf(article)) unusable.push(article.row, article.sku, inWords(article))
  if (!isUsable(article)) return
  articles.push(article)
  trueFees.told += Number(!Number.isNaN(article.truePercent))
  trueFees.other += Number(!article.tableAgrees)
  trueFees.fulfilled += Number(article.isFulfilled)
}

const nothingKnown: ColumnsBy = { known: {}, isAsked: false, said: {} }

/** Reads a file of articles to its end. Throws `ColumnsWanted` where what its columns are isn't certain, and `Unread`. */
export async function importList(
  file: Blob,
  name: string,
  chosen: Terms,
  report: Report,
  by = nothingKnown,
): Promise<Imported> {
  const source = counted(file, name)
  const opened = await openList(source)
  const { table, layout } = opened
  const terms = termsFor(opened, chosen)
  const { mapping, mark: decimalMark } = articleColumns(opened, by)
  const { marketplace, tariffe } = terms
  const reader = new ArticleReader(table, {
    form: readingForm(terms),
    mapping,
    layout,
    today: utcDay(),
    decimalMark,
    findsDuplicates: true,
  })
  const articles = new Articles()
  const unusable = new Unusable()
  let reportedAt = Number.NEGATIVE_INFINITY
  let read = 0
  const trueFees: TrueFees = { told: 0, other: 0, marketplace, tariffe, fulfilled: 0 }
  for await (const batch of table.batches()) {
    const found = reader.articles(batch)
    for (const article of found) take(article, { articles, unusable, trueFees })
    read += found.length
    if (performance.now() < reportedAt + betweenReports) continue
    reportedAt = performance.now()
    await report({ rows: read, share: source.share() })
  }
  articles.trim()
  const mark = amazonMark(table, mapping, decimalMark)
  const label = layout?.label ?? null
  const isChosen = mapping !== opened.mapping
  const isOwn = layout?.key === 'margine'
  return { articles, unusable, label, mark, trueFees, isChosen, isOwn, terms }
}

/** What a file of costs did to the articles. */
export type JoinedCosts = {
  /** How many articles have their cost from it. */
  found: number
  /** How many of them by their SKU without what follows its last dash. */
  withoutSuffix: number
  /** SKUs of the costs that no article has. */
  unused: string[]
  /** Rows of costs that can't be used. */
  problems: { row: number; sku: string; reason: string }[]
}

/** How costs are joined with a list: what it is reckoned with, and how its articles are looked up. */
export type Joining = { terms: Terms; withoutSuffix: boolean }

/**
 * Gives articles the costs of a file, by their SKU. Those that it doesn't have keep that of their own file. Throws
 * `ColumnsWanted` where what its columns are isn't certain.
 */
export async function joinCosts(
  file: Blob,
  name: string,
  articles: Articles,
  { terms, withoutSuffix }: Joining,
  report: Report,
  by = nothingKnown,
): Promise<JoinedCosts> {
  const source = counted(file, name)
  const table = await openTable(source)
  assertCostVAT(table, terms.costoIncludesIVA, utcDay())
  const { mapping, mark: decimalMark } = costColumnsOf(table, by)
  await report({ rows: 0, share: 0 })
  const costs = await Costs.of(table, { mapping, decimalMark, withoutSuffix })
  const joined: JoinedCosts = { found: 0, withoutSuffix: 0, unused: [], problems: [] }
  const book = new RatesBook(defaultFormData)
  const currencies = articles.places.map(
    ({ country }) => book.ratesOf(country, 'base').country.currency,
  )
  const own = articles.ownCosts ?? articles.numbers.costo
  const cost = own.slice()
  const basis = new Uint8Array(cost.length).fill(costBases.indexOf('file'))
  for (let row = 0; row < articles.length; row++) {
    if (row % 20_000 === 0) await report({ rows: row, share: row / articles.length })
    const currency = currencies[articles.numbers.place[row] as number] as string
    const found = costs.find(articles.texts.sku.at(row), currency)
    if (found === null) continue
    cost[row] = found.cost
    basis[row] = costBases.indexOf(found.basis)
    if (found.problem !== null) continue
    joined.found++
    if (found.basis === 'costiSenzaSuffisso') joined.withoutSuffix++
  }
  articles.ownCosts = own
  articles.numbers.costo = cost
  articles.numbers.costBasis = basis
  joined.unused = costs.unused()
  joined.problems = costs.problems.map(({ row, sku, problem }) => ({
    row,
    sku,
    reason: problemInWords(problem),
  }))
  return joined
}
