import { type CalculationFormData, defaultFormData, type Rates, ratesOf } from '@margine/engine'
import type { ChargedRate } from '../articles/cost-memory.ts'
import type { Costs, FoundCosts } from '../articles/costs.ts'
import { fbaPieceOf } from '../articles/measures.ts'
import { countryOfStore } from '../layouts/stores.ts'
import type { ArticleFacts } from './article-facts.ts'
import { CardBook, type CardCheck, type CheckTerms } from './card-check.ts'
import { hasCards } from './card-days.ts'
import { type Figures, figuresOf, type Terms } from './figures.ts'
import type { Line } from './ledger.ts'
import { isSold, realForm } from './real-form.ts'
import { checkSending, type SendingCheck } from './sending-check.ts'

/** The country of a store's VAT; null where Margine doesn't know it. */
const countryOf = (store: string): string | null => (store === '' ? 'IT' : countryOfStore(store))

const countries = new Map<string, Rates>()

/** The rates of a country, of which thousands of lines ask. */
function ratesIn(country: string): Rates {
  const rates = countries.get(country) ?? ratesOf({ ...defaultFormData, paese: country })
  countries.set(country, rates)
  return rates
}

const vatIn = (country: string): number => ratesIn(country).vatPercent

/** What the seller says of all their sales. */
export type SellerTerms = {
  regime: Terms['regime']
  /** VAT of the articles in percent; null for each store's own. */
  vatPercent: number | null
  /** VAT in percent by store, which counts before all else; missing where the seller says none. */
  storeVAT?: Readonly<Record<string, number>>
  /** Of the pieces that come back, percent sold again as new. */
  resalePercent: number
  /** Whether the shipping and packaging that costs tell count for each piece sold. */
  countsExpenses: boolean
  /** Whether costs include VAT where their file doesn't say. */
  costsIncludeVAT: boolean
  /** The day of the rate cards that count instead of that of each sale; blank for none. */
  cardDay: string
}

/** What a line comes to, and what cards say of its commission and of sending it; no check where no card holds for it. */
export type Outcome = {
  line: Line
  figures: Figures
  check: CardCheck | null
  sending: SendingCheck | null
  /** What of its other costs is shipping and packaging by the seller's costs, for each piece sold. */
  unitExpenses: number
}

/** What pieces cost by one file, or by all that is remembered; facts are what a file says besides. */
export type KnownCosts = { costs: Pick<Costs, 'find' | 'measured'>; facts: ArticleFacts | null }

/** Whether they say a purchase cost, be it that it can't be used. */
const saysCost = ({ parts }: FoundCosts): boolean => parts.cost !== undefined

const saysExpenses = ({ parts: { shipping, packaging } }: FoundCosts): boolean =>
  shipping !== undefined || packaging !== undefined

const saysMeasures = ({ measures }: FoundCosts): boolean => measures !== null

/** Works out what lines come to, by what the seller says and what their pieces cost. */
export class Outcomes {
  readonly #terms: SellerTerms
  readonly #costs: readonly KnownCosts[]
  readonly #facts: readonly ArticleFacts[]
  readonly #italian = vatIn('IT')
  readonly #cards = new Map<string, CardBook>()

  /** @param costs what pieces cost; the last that knows an article counts */
  constructor(terms: SellerTerms, costs: readonly KnownCosts[]) {
    this.#terms = terms
    this.#costs = costs.toReversed()
    this.#facts = this.#costs.map(({ facts }) => facts).filter((facts) => facts !== null)
  }

  of(line: Line): Outcome {
    const terms = this.#termsOf(line)
    return {
      line,
      figures: figuresOf(line, terms),
      check: this.#check(line),
      sending: this.#sendingCheck(line),
      unitExpenses: terms.unitExpenses,
    }
  }

