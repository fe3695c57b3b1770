import type { Article } from '../articles/article.ts'
import { Costs } from '../articles/costs.ts'
import { pricesElsewhere, type SaidElsewhere, saidElsewhere } from '../articles/elsewhere.ts'
import { openList } from '../articles/open-list.ts'
import type { PlainRow } from '../articles/plain-row.ts'
import type { ProblemCode } from '../articles/problem.ts'
import { ArticleReader } from '../articles/reader.ts'
import { isUsable } from '../articles/usable.ts'
import { problemInWords } from '../articles/words.ts'
import { openArticles } from '../file-kind.ts'
import { type Source, sourceOf } from '../table/source.ts'
import { amazonMark } from '../writing/amazon-mark.ts'
import { type AccountFacts, accountFacts } from './account-facts.ts'
import { Articles } from './articles.ts'
import {
  articleColumns,
  type ColumnsBy,
  type ColumnsWanted,
  costColumnsOf,
} from './column-choice.ts'
import { type SheetFacts, sheetFacts } from './sheet-facts.ts'
import { otherMarketplaces, readingForm, type Terms } from './terms.ts'
import { termsFor } from './terms-of-file.ts'
import { Unread } from './unread-file.ts'
import { Unusable } from './unusable.ts'
import { utcDay } from './utc-day.ts'
import { messages } from './words.ts'

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
const betweenReports = 100

/** After so many rows it is known how many there will be, about. */
const leastRead = 1 << 13
/** Room is made for no more than these beforehand. */
const mostExpected = 1 << 21

/** Problems of a row that may not say what it is. */
const torn: ReadonlySet<ProblemCode> = new Set(['tooManyCells', 'tooFewCells', 'quotes'])

const inWords = ({ problems }: Article) => problems.map(problemInWords).join(', ')

/** Whether something is told of its row: if only that what it costs can't be read, until a file of costs has it. */
const isToldOf = (article: Article) =>
  !isUsable(article) || article.problems.some(({ role }) => role !== undefined)

export type Imported = {
  articles: Articles
  unusable: Unusable
  /** What kind of file it is; null for one that isn't known. */
  label: string | null
  /** The mark before decimals in a file for Amazon. */
  mark: ',' | '.'
  trueFees: TrueFees
  /** Which of its amounts would be others on other marketplaces. */
  elsewhere: SaidElsewhere
  compared: SaidElsewhere
  /** Whether the seller said what its columns are. */
  isChosen: boolean
  account: AccountFacts
  sheets: SheetFacts | null
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
  /** How many articles are told a sum that their fees don't come to. */
  notAddingUp: number
}

/** The handles of products of Shopify that a row may belong to which can't be used: of one that was torn, the one above too. */
function productsLacking(
  { options, listing, problems }: Article,
  { texts, length }: Articles,
): string[] {
  const isTorn = problems.some(({ code }) => torn.has(code))
  const isOfShopify = options.length > 0 || texts.options.length > 0
  const isNone = problems.some(({ code }) => code === 'extraRow')
  if (!isOfShopify || isNone) return []
  return isTorn && length > 0 ? [listing, texts.listing.at(length - 1)] : [listing]
}

/** Takes in an article, and what is to be told of its row. */
function take(
  article: Article,
  { articles, unusable, trueFees }: Pick<Imported, 'articles' | 'unusable' | 'trueFees'>,
): void {
  const isArticle = isUsable(article)
  if (isToldOf(article))
    unusable.push(
      { row: article.row, sku: article.sku, reason: inWords(article), sheet: article.sheet },
      isArticle ? articles.length : undefined,
    )
  if (!isArticle) {
    for (const handle of productsLacking(article, articles)) articles.partial.add(handle)
    return
  }
  articles.push(article)
  trueFees.told += Number(!Number.isNaN(article.truePercent))
  trueFees.other += Number(!article.tableAgrees)
  trueFees.notAddingUp += Number(!article.feesAddUp)
}

const nothingKnown: ColumnsBy = { known: {}, isAsked: false, said: {} }

