import { defaultFormData } from '@margine/engine'
import { RatesBook } from '../articles/rates-book.ts'
import type { CostMemory, RememberedCost } from '../costs/cost-memory.ts'
import { always, type Holding, isSameHolding } from '../costs/holding.ts'
import type { CostSource } from '../costs/remembered.ts'
import type { TypedCost } from '../costs/typed-cost.ts'
import type { Articles } from './articles.ts'
import type { Changes } from './changes.ts'
import { utcDay } from './utc-day.ts'

/** What is looked for among the costs: those that are remembered, or articles that have none. */
export type CostsQuery = { of: 'remembered' | 'missing'; text: string; most: number }

/** A cost as the panel shows it; of an article without one there are no parts. */
export type ShownCost = Pick<
  RememberedCost,
  'key' | 'ids' | 'parts' | 'facts' | 'sources' | 'includesVAT' | 'isDisputed'
> & {
  /** The name of an article that has this SKU; empty where none has. */
  name: string
  /** The currency of its parts; of several where they differ. */
  currency: string
  /** For which sales it holds; of several of one piece each is shown, those for all first, from the first day on. */
  holding: Holding
  /** Whether it is all that is remembered of the piece. */
  isOnly: boolean
}

export type ShownCosts = {
  /** The first of those that fit. */
  costs: readonly ShownCost[]
  /** How many fit, and how many there are in all. */
  fitting: number
  all: number
  /** When the oldest and the newest came, in milliseconds; null where there is none. */
  span: { from: number; to: number } | null
  /** The file that was joined last, which can be taken back; null where there is none. */
  last: CostSource | null
}

/** What the seller does with costs that are remembered: types some, or deletes one by its key, or all. */
export type CostsChange =
  | {
      type: 'typed'
      costs: readonly TypedCost[]
      /** The entry that is corrected, where it held for other sales. */
      instead?: { key: string; holding: Holding }
    }
  /** Beside what is remembered of the same pieces. */
  | { type: 'added'; costs: readonly TypedCost[] }
  /** A piece, or what holds for some of its sales. */
  | { type: 'deleted'; key: string; holding?: Holding }
  /** The file that was joined last is taken back, unless another was joined since. */
  | { type: 'undone'; source: CostSource }
  | { type: 'allDeleted' }

type Found = Omit<ShownCosts, 'span' | 'last'>

/** Counts what fits, and takes the first of them. */
function firstOf(costs: Iterable<ShownCost>, { text, most }: CostsQuery): Found {
  const sought = text.trim().toLowerCase()
  const found: ShownCost[] = []
  let [fitting, all] = [0, 0]
  for (const cost of costs) {
    all++
    const { sku, listing, ean } = cost.ids
    const fits = [sku, listing, ean, cost.name].some((one) => one.toLowerCase().includes(sought))
    if (!fits) continue
    fitting++
    if (found.length < most) found.push(cost)
  }
  return { costs: found, fitting, all }
}

/** The names of a list's articles by their SKU. */
function namesOf(articles: Articles | null): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  if (articles === null) return names
  const { sku, name } = articles.texts
  for (let id = 0; id < articles.length; id++) names.set(sku.at(id), name.at(id))
  return names
}

function* remembered(memory: CostMemory, articles: Articles | null): Generator<ShownCost> {
  const names = namesOf(articles)
  for (const { currencies, ...cost } of memory.entries()) {
    const currency = [...new Set(Object.values(currencies))].join(', ')
    const name = names.get(cost.ids.sku || cost.ids.listing) ?? ''
    const rows = memory.rows.get(cost.key) ?? []
    const isOnly = rows.every(({ holding }) => isSameHolding(holding, cost.holding))
    yield { ...cost, name, currency, isOnly }
  }
}

/** What is typed for a piece without a purchase cost begins with what else is remembered of it. */
const partsOf = (known: RememberedCost | null) => ({
  parts: known?.parts ?? {},
  facts: known?.facts ?? {},
  sources: known?.sources ?? {},
  includesVAT: known?.includesVAT ?? null,
  isDisputed: known?.isDisputed ?? false,
})

