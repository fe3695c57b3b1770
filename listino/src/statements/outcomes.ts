import { type CalculationFormData, defaultFormData, ratesOf } from '@margine/engine'
import type { Costs } from '../articles/costs.ts'
import { countryOfStore } from '../layouts/stores.ts'
import type { ArticleFacts } from './article-facts.ts'
import { CardBook, type CardCheck } from './card-check.ts'
import { hasCards } from './card-days.ts'
import { type Figures, figuresOf, type Terms } from './figures.ts'
import type { Line } from './ledger.ts'
import { realForm } from './real-form.ts'

/** The country of a store's VAT; null where Margine doesn't know it. */
const countryOf = (store: string): string | null => (store === '' ? 'IT' : countryOfStore(store))

const vatIn = (country: string): number => {
  const form: CalculationFormData = { ...defaultFormData, paese: country }
  return ratesOf(form).vatPercent
}

/** What the seller says of all their sales. */
export type SellerTerms = {
  regime: Terms['regime']
  /** VAT of the articles in percent; null for each store's own. */
  vatPercent: number | null
  /** VAT in percent by store, of those whose country Margine doesn't know; missing where the seller says none. */
  storeVAT?: Readonly<Record<string, number>>
  /** Whether costs include VAT where their file doesn't say. */
  costsIncludeVAT: boolean
  /** The day of the rate cards that count instead of that of each sale; blank for none. */
  cardDay: string
}

/** What a line comes to, and what a card says of it; no check where no card holds for it. */
export type Outcome = { line: Line; figures: Figures; check: CardCheck | null }

/** Works out what lines come to, by what the seller says and their files of costs. */
export class Outcomes {
  readonly #terms: SellerTerms
  readonly #costs: readonly { costs: Costs; facts: ArticleFacts }[]
  readonly #italian = vatIn('IT')
  readonly #cards = new Map<string, CardBook>()

  /** @param costs the files of costs, of which the last that knows an article counts */
  constructor(terms: SellerTerms, costs: readonly { costs: Costs; facts: ArticleFacts }[]) {
    this.#terms = terms
    this.#costs = costs.toReversed()
  }

  of(line: Line): Outcome {
    return { line, figures: this.figuresOf(line), check: this.#check(line) }
  }

  figuresOf(line: Line): Figures {
    return figuresOf(line, this.#termsOf(line))
  }

  /** An article as the calculator's form has it; null where none was sold, or the store's country is unknown. */
  formOf(line: Line, today: string): CalculationFormData | null {
    const country = countryOf(line.store)
    if (country === null) return null
    return realForm(line, this.figuresOf(line), this.#termsOf(line), country, today)
  }

  /** The stores of lines with unknown VAT. */
  storesWithoutVAT(lines: readonly Line[]): string[] {
    const without = lines.filter(
      (line) =>
        (line.untoldSales !== 0 || line.untoldRefunds !== 0) &&
        countryOf(line.store) === null &&
        Number.isNaN(this.#termsOf(line).vatPercent),
    )
    return [...new Set(without.map(({ store }) => store))]
  }

  #check({ channel, store, currency, sku, sales }: Line): CardCheck | null {
    if (sales.all.length === 0 || !hasCards(channel) || currency !== 'EUR') return null
    if (countryOf(store) !== 'IT') return null
    const book = this.#cards.get(channel) ?? new CardBook(channel)
    this.#cards.set(channel, book)
    const { regime, cardDay } = this.#terms
    const category = this.#costs.map(({ facts }) => facts.categoryOf(sku)).find((one) => one !== '')
    return book.check(sales, {
      regime,
      feesVATPercent: this.#italian,
      category: category ?? '',
      day: cardDay,
    })
  }

  #termsOf(line: Line): Terms {
    const country = countryOf(line.store)
    const standard =
      country === null ? (this.#terms.storeVAT?.[line.store] ?? Number.NaN) : vatIn(country)
    // What an article's VAT is in Italy says nothing of other countries.
    const own = country === 'IT' ? this.#ownPercent(line.sku) : standard
    return {
      regime: this.#terms.regime,
      vatPercent: this.#terms.vatPercent ?? own,
      feesVATPercent: this.#italian,
      unitCost: this.#unitCost(line, country ?? ''),
    }
  }

  #ownPercent(sku: string): number {
    const said = this.#costs.map(({ facts }) => facts.percentOf(sku)).find((one) => one !== null)
    return said ?? this.#italian
  }

  #unitCost({ sku, listing, currency }: Line, country: string): number {
    if (sku === '') return Number.NaN
    const sought = { sku, listing, ean: '', country }
    const found = this.#costs.map(({ costs }) => costs.find(sought, currency)).find(Boolean) ?? null
    const cost = found?.parts.cost ?? Number.NaN
    const includesVAT = found?.includesVAT ?? this.#terms.costsIncludeVAT
    // Costs are bought in Italy, wherever the piece is sold.
    const withVAT = 1 + (this.#terms.vatPercent ?? this.#ownPercent(sku)) / 100
    if (this.#terms.regime === 'forfettario') return includesVAT ? cost : cost * withVAT
    return includesVAT ? cost / withVAT : cost
  }
}