/**
 * Reads a file of articles to its end, unless its columns are to be asked. Throws `Unread`.
 *
 * @param termsThere the terms of the seller's list of another marketplace, which a file of it is read by; null without one
 */
export async function importList(
  file: Blob,
  name: string,
  chosen: Terms,
  report: Report,
  by = nothingKnown,
  sheet: string | null = null,
  termsThere: (marketplace: string) => Promise<Terms | null> = async () => null,
): Promise<Imported | ColumnsWanted> {
  const source = counted(file, name)
  const pause = () => report({ rows: 0, share: 0 })
  const opened = await openList(source, { sheet, pause, marketplace: chosen.marketplace })
  const { table, layout } = opened
  const choice = articleColumns(opened, by, chosen.marketplace)
  if ('asked' in choice) return choice
  const { mapping, mark: decimalMark } = choice
  const said = { ...opened, mapping }
  const first = termsFor(said, chosen)
  const isElsewhere = first.marketplace !== chosen.marketplace
  const there = isElsewhere ? await termsThere(first.marketplace) : null
  const terms = there === null ? first : termsFor(said, there)
  const { marketplace, tariffe } = terms
  const reader = new ArticleReader(table, {
    form: readingForm(terms),
    mapping,
    layout,
    today: utcDay(),
    decimalMark,
    reducedVAT: terms.aliquotaRidotta,
  })
  const articles = new Articles()
  const unusable = new Unusable()
  let isExpecting = false
  let reportedAt = Number.NEGATIVE_INFINITY
  let read = 0
  const trueFees: TrueFees = {
    told: 0,
    other: 0,
    marketplace,
    tariffe,
    notAddingUp: 0,
  }
  const sink = {
    article: (article: Article) => take(article, { articles, unusable, trueFees }),
    plain: (row: PlainRow) => articles.pushPlain(row),
  }
  for await (const count of reader.readInto(table.batches(), sink)) {
    read += count
    if (!isExpecting && read >= leastRead) {
      isExpecting = true
      const expected = (rows: number) =>
        Math.min(mostExpected, Math.ceil((rows / source.share()) * 1.02))
      reader.expect(expected(read))
      // Rows that can't be used take no room: few articles among many may have the texts of a whole file.
      articles.expect(expected(articles.length))
    }
    if (performance.now() < reportedAt + betweenReports) continue
    reportedAt = performance.now()
    await report({ rows: read, share: source.share() })
  }
  if (articles.length === 0 && unusable.length > 0)
    throw new Unread(messages.noArticles(name, unusable.at(0)))
  articles.trim()
  const mark = amazonMark(table, mapping, decimalMark)
  const label = layout?.label ?? null
  const isChosen = mapping !== opened.mapping
  const account = accountFacts(opened, mapping, 'articles', reader.notes)
  const sheets = sheetFacts(table, sheet)
  const others = otherMarketplaces(terms)
  const elsewhere = saidElsewhere(opened, mapping, others)
  const prices = pricesElsewhere(table, layout, mapping)
  const compared = saidElsewhere(opened, mapping, others, prices)
  return {
    articles,
    unusable,
    label,
    mark,
    trueFees,
    elsewhere,
    compared,
    isChosen,
    account,
    sheets,
    terms,
  }
}

/** Reads a file of costs to its end, unless its columns are to be asked. */
export async function readCosts(
  file: Blob,
  name: string,
  report: Report,
  by = nothingKnown,
): Promise<{ costs: Costs; account: AccountFacts } | ColumnsWanted> {
  const pause = () => report({ rows: 0, share: 0 })
  const { table } = await openArticles(counted(file, name), { pause, amount: 'cost' })
  const { opened, choice } = costColumnsOf(table, by)
  if ('asked' in choice) return choice
  const { mapping, mark: decimalMark } = choice
  await report({ rows: 0, share: 0 })
  const costs = await Costs.of(table, { mapping, decimalMark })
  return { costs, account: accountFacts(opened, mapping, 'costs') }
}
