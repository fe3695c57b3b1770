import { defaultFormData } from '@margine/engine'
import {
  type Article,
  ArticleReader,
  Costs,
  decimalMarkOf,
  openList,
  openTable,
  type Problem,
  problemInWords,
  RatesBook,
  type Source,
  sourceOf,
} from '@margine/listino'
import { Articles, costBases } from './articles.ts'
import { articleColumns, type ColumnsBy, costColumnsOf } from './column-choice.ts'
import { readingForm, type Terms } from './terms.ts'
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

/** What an article may lack and have later: a cost, or a marketplace that sells where it is sold. */
const canWait = ({ code }: Problem) => code === 'noCost' || code === 'onlyInItaly'

const inWords = ({ problems }: Article) => problems.map(problemInWords).join(', ')

/** Whether an article has a place in the grid. */
const isUsable = ({ problems }: Article) => problems.every(canWait)

export type Imported = {
  articles: Articles
  unusable: Unusable
  /** What kind of file it is; null for one that isn't known. */
  label: string | null
  /** The mark before decimals in its prices. */
  mark: ',' | '.'
  trueFees: TrueFees
  /** Whether the seller said what its columns are. */
  isChosen: boolean
  terms: Terms
}

/** Of how many articles the marketplace says what it takes, of how many of these our table says something else, and which table. */
export type TrueFees = { told: number; other: number; marketplace: string; tariffe: string }

const nothingKnown: ColumnsBy = { known: {}, isAsked: false, said: {} }

/** Reads a file of articles to its end. Throws `ColumnsWanted` where what its columns are isn't certain. */
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
  const { mapping, mark: decimalMark } = articleColumns(opened, by)
  const marketplace = layout?.marketplace ?? chosen.marketplace
  const category = marketplace === chosen.marketplace ? chosen.category : 'base'
  const terms = { ...chosen, marketplace, category }
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
  const trueFees: TrueFees = { told: 0, other: 0, marketplace, tariffe: terms.tariffe }
  for await (const batch of table.batches()) {
    for (const article of reader.articles(batch))
      if (isUsable(article)) {
        articles.push(article)
        trueFees.told += Number(!Number.isNaN(article.truePercent))
        trueFees.other += Number(!article.tableAgrees)
      } else unusable.push(article.row, article.sku, inWords(article))
    if (performance.now() < reportedAt + betweenReports) continue
    reportedAt = performance.now()
    await report({ rows: articles.length + unusable.length, share: source.share() })
  }
  articles.trim()
  const prices = table.sample.map((row) => row[mapping.price?.[0] ?? -1])
  const mark = (decimalMark ?? decimalMarkOf(prices)) === 'dot' ? '.' : ','
  const label = layout?.label ?? null
  const isChosen = mapping !== opened.mapping
  return { articles, unusable, label, mark, trueFees, isChosen, terms }
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

/**
 * Gives articles the costs of a file, by their SKU. Those that it doesn't have keep that of their own file. Throws
 * `ColumnsWanted` where what its columns are isn't certain.
 */
export async function joinCosts(
  file: Blob,
  name: string,
  articles: Articles,
  withoutSuffix: boolean,
  report: Report,
  by = nothingKnown,
): Promise<JoinedCosts> {
  const source = counted(file, name)
  const table = await openTable(source)
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
    if (found.problem?.code === 'currency') continue
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
