import type { BulkColumns, Category, Currency } from '@margine/engine'
import type { Assumed } from '../categories/assumed.ts'
import type { CategoryBasis } from '../categories/category-of.ts'
import { type CategoryRule, firstRule } from '../categories/rules.ts'
import type { Expense } from './article-columns.ts'
import type { Articles } from './articles.ts'
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
  /** What packaging and advertising in euro are, as entered. */
  expenses: Pick<BulkColumns, Expense>
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

const ownExpenses = ({ numbers: { packaging, pubblicita } }: Articles) => ({
  packaging,
  pubblicita,
})

const withoutRules = (articles: Articles): Placing => ({
  tariffa: articles.numbers.place.subarray(0, articles.length),
  spots: articles.places.map((place) => ({ place, ruled: null })),
  rule: null,
  expenses: ownExpenses(articles),
})

/** Where one article is by the seller's rules. Throws where there is no such article. */
export function spotOf(
  id: number,
  { numbers, texts, places }: Pick<Articles, 'numbers' | 'texts' | 'places'>,
  rules: readonly CategoryRule[],
): Spot {
  const place = places[numbers.place[id] as number]
  if (place === undefined) throw new Error(`There is no article ${id}`)
  const rule = rules[firstRule(rules)(texts.sku.at(id), texts.name.at(id))]
  return { place, ruled: rule?.category ?? null }
}

/** Asks the seller's rules about every article; their file isn't needed again. Throws where there are too many places. */
export async function placed(
  articles: Articles,
  rules: readonly CategoryRule[],
  pause: Pause,
): Promise<Placing> {
  assertToldApart(articles.places)
  if (rules.every(({ text }) => text.trim() === '')) return withoutRules(articles)
  const { length, numbers, texts, places } = articles
  const first = firstRule(rules)
  const readsName = rules.some(({ field }) => field === 'nome')
  const tariffa = new Uint16Array(length)
  const rule = new Uint8Array(length)
  const spots: Spot[] = []
  const categories = [null, ...new Set(rules.map(({ category }) => category))]
  const ruled = [0, ...rules.map(({ category }) => categories.indexOf(category))]
  const known = new Map<number, number>()
  for (let row = 0; row < length; row++) {
    if (row % sliceLength === 0) await pause()
    const found = first(texts.sku.at(row), readsName ? texts.name.at(row) : '') + 1
    const place = numbers.place[row] as number
    const category = ruled[found] as number
    const key = place * categories.length + category
    let spot = known.get(key)
    if (spot === undefined) {
      spot = spots.push({ place: places[place] as Place, ruled: categories[category] ?? null }) - 1
      known.set(key, spot)
    }
    tariffa[row] = spot
    rule[row] = found
  }
  assertToldApart(spots)
  return { tariffa, spots, rule, expenses: ownExpenses(articles) }
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