  figuresOf(line: Line): Figures {
    return figuresOf(line, this.#termsOf(line))
  }

  /** The country of a line's store; null where Margine doesn't know it. */
  countryOf({ store }: Line): string | null {
    return countryOf(store)
  }

  /** An article as the calculator's form has it; null where none was sold, or the store's country is unknown. */
  formOf(line: Line, today: string): CalculationFormData | null {
    const country = this.#calculatorCountry(line)
    if (country === null) return null
    return realForm(line, this.figuresOf(line), this.#termsOf(line), country, today)
  }

  /** Whether an article can be opened in the calculator. */
  hasForm(line: Line): boolean {
    return isSold(line) && this.#calculatorCountry(line) !== null
  }

  /** The country that a line is calculated in; null where the calculator doesn't know it, or calculates in another currency. */
  #calculatorCountry({ store, currency }: Line): string | null {
    const country = countryOf(store)
    return country === null || ratesIn(country).country.currency !== currency ? null : country
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

  /** Whether measures of some article are known, to set against what sending it was charged. */
  get checksSending(): boolean {
    return this.#costs.some(({ costs }) => costs.measured > 0)
  }

  /** What an article was really charged in Italy; null where no card holds for it. */
  chargedRateOf(line: Line): ChargedRate | null {
    return this.#bookFor(line)?.charged(line.sales, this.#checkTerms(line.sku)) ?? null
  }

  #check(line: Line): CardCheck | null {
    return this.#bookFor(line)?.check(line.sales, this.#checkTerms(line.sku)) ?? null
  }

  /** The cards that a line is set against; null where none hold for it. */
  #bookFor({ channel, store, currency, sales }: Line): CardBook | null {
    if (sales.all.length === 0 || !hasCards(channel) || currency !== 'EUR') return null
    if (countryOf(store) !== 'IT') return null
    const book = this.#cards.get(channel) ?? new CardBook(channel)
    this.#cards.set(channel, book)
    return book
  }

  #sendingCheck(line: Line): SendingCheck | null {
    const { store, currency, sku, shipments } = line
    if (shipments.all.length === 0 || currency !== 'EUR' || countryOf(store) !== 'IT') return null
    const measures = this.#foundFor(line, 'IT', saysMeasures)?.measures ?? null
    if (measures === null) return null
    return checkSending(shipments, fbaPieceOf(measures), this.#checkTerms(sku))
  }

  #checkTerms(sku: string): CheckTerms {
    const category = this.#facts.map((facts) => facts.categoryOf(sku)).find((one) => one !== '')
    return {
      regime: this.#terms.regime,
      feesVATPercent: this.#italian,
      category: category ?? '',
      day: this.#terms.cardDay,
    }
  }

  #termsOf(line: Line): Terms {
    const country = countryOf(line.store)
    const said = this.#terms.storeVAT?.[line.store]
    const standard = country === null ? Number.NaN : vatIn(country)
    // What an article's VAT is in Italy says nothing of other countries.
    const own = country === 'IT' ? this.#ownPercent(line.sku) : standard
    const expenses = this.#unitExpenses(line, country ?? '')
    const isKnown = !Number.isNaN(expenses)
    return {
      regime: this.#terms.regime,
      vatPercent: said ?? this.#terms.vatPercent ?? own,
      feesVATPercent: this.#italian,
      resalePercent: this.#terms.resalePercent,
      // Who doesn't know what sending or packing a piece costs, where that counts, doesn't know what it costs.
      unitCost: isKnown ? this.#unitCost(line, country ?? '') : Number.NaN,
      unitExpenses: isKnown ? expenses : 0,
    }
  }

  #ownPercent(sku: string): number {
    const said = this.#facts.map((facts) => facts.percentOf(sku)).find((one) => one !== null)
    return said ?? this.#italian
  }

  /** The first source that says what a piece of an article costs; null where none does, or what it says can't be used. */
  costsOf(line: Line): KnownCosts['costs'] | null {
    const found = this.#foundFor(line, countryOf(line.store) ?? '', saysCost)
    return found === null || Number.isNaN(found.parts.cost) ? null : found.costs
  }

  /** What the first says that says such a thing of an article: a file of shipping alone hides no purchase cost. */
  #foundFor(
    { sku, listing, currency }: Line,
    country: string,
    says: (found: FoundCosts) => boolean,
  ) {
    if (sku === '') return null
    const sought = { sku, listing, ean: '', country }
    for (const { costs } of this.#costs) {
      const found = costs.find(sought, currency)
      if (found !== null && says(found)) return { ...found, costs }
    }
    return null
  }

  /** NaN where nobody knows them. Such expenses are told without VAT, which who is in the forfettario regime pays besides. */
  #unitExpenses(line: Line, country: string): number {
    if (!this.#terms.countsExpenses) return 0
    const { shipping = 0, packaging = 0 } = this.#foundFor(line, country, saysExpenses)?.parts ?? {}
    const vat = this.#terms.regime === 'forfettario' ? this.#italian : 0
    return (shipping + packaging) * (1 + vat / 100)
  }

  #unitCost(line: Line, country: string): number {
    const { sku } = line
    const found = this.#foundFor(line, country, saysCost)
    const cost = found?.parts.cost ?? Number.NaN
    const includesVAT = found?.includesVAT ?? this.#terms.costsIncludeVAT
    // Costs are bought in Italy, wherever the piece is sold.
    const withVAT = 1 + (this.#terms.vatPercent ?? this.#ownPercent(sku)) / 100
    if (this.#terms.regime === 'forfettario') return includesVAT ? cost : cost * withVAT
    return includesVAT ? cost / withVAT : cost
  }
}