/** What an article is known by among costs. */
function idsOf({ texts, numbers }: Articles, id: number): RememberedCost['ids'] {
  const sku = texts.sku.at(id)
  const isOwn = numbers.hasOwnSku[id] === 1
  const listing = isOwn ? texts.listing.at(id) : sku
  return { sku: isOwn ? sku : '', listing, ean: texts.ean.at(id), country: '' }
}

/** The currency that an article's costs are in. */
export function currencyOf({ places, numbers }: Articles, id: number, book: RatesBook): string {
  const country = places[numbers.place[id] as number]?.country ?? 'IT'
  return book.ratesOf(country, 'base').country.currency
}

const hasCode = ({ sku, listing, ean }: RememberedCost['ids']): boolean =>
  sku !== '' || listing !== '' || ean !== ''

/**
 * The costs and the shipping that the seller wrote in a list, as costs that are typed. In a list of several countries
 * they are of their article's alone. Those of an article without a code stay with the list: nothing would find them.
 */
export function writtenCosts(articles: Articles, changes: Changes): TypedCost[] {
  const book = new RatesBook(defaultFormData)
  const parts = new Map<number, { cost?: number; shipping?: number }>()
  for (const what of ['cost', 'shipping'] as const) {
    const { ids, amounts } = changes.of(what)
    for (const [at, id] of ids.entries()) {
      const amount = amounts[at] as number
      if (what === 'shipping' || amount > 0) parts.set(id, { ...parts.get(id), [what]: amount })
    }
  }
  const isAbroad = parts.size > 0 && articles.countries.size > 1
  return Array.from(parts, ([id, written]) => {
    const place = articles.places[articles.numbers.place[id] as number]
    return {
      ids: { ...idsOf(articles, id), country: isAbroad ? (place?.country ?? '') : '' },
      parts: written,
      includesVAT: place?.costIncludesVAT ?? null,
      currency: currencyOf(articles, id, book),
    }
  }).filter(({ ids }) => hasCode(ids))
}

/** Articles without a purchase cost, each SKU once. */
function* missing(memory: CostMemory, articles: Articles | null): Generator<ShownCost> {
  if (articles === null) return
  const { texts, numbers, length } = articles
  const book = new RatesBook(defaultFormData)
  const told = new Set<string>()
  for (let id = 0; id < length; id++) {
    if (!Number.isNaN(numbers.costo[id])) continue
    const sku = texts.sku.at(id)
    if (told.has(sku)) continue
    told.add(sku)
    yield {
      key: String(id),
      ids: idsOf(articles, id),
      holding: always,
      isOnly: true,
      ...partsOf(memory.of(sku)),
      name: texts.name.at(id),
      currency: currencyOf(articles, id, book),
    }
  }
}

/** What is remembered of costs, or the articles that have none, as far as their codes or names hold a text. */
export function shownCosts(
  query: CostsQuery,
  memory: CostMemory,
  articles: Articles | null,
): ShownCosts {
  const costs = query.of === 'missing' ? missing(memory, articles) : remembered(memory, articles)
  return { ...firstOf(costs, query), span: memory.span, last: memory.last?.source ?? null }
}

/** Costs that hold from today on, where they don't say. */
export const beginningToday = (costs: readonly TypedCost[]): TypedCost[] =>
  costs.map((cost) => ({ from: utcDay(), ...cost }))

const without = (memory: CostMemory, entry?: { key: string; holding: Holding }): CostMemory =>
  entry === undefined ? memory : memory.without(entry.key, entry.holding)

/** What becomes of what is remembered by a change that the seller makes. */
export function changedCosts(memory: CostMemory, change: CostsChange, at: number): CostMemory {
  switch (change.type) {
    case 'typed':
      return without(memory, change.instead).typed(beginningToday(change.costs), at)
    case 'added':
      return memory.added(beginningToday(change.costs), { file: '', at })
    case 'undone':
      return memory.undone(change.source)
    case 'deleted':
      return memory.without(change.key, change.holding)
    case 'allDeleted':
      return memory.emptied()
  }
}
