import { defaultFormData } from '@margine/engine'
import type { Costs } from '../articles/costs.ts'
import { RatesBook } from '../articles/rates-book.ts'
import { isSameAmount } from '../articles/row-costs.ts'
import { problemInWords } from '../articles/words.ts'
import { AskedCosts } from '../costs/asked-costs.ts'
import { CostMemory } from '../costs/cost-memory.ts'
import type { FoundCosts } from '../costs/found-costs.ts'
import { foundThere } from '../costs/found-there.ts'
import { type OwnParts, saidSince } from '../costs/own-said.ts'
import {
  type CostPart,
  columnOfPart,
  columnParts,
  costParts,
  type SaidThere,
  type Spent,
  spent,
} from '../costs/parts.ts'
import { type CostSource, ratesIn, salesKey } from '../costs/remembered.ts'
import { dayInName } from '../layouts/day-in-name.ts'
import type { AccountFacts } from './account-facts.ts'
import { articleKey } from './article-key.ts'
import { type CostColumns, costBases, costColumns, stateIn, stateOf } from './article-numbers.ts'
import type { Articles } from './articles.ts'
import { type CostChange, type CostReview, reviewOf } from './cost-review.ts'
import type { Report } from './import.ts'
import type { JoinedCosts, KnownList } from './known-list.ts'
import type { PaidRate, PaidRates, Place } from './places.ts'
import type { Terms } from './terms.ts'
import { There } from './there.ts'
import type { UnusableRow } from './unusable.ts'
import { utcDay } from './utc-day.ts'

const unsaidSource = { file: '', at: 0 }

/** Of so many rows that can't be used the seller is told why before costs are joined. */
const shownProblems = 3

/** A file of costs that was read, and how. */
export type ReadCosts = {
  fileName: string
  costs: Costs
  account: AccountFacts
  withoutSuffix: boolean
}

/** The same, once every article was asked for. */
export type AskedFile = ReadCosts & {
  joined: JoinedCosts
  asked: AskedCosts
  changes: readonly CostChange[]
}

/** What a file of costs would do to a list. */
export type CostsFound = {
  fileName: string
  /** How many articles have something from it. */
  joining: number
  /** How many of them had no cost, and how many had another. */
  adding: number
  changing: number
  /** How many had a purchase cost, and would have none: that of the file can't be used. */
  losing: number
  /** How many would have a purchase cost, but some expense that can't be used. */
  unknown: number
  unused: number
  problems: number
  /** The first of these rows. */
  firstProblems: readonly UnusableRow[]
  /** Whether there are other costs already, of the list or remembered. */
  hasOthers: boolean
  /** Old and new costs. */
  review: CostReview
  /** From when they may hold by the name of the file; empty where it doesn't say. Null where each row says its own day. */
  day: string | null
  /** Whether articles are looked up by their SKU without its end too. */
  isLookedUpWithoutSuffix: boolean
}

/** So many places are made for what articles were charged: two bytes say which place an article has. */
const mostPlaces = 1 << 15

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** Where costs are looked up: a file of them, or those that are remembered. */
type Lookup = Pick<CostMemory, 'find'>

const noMarketplaces: ReadonlySet<string> = new Set()

/**
 * Asks for the costs of every article, as they are today.
 *
 * @param apart what is said for these marketplaces alone is told apart
 */
async function eachFound(
  costs: Lookup,
  articles: Articles,
  marketplace: string,
  report: Report,
  take: (row: number, found: FoundCosts, there: SaidThere) => void,
  apart: ReadonlySet<string> = noMarketplaces,
): Promise<void> {
  const day = utcDay()
  const book = new RatesBook(defaultFormData)
  const currencies = articles.places.map(
    ({ country }) => book.ratesOf(country, 'base').country.currency,
  )
  const { texts, numbers, places } = articles
  for (let row = 0; row < articles.length; row++) {
    if (row % atOnce === 0) await report({ rows: row, share: row / articles.length })
    const place = numbers.place[row] as number
    const sought = {
      sku: texts.sku.at(row),
      listing: texts.listing.at(row),
      ean: texts.ean.at(row),
      country: places[place]?.country ?? 'IT',
    }
    const currency = currencies[place] ?? 'EUR'
    const find = (on: string) => costs.find(sought, currency, { marketplace: on, day })
    const { found, there } = foundThere(find, marketplace, apart)
    if (found !== null) take(row, found, there)
  }
}

