import type { Category, Currency } from '@margine/engine'
import type { Assumed } from '../categories/assumed.ts'
import type { CategoryBasis } from '../categories/category-of.ts'
import { type CategoryRule, firstRule } from '../categories/rules.ts'
import type { ArticleColumns, Expenses } from './article-columns.ts'
import type { PaidRate, Place } from './places.ts'
import type { Pause } from './turns.ts'

/** Articles that are charged alike: their place, and the category that a rule gives them. */
export type Spot = {
  place: Place
  ruled: string | null
  /** Advertising in percent of the price, where it is said for all so and the article has none of its own; else missing. */
  advertising?: number
}

/** Where every article is, once the seller's rules have spoken. */
export type Placing = {
  /** The index of every article's spot. */
  tariffa: Uint16Array
  spots: readonly Spot[]
  /** The rule that fits every article, counted from 1; null where there are none. */
  rule: Uint8Array | null
  /** Every expense in euro, as entered. */
  expenses: Expenses
}

/** What a spot comes to by some terms. */
export type PlacedSpot = {
  country: string
  category: string
  basis: CategoryBasis
  /** The category's name, and what it is charged; null where the marketplace has no categories. */
  label: string
  charged: Category | null
  currency: Currency
  /** Why nothing there can be calculated: the marketplace has no rates, or nobody says which VAT; null where it can. */
  lacks: 'rates' | 'vat' | null
  /** What VAT adds to prices as they are, in percent: 0 where they include it, or have none. */
  vatToAdd: number
  /** VAT in percent; NaN where prices have none. */
  vatPercent: number
  /** What advertising in percent takes of one euro that the customer pays, as advertising in euro is entered; 0 where it is none. */
  advertising: number
  /** Whether it is charged as eligible for Prime. */
  isPrime: boolean
  /** What the marketplace really charged there; null where nothing is remembered of it. */
  paid: PaidRate | null
  /** Whether that tells its category. */
  isPaid: boolean
} & Pick<Place, 'vat' | 'costIncludesVAT'>

/** So many rows are looked at between two pauses. */
const sliceLength = 1 << 15

/** As many places, and spots, can be told apart: two bytes say which an article has. */
const mostSpots = 1 << 16

/** Throws where articles would be charged by the place of others. */
export function assertToldApart({ length }: readonly unknown[]): void {
  if (length > mostSpots) throw new RangeError(`${length} places are too many to tell apart`)
}

const withoutRules = (articles: ArticleColumns): Placing => ({
  tariffa: articles.numbers.place.subarray(0, articles.length),
  spots: articles.places.map((place) => ({ place, ruled: null })),
  rule: null,
  expenses: articles.expenses,
})

/** Where one article is by the seller's rules. Throws where there is no such article. */
export function spotOf(
  id: number,
  { numbers, texts, places }: Pick<ArticleColumns, 'numbers' | 'texts' | 'places'>,
  rules: readonly CategoryRule[],
): Spot {
  const place = places[numbers.place[id] as number]
  if (place === undefined) throw new Error(`There is no article ${id}`)
  const rule = rules[firstRule(rules)(texts.sku.at(id), texts.name.at(id))]
  return { place, ruled: rule?.category ?? null }
}

/** The spots of articles that rules look at, each once, in the order in which they came up. */
export class Spots {
  readonly all: Spot[] = []
  readonly #categories: readonly (string | null)[]
  /** For every rule, counted from 1, its category's place among all; none has the first. */
  readonly #ruled: readonly number[]
  readonly #known = new Map<number, number>()

  constructor(rules: readonly CategoryRule[]) {
    this.#categories = [null, ...new Set(rules.map(({ category }) => category))]
    this.#ruled = [0, ...rules.map(({ category }) => this.#categories.indexOf(category))]
  }

  /** The index of a spot: of a place, by its index there, to which a rule fits, counted from 1; 0 where none does. */
  of(index: number, places: readonly Place[], rule: number): number {
    const category = this.#ruled[rule] as number
    const key = index * this.#categories.length + category
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const ruled = this.#categories[category] ?? null
    const spot = this.all.push({ place: places[index] as Place, ruled }) - 1
    this.#known.set(key, spot)
    return spot
  }
}

/**
 * Asks the seller's rules about every article; their file isn't needed again. Throws where there are too many places.
 *
 * @param spots where those that come up are added to those of other articles of the same places
 */
export async function placed(
  articles: ArticleColumns,
  rules: readonly CategoryRule[],
  pause: Pause,
  spots = new Spots(rules),
): Promise<Placing> {
  assertToldApart(articles.places)
  if (rules.every(({ text }) => text.trim() === '')) return withoutRules(articles)
  const { length, numbers, texts, places } = articles
  const first = firstRule(rules)
  const readsName = rules.some(({ field }) => field === 'nome')
  const tariffa = new Uint16Array(length)
  const rule = new Uint8Array(length)
  for (let row = 0; row < length; row++) {
    if (row % sliceLength === 0) await pause()
    const found = first(texts.sku.at(row), readsName ? texts.name.at(row) : '') + 1
    tariffa[row] = spots.of(numbers.place[row] as number, places, found)
    rule[row] = found
  }
  assertToldApart(spots.all)
  return { tariffa, spots: spots.all, rule, expenses: articles.expenses }
}

/** How many articles have their category from each of so many rules. */
export function ruledCounts(
  { tariffa, rule }: Placing,
  places: readonly PlacedSpot[],
  rules: number,
): number[] {
  const counts = new Uint32Array(rules + 1)
  const isRuled = places.map(({ basis }) => basis === 'regola')
  for (let row = 0; row < (rule?.length ?? 0); row++) {
    const at = rule?.[row] as number
    if (isRuled[tariffa[row] as number]) counts[at] = (counts[at] as number) + 1
  }
  return [...counts.subarray(1)]
}

/** The articles with a category that nobody said, as far as the marketplace has rates for them. */
export function assumedIn(
  { tariffa }: Pick<Placing, 'tariffa'>,
  places: readonly PlacedSpot[],
): Assumed[] {
  if (places.every(({ basis }) => basis !== 'ipotizzata')) return []
  const counts = new Uint32Array(places.length)
  for (const spot of tariffa) counts[spot] = (counts[spot] as number) + 1
  return places.flatMap(({ basis, charged, lacks }, spot) => {
    const count = counts[spot] as number
    const isAssumed = basis === 'ipotizzata' && lacks !== 'rates' && count > 0
    return isAssumed && charged !== null ? [{ count, category: charged }] : []
  })
}
