import { type CalculationFormData, type CategoryTable, type Rates, ratesOf } from '@margine/engine'

/** The rates of every country and category that a list of articles comes to, each worked out once. */
export class RatesBook {
  readonly form: CalculationFormData
  /** In the order in which they were first asked for. */
  readonly all: Rates[] = []
  readonly #places = new Map<string, number>()
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
    const key = `${country} ${category}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.all.push(ratesOf(this.formOf(country, category))) - 1
    this.#places.set(key, place)
    return place
  }

  ratesOf(country: string, category: string): Rates {
    return this.all[this.placeOf(country, category)] as Rates
  }
}
