import { KeyHash } from '../articles/hashed-keys.ts'
import { isSameAmount } from '../articles/row-costs.ts'
import type { CostMemory } from '../costs/cost-memory.ts'
import type { FoundCosts } from '../costs/found-costs.ts'
import { isHeardSent, OwnFile } from '../costs/own-said.ts'
import { type CostPart, columnOfPart, type SaidThere, type Spent, spent } from '../costs/parts.ts'
import { salesKey } from '../costs/piece-facts.ts'
import type { CostSource } from '../costs/remembered.ts'
import { hashAmazonKey, hashArticleKey } from './article-key.ts'
import { type CostColumns, costBases, costColumns, stateIn, stateOf } from './article-numbers.ts'
import type { Articles } from './articles.ts'
import { eachFound } from './each-found.ts'
import type { Report } from './import.ts'
import { countingParts, type Precedence, paidOf, saysOther } from './own-costs.ts'
import type { Place } from './places.ts'
import { There } from './there.ts'

/** So many places are made for what articles were charged: two bytes say which place an article has. */
const mostPlaces = 1 << 15

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

  /** Takes it that Amazon sends an article, where no file says who does. */
  markSent(row: number): void {
    const { logisticaState } = this.columns
    if (logisticaState[row] === stateIn('unsaid')) logisticaState[row] = stateIn('lacksFee')
  }

  /** A fee of 0 for sending says none. */
  #put(row: number, part: Spent, amount: number): void {
    const column = columnOfPart(part)
    const state = stateOf[column]
    const lacksFee = this.#own[state][row] === stateIn('lacksFee')
    const none = lacksFee ? 'lacksFee' : 'unsaid'
    this.columns[column][row] = amount
    this.columns[state][row] = stateIn(amount === 0 && part === 'fulfilment' ? none : 'said')
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
  const said = memory.ownSaid.get(precedence.kind) ?? OwnFile.empty
  const key = new KeyHash()
  const isSentThere = (row: number): boolean => {
    hashAmazonKey(key, articles, row)
    return isHeardSent(memory.ownSaid, key)
  }
  const take = (row: number, found: FoundCosts, there: SaidThere) => {
    apart.write(row, there)
    const hasKey = hashArticleKey(key, articles, row, precedence.marketplace)
    const before = hasKey ? said.find(key) : 0
    const since = (part: CostPart) =>
      said.saidSince(part, before, own[columnOfPart(part)][row] as number, precedence.readAt)
    const counting = countingParts(found, own, row, since, precedence)
    if (counting.length > 0) writer.write(row, found, counting)
    if (precedence.marketplace !== 'amazon' && isSentThere(row)) writer.markSent(row)
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
