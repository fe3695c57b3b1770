import { defaultFormData } from '@margine/engine'
import { type CostMemory, costLines, RatesBook, type RememberedCost } from '@margine/listino'
import type { NamedFile } from '../../save-file.ts'
import type { CostsChange, CostsQuery, ShownCost, ShownCosts } from './api.ts'
import type { Articles } from './articles.ts'
import { messages } from './words.ts'

type Found = Omit<ShownCosts, 'span'>

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
    yield { ...cost, name: names.get(cost.ids.sku || cost.ids.listing) ?? '', currency }
  }
}

/** What is typed for a piece without a purchase cost begins with what else is remembered of it. */
const partsOf = (known: RememberedCost | null) => ({
  parts: known?.parts ?? {},
  sources: known?.sources ?? {},
  includesVAT: known?.includesVAT ?? null,
  isDisputed: known?.isDisputed ?? false,
})

/** Articles without a purchase cost, each SKU once. */
function* missing(memory: CostMemory, articles: Articles | null): Generator<ShownCost> {
  if (articles === null) return
  const { texts, places, numbers, length } = articles
  const book = new RatesBook(defaultFormData)
  const told = new Set<string>()
  for (let id = 0; id < length; id++) {
    if (!Number.isNaN(numbers.costo[id])) continue
    const sku = texts.sku.at(id)
    if (told.has(sku)) continue
    told.add(sku)
    const isOwn = numbers.hasOwnSku[id] === 1
    const listing = isOwn ? texts.listing.at(id) : sku
    const country = places[numbers.place[id] as number]?.country ?? 'IT'
    yield {
      key: String(id),
      ids: { sku: isOwn ? sku : '', listing, ean: texts.ean.at(id), country: '' },
      ...partsOf(memory.of(sku)),
      name: texts.name.at(id),
      currency: book.ratesOf(country, 'base').country.currency,
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
  return { ...firstOf(costs, query), span: memory.span }
}

/** What becomes of what is remembered by a change that the seller makes. */
export function changed(memory: CostMemory, change: CostsChange, at: number): CostMemory {
  switch (change.type) {
    case 'typed':
      return change.costs.reduce((known, cost) => known.typed(cost, at), memory)
    case 'deleted':
      return memory.without(change.key)
    case 'allDeleted':
      return memory.emptied()
  }
}

/** All costs as a file that can be read as costs again. */
export function costsFile(memory: CostMemory): NamedFile {
  const blob = new Blob([...costLines(memory)], { type: 'text/csv;charset=utf-8' })
  return { name: messages.files.rememberedCosts, blob }
}
