import { defaultFormData } from '@margine/engine'
import { type Costs, type FoundCosts, problemInWords, RatesBook } from '@margine/listino'
import type { AccountFacts } from './account-facts.ts'
import { type Articles, type CostColumns, costBases, fulfilmentIn } from './articles.ts'
import type { Report } from './import.ts'

/** What files of costs did to the articles. */
export type JoinedCosts = {
  /** Identifiers of the costs that no article has. */
  unused: string[]
  /** Rows of costs that can't be used. */
  problems: { row: number; sku: string; reason: string; sheet: string }[]
}

/** A file of costs that was read, and how. */
export type ReadCosts = {
  fileName: string
  costs: Costs
  account: AccountFacts
  withoutSuffix: boolean
}

/** What a file of costs would do to a list. */
export type CostsFound = {
  fileName: string
  /** How many articles have something from it. */
  joining: number
  /** How many of them had no cost, and how many had another. */
  adding: number
  changing: number
  /** How many had a cost, and would have none: the file says something of them that can't be used. */
  losing: number
  unused: number
  problems: number
  /** Whether the list has costs of another file already. */
  hasOthers: boolean
  /** Whether articles are looked up by their SKU without its end too. */
  isLookedUpWithoutSuffix: boolean
}

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** Asks a file of costs about every article. */
async function eachFound(
  costs: Costs,
  articles: Articles,
  report: Report,
  take: (row: number, found: FoundCosts) => void,
): Promise<void> {
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
    const found = costs.find(sought, currencies[place] ?? 'EUR')
    if (found !== null) take(row, found)
  }
}

const joinedOf = (costs: Costs): JoinedCosts => ({
  unused: costs.unused(),
  problems: costs.problems.map(({ row, sku, problem }) => ({
    row,
    sku,
    reason: problemInWords(problem),
    sheet: '',
  })),
})

/** Counts what a file of costs would do; nothing changes. */
export async function countCosts(
  { fileName, costs, withoutSuffix }: ReadCosts,
  articles: Articles,
  report: Report,
): Promise<CostsFound> {
  const counts = { joining: 0, adding: 0, changing: 0, losing: 0 }
  const { costo, joined } = articles.numbers
  await eachFound(costs, articles, report, (row, { parts, problem }) => {
    const before = costo[row] as number
    counts.losing += Number(problem !== null && !Number.isNaN(before))
    if (Object.keys(parts).length === 0) return
    counts.joining++
    if (parts.cost === undefined) return
    counts.adding += Number(Number.isNaN(before))
    counts.changing += Number(!Number.isNaN(before) && before !== parts.cost)
  })
  const { unused, problems } = joinedOf(costs)
  const hasOthers = joined.subarray(0, articles.length).includes(1)
  return {
    fileName,
    ...counts,
    unused: unused.length,
    problems: problems.length,
    hasOthers,
    isLookedUpWithoutSuffix: withoutSuffix,
  }
}

/** Which columns a file of costs writes to: those it says nothing of stay as they are, and are not copied. */
function columnsFor(costs: Costs, base: CostColumns): CostColumns {
  const hasShipping = costs.said.has('shipping') || costs.said.has('fulfilment')
  return {
    costo: base.costo.slice(),
    spedizione: hasShipping ? base.spedizione.slice() : base.spedizione,
    packaging: costs.said.has('packaging') ? base.packaging.slice() : base.packaging,
    pubblicita: costs.said.has('advertising') ? base.pubblicita.slice() : base.pubblicita,
    place: base.place.slice(),
    costBasis: base.costBasis.slice(),
    fulfilment: hasShipping ? base.fulfilment.slice() : base.fulfilment,
    joined: base.joined.slice(),
  }
}

/** Whether shipping of the seller's own counts for an article: what the marketplace takes for it then doesn't. */
function hasOwnShipping({ spedizione, fulfilment }: CostColumns, row: number): boolean {
  return (spedizione[row] as number) > 0 && fulfilment[row] !== fulfilmentIn('shipping')
}

/** Gives articles what a file says that they cost; what it doesn't say stays as it is in `base`. */
export async function joinCosts(
  costs: Costs,
  articles: Articles,
  base: CostColumns,
  report: Report,
): Promise<JoinedCosts> {
  const columns = columnsFor(costs, base)
  await eachFound(costs, articles, report, (row, found) => {
    const { parts } = found
    if (Object.keys(parts).length > 0) columns.joined[row] = 1
    if (parts.cost !== undefined || found.problem !== null) {
      columns.costo[row] = parts.cost ?? Number.NaN
      columns.costBasis[row] = costBases.indexOf(found.basis)
      columns.place[row] = articles.placeWith(base.place[row] as number, found.includesVAT)
    }
    if (parts.shipping !== undefined) {
      columns.spedizione[row] = parts.shipping
      columns.fulfilment[row] = fulfilmentIn('none')
    } else if (parts.fulfilment !== undefined && !hasOwnShipping(base, row)) {
      columns.spedizione[row] = parts.fulfilment
      columns.fulfilment[row] = fulfilmentIn('shipping')
    }
    if (parts.packaging !== undefined) columns.packaging[row] = parts.packaging
    if (parts.advertising !== undefined) columns.pubblicita[row] = parts.advertising
  })
  articles.own ??= articles.costColumns
  articles.before = base
  articles.numbers = { ...articles.numbers, ...columns }
  return joinedOf(costs)
}