const joinedOf = (costs: Costs, asked: AskedCosts): JoinedCosts => ({
  unused: asked.unused(costs),
  problems: asked.problems(costs).map(({ row, sku, problem }) => ({
    row,
    sku,
    reason: problemInWords(problem),
    sheet: '',
  })),
})

/** Counts what a file of costs would do; nothing changes. */
export async function countCosts(
  { fileName, costs, withoutSuffix }: ReadCosts,
  { articles, changes, facts }: Pick<KnownList, 'articles' | 'changes' | 'facts'>,
  remembered: number,
  terms: Terms,
  report: Report,
): Promise<{ found: CostsFound } & Pick<AskedFile, 'joined' | 'asked' | 'changes'>> {
  const counts = { joining: 0, adding: 0, changing: 0, losing: 0, unknown: 0 }
  const { costo, joined } = articles.numbers
  const review: CostChange[] = []
  const asked = new AskedCosts(CostMemory.empty.with(costs, unsaidSource, { withoutSuffix }))
  await eachFound(
    asked,
    articles,
    facts.trueFees.marketplace,
    report,
    (row, { parts, includesVAT }) => {
      const written = changes.at('cost', row)
      const before = Number.isNaN(written) ? (costo[row] as number) : written
      const after = parts.cost ?? before
      const isKnown = (amount: number | undefined) => !Number.isNaN(amount)
      const lacks = (part: CostPart) => !isKnown(parts[part])
      counts.joining += Number(Object.values(parts).some(isKnown))
      counts.losing += Number(isKnown(before) && !isKnown(after))
      counts.unknown += Number(isKnown(after) && costParts.some(lacks))
      counts.adding += Number(!isKnown(before) && isKnown(after))
      if (!isKnown(before) || !isKnown(after) || before === after) return
      counts.changing++
      review.push({ id: row, before, after, includesVAT })
    },
  )
  const joinedCosts = joinedOf(costs, asked)
  const { unused, problems } = joinedCosts
  const hasOthers = remembered > 0 || joined.subarray(0, articles.length).includes(1)
  const found = {
    fileName,
    ...counts,
    unused: unused.length,
    problems: problems.length,
    firstProblems: problems.slice(0, shownProblems),
    hasOthers,
    isLookedUpWithoutSuffix: withoutSuffix,
    review: await reviewOf(review, articles, terms, () => report({ rows: 0, share: 1 })),
    day: costs.hasDays ? null : dayInName(fileName, utcDay()),
  }
  return { found, joined: joinedCosts, asked, changes: review }
}

/** What pieces of a file are known by that some articles ask for. */
export function keysOf(
  ids: Iterable<number>,
  { asked }: AskedFile,
  { articles, facts }: Pick<KnownList, 'articles' | 'facts'>,
): ReadonlySet<string> {
  const { texts, numbers, places } = articles
  const sale = { marketplace: facts.trueFees.marketplace, day: utcDay() }
  const keys = new Set<string>()
  for (const id of ids) {
    const { country = 'IT' } = places[numbers.place[id] as number] ?? {}
    const [sku, listing, ean] = [texts.sku.at(id), texts.listing.at(id), texts.ean.at(id)]
    const found = asked.find({ sku, listing, ean, country }, 'EUR', sale)
    for (const key of found?.keys() ?? []) keys.add(key)
  }
  return keys
}

/** Whether the list's own file says something of a part: an amount of 0 is none. */
const ownSays = (part: CostPart, own: CostColumns, row: number): boolean =>
  (own[columnOfPart(part)][row] as number) > 0

/** The sources of purchase costs, a day of a file each, in the order in which articles name them. */
class SourceIndex {
  readonly all: CostSource[] = []
  readonly #places = new Map<string, number>()

