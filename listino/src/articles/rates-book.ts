import { type CalculationFormData, type CategoryTable, type Rates, ratesOf } from '@margine/engine'

/** Categories that pay the same at every price. */
export type CategoryGroup = { rates: Rates; categories: string[] }

/** The rates of every country and category that a list of articles comes to, each worked out once. */
export class RatesBook {
  readonly form: CalculationFormData
  /** In the order in which they were first asked for. */
  readonly all: Rates[] = []
  readonly #places = new Map<string, Map<string, number>>()
  readonly #groups = new Map<string, readonly CategoryGroup[]>()
  readonly #tables = new Map<string, CategoryTable | null>()

  /** @param form what holds for every article */
  constructor(form: CalculationFormData) {
    this.form = form
  }

  /** The form of an article of some country and category. */
  formOf(country: string, category: string): CalculationFormData {
    const field = this.tableOf(country)?.field
    const form = { ...this.form, paese: country }
    return field === undefined ? form : { ...form, [field]: category }
  }

  /** Whether the marketplace has rates in a country: one that only dated cards have sells in Italy alone. */
  hasRatesIn(country: string): boolean {
    const { cards } = this.ratesOf(country, 'base')
    return Object.hasOwn(cards.marketplaces, this.form.marketplace)
  }

  /** The categories to choose from in a country; null where the marketplace has none. */
  tableOf(country: string): CategoryTable | null {
    const known = this.#tables.get(country)
    if (known !== undefined) return known
    const { categories } = ratesOf({ ...this.form, paese: country })
    this.#tables.set(country, categories)
    return categories
  }

  /** The place in `all` of the rates of a country and a category. */
  placeOf(country: string, category: string): number {
    const places = this.#placesIn(country)
    const known = places.get(category)
    if (known !== undefined) return known
    const place = this.all.push(ratesOf(this.formOf(country, category))) - 1
    places.set(category, place)
    return place
  }

  #placesIn(country: string): Map<string, number> {
    const known = this.#places.get(country)
    if (known !== undefined) return known
    const places = new Map<string, number>()
    this.#places.set(country, places)
    return places
  }

  /** The categories of a country, those that are charged alike together. */
  groupsIn(country: string): readonly CategoryGroup[] {
    const known = this.#groups.get(country)
    if (known !== undefined) return known
    const groups = new Map<string, CategoryGroup>()
    for (const category of Object.keys(this.tableOf(country)?.categories ?? {})) {
      const rates = ratesOf(this.formOf(country, category))
      const key = JSON.stringify(rates.rule.fees.map(({ source: _, ...fee }) => fee))
      const group = groups.get(key) ?? { rates, categories: [] }
      group.categories.push(category)
      groups.set(key, group)
    }
    const found = [...groups.values()]
    this.#groups.set(country, found)
    return found
  }

  ratesOf(country: string, category: string): Rates {
    return this.all[this.placeOf(country, category)] as Rates
  }
}
