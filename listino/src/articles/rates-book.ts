import {
  type CalculationFormData,
  type CategoryTable,
  feesInWords,
  type Rates,
  ratesOf,
  writeAmount,
} from '@margine/engine'
import { getOrInsert } from '../get-or-insert.ts'
import { type RowVAT, reducedVAT } from '../layouts/vat.ts'

/** Categories that pay the same at every price. */
export type CategoryGroup = { rates: Rates; categories: string[] }

/** The rates of every country, category and VAT that a list of articles has, each worked out once. */
export class RatesBook {
  readonly form: CalculationFormData
  readonly #reducedVAT: string
  /** In the order in which they were first asked for. */
  readonly all: Rates[] = []
  readonly #places = new Map<string, Map<string, number>>()
  readonly #groups = new Map<string, readonly CategoryGroup[]>()
  readonly #tables = new Map<string, CategoryTable | null>()

  /**
   * @param form what holds for every article
   * @param reduced what a reduced rate of VAT is in percent, where files don't say; empty where the seller doesn't either
   */
  constructor(form: CalculationFormData, reduced = '') {
    this.form = form
    this.#reducedVAT = reduced
  }

  /** Whether the VAT of a row is known: a reduced rate needs its percentage. */
  knowsVAT(vat: RowVAT | null): boolean {
    return vat !== reducedVAT || this.#reducedVAT.trim() !== ''
  }

  /** The form of an article of some country, category and VAT; VAT that was typed for all counts more than its own. */
  formOf(country: string, category: string, vat: RowVAT | null = null): CalculationFormData {
    const field = this.tableOf(country)?.field
    const own = vat === reducedVAT ? this.#reducedVAT : vat
    const typed = this.form.aliquotaIVA?.trim() ?? ''
    const isOwn = own !== null && typed === ''
    const form = { ...this.form, paese: country, ...(isOwn ? { aliquotaIVA: own } : {}) }
    return field === undefined ? form : { ...form, [field]: category }
  }

  /** Whether the marketplace has rates in a country: one that only dated cards have sells in Italy alone. */
  hasRatesIn(country: string): boolean {
    const { cards } = this.ratesOf(country, 'base')
    return Object.hasOwn(cards.marketplaces, this.form.marketplace)
  }

  /** The categories to choose from in a country; null where the marketplace has none. */
  tableOf(country: string): CategoryTable | null {
    return getOrInsert(
      this.#tables,
      country,
      () => ratesOf({ ...this.form, paese: country }).categories,
    )
  }

  /** The place in `all` of the rates of a country, a category and a VAT. */
  placeOf(country: string, category: string, vat: RowVAT | null = null): number {
    const places = getOrInsert(this.#places, country, () => new Map<string, number>())
    const key = vat === null ? category : `${category}\n${vat}`
    const add = () => this.all.push(ratesOf(this.formOf(country, category, vat))) - 1
    return getOrInsert(places, key, add)
  }

  /** The categories of a country by its cards, those that are charged alike together. */
  groupsIn(country: string, vat: RowVAT | null = null): readonly CategoryGroup[] {
    return getOrInsert(this.#groups, vat === null ? country : `${country}\n${vat}`, () => {
      const groups = new Map<string, CategoryGroup>()
      for (const category of Object.keys(this.tableOf(country)?.categories ?? {})) {
        const rates = ratesOf({ ...this.formOf(country, category, vat), commissionePropria: null })
        const key = JSON.stringify(rates.rule.fees.map(({ source: _, ...fee }) => fee))
        getOrInsert(groups, key, () => ({ rates, categories: [] })).categories.push(category)
      }
      return [...groups.values()]
    })
  }

  /** Whether all of some categories, of which there is one at least, are charged alike at every price. */
  areAlike(categories: readonly string[], country: string, vat: RowVAT | null): boolean {
    const [first] = categories
    const group = this.groupsIn(country, vat).find((one) => one.categories.includes(first ?? ''))
    return group !== undefined && categories.every((key) => group.categories.includes(key))
  }

  /** How much a category is charged, in words, with what is added for each piece: `7%`, `15% + 1,01 €`. */
  rateInWords(country: string, category: string, vat: RowVAT | null = null): string {
    const { rule, country: there } = this.ratesOf(country, category, vat)
    const closing = rule.fees.map((fee) =>
      fee.kind === 'closing' ? ` + ${writeAmount(fee.amount, 2)}\u00a0€` : '',
    )
    return feesInWords(rule.fees, null, there.currency).rate + closing.join('')
  }

  ratesOf(country: string, category: string, vat: RowVAT | null = null): Rates {
    return this.all[this.placeOf(country, category, vat)] as Rates
  }
}