  /** Counted from 1. */
  placeOf(source: CostSource): number {
    const key = `${new Date(source.at).toDateString()} ${source.file}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    // A column of them holds no more.
    const place = Math.min(this.all.push(source), 0xffff)
    this.#places.set(key, place)
    return place
  }
}

/** How remembered costs and those of a list's own file come together. */
export type Precedence = {
  /** When the list was read: what is remembered from before counts where its own file says nothing. */
  readAt: number
  /** Whether what is remembered counts in any case. */
  yieldsToCosts: boolean
  /** The marketplace whose fees the list's own file tells. */
  marketplace: string
  /** What kind of file that is: of one what is said again is no news. */
  kind: string
}

/** What a list's own file says of its articles, by what they are known by in files of its kind. */
export function* ownPartsOf(articles: Articles, marketplace: string): OwnParts {
  const own = articles.own ?? articles.costColumns
  for (let row = 0; row < articles.length; row++) {
    const said = columnParts.filter((part) => ownSays(part, own, row))
    const article = said.length === 0 ? '' : articleKey(articles, row, marketplace)
    if (article === '') continue
    const parts = said.map((part) => [part, own[columnOfPart(part)][row]])
    yield [article, Object.fromEntries(parts)]
  }
}

/**
 * The parts of what is remembered that count for an article, beside what its own file says.
 *
 * @param since when the file says a part
 */
function countingParts(
  { sources }: FoundCosts,
  own: CostColumns,
  row: number,
  since: (part: CostPart) => number,
  { yieldsToCosts }: Precedence,
): CostPart[] {
  return costParts.filter((part) => {
    const source = sources[part]
    // Who sends it is the file's to say: what Amazon took for that once is no cost any more.
    if (part === 'fulfilment' && own.logisticaState[row] === stateIn('bySeller')) return false
    if (source === undefined) return false
    return yieldsToCosts || source.at >= since(part) || !ownSays(part, own, row)
  })
}

/** What is remembered of the rates of an article that counts: its own file may tell a newer one of its marketplace. */
function paidOf(
  { facts, sources }: FoundCosts,
  own: number,
  { readAt, yieldsToCosts, marketplace: told }: Precedence,
): PaidRates | null {
  const rates = ratesIn(facts).flatMap(([key, marketplace, rate]): PaidRate[] => {
    const source = sources[key]
    if (source === undefined) return []
    const isTold = marketplace === told && !Number.isNaN(own)
    if (isTold && source.at < readAt && !yieldsToCosts) return []
    const { categories } = rate
    // Cents of rounding would make places of their own.
    const percent = categories.length > 0 ? Math.round(rate.percent * 10) / 10 : rate.percent
    return [{ marketplace, categories, percent, source }]
  })
  return rates.length === 0 ? null : { key: JSON.stringify(rates), rates }
}

/** Whether the own file of an article says another purchase cost than is remembered. */
function saysOther(
  { parts, includesVAT }: FoundCosts,
  own: CostColumns,
  place: Place,
  row: number,
) {
  if (Number.isNaN(parts.cost ?? Number.NaN) || !ownSays('cost', own, row)) return false
  const isFlagOther = includesVAT !== null && place.costIncludesVAT === !includesVAT
  return isFlagOther || parts.cost !== own.costo[row]
}

/** Whether the file that was joined last says another purchase cost than was remembered. */
const isChanged = (
  { sources, keys }: FoundCosts,
  counting: readonly CostPart[],
  { last }: CostMemory,
): boolean =>
  last !== null &&
  sources.cost === last.source &&
  counting.includes('cost') &&
  keys().some((key) => last.changed.has(key))

/** Columns of costs as they are made: those of the list's own file, with what is remembered written over them. */
class CostWriter {
  readonly columns: CostColumns
  readonly sources = new SourceIndex()
  readonly #articles: Articles
  readonly #own: CostColumns

  constructor(articles: Articles, own: CostColumns) {
    this.#articles = articles
    this.#own = own
    const copied = costColumns.map((name) => [name, own[name].slice()])
    this.columns = Object.fromEntries(copied)
  }

  /** @param counting the parts of it that count; some do */
  write(row: number, found: FoundCosts, counting: readonly CostPart[]): void {
    const { parts } = found
    const { columns } = this
    columns.joined[row] = Number(counting.some((part) => !Number.isNaN(parts[part])))
    if (counting.includes('cost')) this.#writeCost(row, found)
    for (const part of spent)
      if (counting.includes(part)) this.#put(row, part, parts[part] as number)
    this.#markShipping(row, found, counting)
  }

  /** A 0 that is remembered says nothing, but where the list's own file says it as well. */
  #put(row: number, part: Spent, amount: number): void {
    const column = columnOfPart(part)
    const state = stateOf[column]
    const isOwnNone = this.#own[column][row] === 0 && this.#own[state][row] === stateIn('said')
    const lacksFee = this.#own[state][row] === stateIn('lacksFee')
    const none = lacksFee ? 'lacksFee' : 'unsaid'
    this.columns[column][row] = amount
    this.columns[state][row] = stateIn(amount === 0 && !isOwnNone ? none : 'said')
  }

  /** Shipping that the same file says as the fee for sending, or that is the same to the cent, may be that fee. */
  #markShipping(
    row: number,
    { sources: { shipping, fulfilment } }: FoundCosts,
    counting: readonly CostPart[],
  ): void {
    const { spedizione, logistica, spedizioneState, logisticaState } = this.columns
    const isSaid = (states: Uint8Array) => (states[row] as number) >= stateIn('said')
    const both = counting.includes('shipping') && counting.includes('fulfilment')
    // Who types both in their fields knows which is which.
    const isOfOneFile = both && shipping === fulfilment && shipping?.file !== ''
    const isSame = isSameAmount(spedizione[row] as number, logistica[row] as number)
    const isDoubtful = isSaid(logisticaState) && (isOfOneFile || isSame)
    if (isSaid(spedizioneState) && isDoubtful) spedizioneState[row] = stateIn('mayBeFee')
    else if (spedizioneState[row] === stateIn('mayBeFee')) spedizioneState[row] = stateIn('said')
  }

  /** What marketplaces really charged counts whatever a piece costs; only Italian cards say what it was. */
  writePaid(row: number, found: FoundCosts, precedence: Precedence): void {
    const { place } = this.columns
    const { places, numbers } = this.#articles
    const index = place[row] as number
    if (places[index]?.country !== 'IT' || places.length >= mostPlaces) return
    const paid = paidOf(found, numbers.truePercent[row] as number, precedence)
    if (paid !== null) place[row] = this.#articles.placePaid(index, paid)
  }

  /** What was sold counts in Italy alone, as consuntivo tells it; false where none of it does. */
  writeSales(row: number, found: FoundCosts, precedence: Precedence): boolean {
    const { monthlySales, place } = this.columns
    const key = salesKey(precedence.marketplace)
    const [sales, source] = [found.facts[key], found.sources[key]]
    const isItalian = this.#articles.places[place[row] as number]?.country === 'IT'
    if (sales === undefined || source === undefined || !isItalian) return false
    const isOwnNewer = source.at < precedence.readAt && !precedence.yieldsToCosts
    if (isOwnNewer && !Number.isNaN(this.#own.monthlySales[row])) return false
    monthlySales[row] = sales.monthly
    return true
  }

  #writeCost(row: number, { parts, sources, basis, includesVAT }: FoundCosts): void {
    const { columns } = this
    columns.costo[row] = parts.cost as number
    columns.costBasis[row] = costBases.indexOf(basis)
    columns.place[row] = this.#articles.placeWith(this.#own.place[row] as number, includesVAT)
    columns.costSource[row] = sources.cost === undefined ? 0 : this.sources.placeOf(sources.cost)
  }
}

/**
 * Gives articles the costs that are remembered, beside those of their own file: what was there before is made anew.
 *
 * @returns how many articles have another purchase cost in their own file than is remembered from before it was read
 */
export async function applyCosts(
  memory: CostMemory,
  articles: Articles,
  precedence: Precedence,
  report: Report,
): Promise<number> {
  const own = articles.own ?? articles.costColumns
  if (memory.size === 0) {
    articles.own = null
    articles.sources = []
    articles.soldOn = ''
    articles.there = new There(0)
    articles.numbers = { ...articles.numbers, ...own }
    return 0
  }
  const writer = new CostWriter(articles, own)
  const apart = new There(articles.length)
  let differing = 0
  let hasSales = false
  const said = memory.ownSaid.get(precedence.kind)
  const take = (row: number, found: FoundCosts, there: SaidThere) => {
    apart.write(row, there)
    const before = said?.get(articleKey(articles, row, precedence.marketplace))
    const since = (part: CostPart) =>
      saidSince(before, part, own[columnOfPart(part)][row] as number, precedence.readAt)
    const counting = countingParts(found, own, row, since, precedence)
    if (counting.length > 0) writer.write(row, found, counting)
    writer.columns.costChanged[row] = Number(isChanged(found, counting, memory))
    writer.writePaid(row, found, precedence)
    if (writer.writeSales(row, found, precedence)) hasSales = true
    const isOlder = (found.sources.cost?.at ?? precedence.readAt) < since('cost')
    const place = articles.places[own.place[row] as number] as Place
    if (isOlder && saysOther(found, own, place, row)) differing++
  }
  await eachFound(memory, articles, precedence.marketplace, report, take, memory.marketplaces)
  articles.there = apart
  articles.own = own
  articles.sources = writer.sources.all
  articles.soldOn = hasSales ? precedence.marketplace : ''
  articles.numbers = { ...articles.numbers, ...writer.columns }
  return differing
}
