import { defaultFormData } from '@margine/engine'
import type { Sought } from '../articles/cost-lookup.ts'
import { RatesBook } from '../articles/rates-book.ts'
import type { CostMemory } from '../costs/cost-memory.ts'
import type { FoundCosts } from '../costs/found-costs.ts'
import { foundThere } from '../costs/found-there.ts'
import type { SaidThere } from '../costs/parts.ts'
import type { Articles } from './articles.ts'
import type { Report } from './import.ts'
import { utcDay } from './utc-day.ts'

/** So many articles are looked up between two reports. */
const atOnce = 20_000

/** Where costs are looked up: a file of them, or those that are remembered. */
type Lookup = Pick<CostMemory, 'find'>

const noMarketplaces: ReadonlySet<string> = new Set()

/** By what the costs of an article are looked up. */
export const soughtAt = (row: number, { texts, numbers, places }: Articles): Sought => ({
  sku: texts.sku.at(row),
  listing: texts.listing.at(row),
  ean: texts.ean.at(row),
  country: places[numbers.place[row] as number]?.country ?? 'IT',
})

/**
 * Asks for the costs of every article, as they are today.
 *
 * @param apart what is said for these marketplaces alone is told apart
 */
export async function eachFound(
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
  const { numbers } = articles
  for (let row = 0; row < articles.length; row++) {
    if (row % atOnce === 0) await report({ rows: row, share: row / articles.length })
    const sought = soughtAt(row, articles)
    const currency = currencies[numbers.place[row] as number] ?? 'EUR'
    const find = (on: string) => costs.find(sought, currency, { marketplace: on, day })
    const { found, there } = foundThere(find, marketplace, apart)
    if (found !== null) take(row, found, there)
  }
}
