import { type CalculationFormData, defaultFormData, type Rates, ratesOf } from '@margine/engine'
import { fbaPieceOf } from '../articles/measures.ts'
import type { AskedCosts } from '../costs/asked-costs.ts'
import type { FoundCosts } from '../costs/found-costs.ts'
import { type OwnExpense, ownExpenses } from '../costs/parts.ts'
import { type ChargedRate, rateKey } from '../costs/piece-facts.ts'
import { getOrInsert } from '../get-or-insert.ts'
import { countryOfStore } from '../layouts/stores.ts'
import type { CheckTerms } from './against-card.ts'
import type { ArticleFacts } from './article-facts.ts'
import { CardBook, type CardCheck, isAsCard } from './card-check.ts'
import { hasCards } from './card-days.ts'
import { type SoldOn, sharesOf } from './days.ts'
import { expensesOf, type Figures, figuresOf, type Terms } from './figures.ts'
import type { Line } from './line.ts'
import { isSold, realForm } from './real-form.ts'
import { checkSending, type SendingCheck } from './sending-check.ts'

/** The country of a store's VAT; null where Margine doesn't know it. */
const countryOf = (store: string): string | null => (store === '' ? 'IT' : countryOfStore(store))

const countries = new Map<string, Rates>()

/** The rates of a country, of which thousands of lines ask. */
const ratesIn = (country: string): Rates =>
  getOrInsert(countries, country, () => ratesOf({ ...defaultFormData, paese: country }))

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
  /** Whether those include VAT where their file doesn't say. */
  expensesIncludeVAT: boolean
  /** Whether costs include VAT where their file doesn't say. */
  costsIncludeVAT: boolean
  /** What goods without a known cost are in percent of revenue, by channel; missing where the seller says none. */
  goodsPercent?: Readonly<Record<string, number>>
  /** The day of the rate cards that count instead of that of each sale; blank for none. */
  cardDay: string
}

/** What a line comes to, and what cards say of its commission and of sending it; no check where no card holds for it. */
export type Outcome = {
  line: Line
  figures: Figures
  check: CardCheck | null
  sending: SendingCheck | null
  /** In percent of revenue what its goods cost, where nobody says what a piece costs; NaN where they cost by the piece, or unknown. */
  goodsPercent: number
  /** What of sending and packing its pieces nobody says: it counts as nothing. */
  unsaid: readonly OwnExpense[]
  /** What sending and packing its pieces cost the seller, who says that it isn't to count; else 0. */
  leftOut: number
}

/** What pieces cost: by some files, or by all that is remembered. */
export type CostsAsked = Pick<AskedCosts, 'find' | 'measured' | 'hasDays'>

/** What is known of articles beside reports; of each kind the last that says something counts. */
export type KnownOfArticles = {
  costs: readonly CostsAsked[]
  /** What files of costs say besides. */
  facts: readonly ArticleFacts[]
}

/** Where costs don't change from day to day. */
const anyDay = [{ day: '9999-12-31', share: 1 }] as const

/** Whether they say a purchase cost, be it that it can't be used. */
const saysCost = ({ parts }: FoundCosts): boolean => parts.cost !== undefined

const saysMeasures = ({ measures }: FoundCosts): boolean => measures !== null

/** Works out what lines come to, by what the seller says and what their pieces cost. */
export class Outcomes {
  readonly #terms: SellerTerms
  readonly #costs: readonly CostsAsked[]
  readonly #facts: readonly ArticleFacts[]
  readonly #hasDays: boolean
  readonly #italian = vatIn('IT')
  readonly #cards = new Map<string, CardBook>()
  readonly #sentByAmazon: ReadonlySet<string>

  /**
   * @param lines all that reports tell: where an article is told elsewhere too, they say whether Amazon sends it
   */
  constructor(terms: SellerTerms, { costs, facts }: KnownOfArticles, lines: readonly Line[] = []) {
    this.#terms = terms
    this.#sentByAmazon = new Set(
      lines.filter(({ shipments }) => shipments.all.length > 0).map(({ sku }) => sku),
    )
    this.#costs = costs.toReversed()
    this.#facts = facts.toReversed()
    this.#hasDays = costs.some(({ hasDays }) => hasDays)
  }

  of(line: Line): Outcome {
    const expenses = this.#unitExpenses(line)
    const terms = this.#termsOf(line, expenses)
    const asksExpenses = line.kind === null && line.sold > 0
    const figures = figuresOf(line, terms)
    const isByShare = (line.kind !== null || Number.isNaN(terms.unitCost)) && figures.costo !== 0
    return {
      line,
      figures,
      check: this.#check(line),
      sending: this.#sendingCheck(line),
      goodsPercent: isByShare ? terms.goodsPercent : Number.NaN,
      unsaid: asksExpenses ? ownExpenses.filter((part) => expenses[part] === undefined) : [],
      leftOut: terms.countsExpenses ? 0 : expensesOf(line, terms),
    }
  }

  figuresOf(line: Line): Figures {
    return figuresOf(line, this.#termsOf(line))
  }

  /** VAT on the fees of those who charge it, in percent. */
  get feesVATPercent(): number {
    return this.#italian
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
    return this.#costs.some(({ measured }) => measured > 0)
  }

  /** What an article was really charged in Italy; null where no card holds for it. */
  chargedRateOf(line: Line): ChargedRate | null {
    return this.#bookFor(line)?.charged(line.sales, this.#checkTerms(line.sku)) ?? null
  }

  /** A category that no file names is the one with the fee that a file tells, else that sales told before and the list remembers. */
  #check(line: Line): CardCheck | null {
    const book = this.#bookFor(line)
    const terms = this.#checkTerms(line.sku)
    const check = book?.check(line.sales, terms) ?? null
    if (book === null || check === null || !check.isAssumed) return check
    let known = check
    for (const category of this.#toldCategories(line)) {
      const by = book.check(line.sales, { ...terms, category })
      if (by === null || by.isAssumed) continue
      if (isAsCard(by.explanation)) return by
      if (known.isAssumed) known = by
    }
    return known
  }

  #toldCategories({ sku, listing, currency, channel }: Line): readonly string[] {
    const byFee = this.#facts.map((facts) => facts.toldCategoriesOf(sku, channel))
    const told = byFee.find((categories) => categories.length > 0)
    if (told !== undefined) return told
    const sought = { sku, listing, ean: '', country: 'IT' }
    const sale = { marketplace: channel, day: anyDay[0].day }
    const rates = this.#costs.map((costs) => costs.find(sought, currency, sale)?.facts)
    return rates.find((facts) => facts?.[rateKey(channel)])?.[rateKey(channel)]?.categories ?? []
  }

  /** The cards that a line is set against; null where none hold for it. */
  #bookFor({ channel, store, currency, sales }: Line): CardBook | null {
    if (sales.all.length === 0 || !hasCards(channel) || currency !== 'EUR') return null
    if (countryOf(store) !== 'IT') return null
    return getOrInsert(this.#cards, channel, () => new CardBook(channel))
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

  #termsOf(line: Line, unitExpenses = this.#unitExpenses(line)): Terms {
    const country = countryOf(line.store)
    const said = this.#terms.storeVAT?.[line.store]
    const standard = country === null ? Number.NaN : vatIn(country)
    // What an article's VAT is in Italy says nothing of other countries.
    const own = country === 'IT' ? this.#ownPercent(line.sku) : standard
    const unitCost = this.#unitCost(line, country ?? '')
    const isOfMonths = this.#hasDays && line.soldInAll.length > 1
    return {
      regime: this.#terms.regime,
      vatPercent: said ?? this.#terms.vatPercent ?? own,
      feesVATPercent: this.#italian,
      resalePercent: this.#terms.resalePercent,
      unitCost,
      unitCostInAll: isOfMonths ? this.#unitCost(line, country ?? '', line.soldInAll) : unitCost,
      goodsPercent: this.#terms.goodsPercent?.[line.channel] ?? Number.NaN,
      unitExpenses,
      countsExpenses: this.#terms.countsExpenses,
    }
  }

  #ownPercent(sku: string): number {
    const said = this.#facts.map((facts) => facts.percentOf(sku)).find((one) => one !== null)
    return said ?? this.#italian
  }

  /** The first source that says what a piece of an article costs; null where none does, or what it says can't be used. */
  costsOf(line: Line): CostsAsked | null {
    const country = countryOf(line.store) ?? ''
    const found = this.#daysOf(line).map(({ day }) => this.#foundFor(line, country, saysCost, day))
    const isKnown = found.every((one) => one !== null && !Number.isNaN(one.parts.cost))
    return isKnown ? (found[0]?.costs ?? null) : null
  }

  /** What the first says that says such a thing of an article: a file of shipping alone hides no purchase cost. */
  #foundFor(
    { sku, listing, currency, channel }: Line,
    country: string,
    says: (found: FoundCosts) => boolean,
    day: string = anyDay[0].day,
  ) {
    if (sku === '') return null
    const sought = { sku, listing, ean: '', country }
    const sale = { marketplace: channel, day }
    for (const costs of this.#costs) {
      const found = costs.find(sought, currency, sale)
      if (found !== null && says(found)) return { ...found, costs }
    }
    return null
  }

  /** NaN where it is known that nobody knows. What sending costs off Amazon is not what bringing a piece to Amazon does. */
  #unitExpenses(line: Line): Terms['unitExpenses'] {
    return Object.fromEntries(
      ownExpenses.flatMap((part) => {
        const said = this.#daysOf(line).flatMap(({ day, share }) => {
          const amount = this.#unitExpense(line, part, day)
          return amount === undefined ? [] : [amount * share]
        })
        return said.length === 0 ? [] : [[part, said.reduce((sum, amount) => sum + amount, 0)]]
      }),
    )
  }

  /** Undefined where nobody says it. */
  #unitExpense(line: Line, part: OwnExpense, day: string): number | undefined {
    const country = countryOf(line.store) ?? ''
    const found = this.#foundFor(line, country, ({ parts }) => parts[part] !== undefined, day)
    const amount = found?.parts[part]
    if (found === null || amount === undefined) return
    if (part === 'shipping' && this.#isBroughtToAmazon(line, found)) return
    const includesVAT = found.sources[part]?.titleVAT?.[part] ?? this.#terms.expensesIncludeVAT
    return this.#asCounted(amount, includesVAT, this.#italian)
  }

  /** The days of its sales with their shares, where costs differ from day to day. */
  #daysOf(
    { soldOn }: Line,
    soldIn: readonly SoldOn[] = [soldOn],
  ): readonly { day: string; share: number }[] {
    if (!this.#hasDays) return anyDay
    const shares = sharesOf(soldIn.flatMap((sold) => [...sold]))
    return shares.length === 0 ? anyDay : shares
  }

  #isBroughtToAmazon({ channel, sku }: Line, { parts: { fulfilment } }: FoundCosts): boolean {
    return channel !== 'amazon' && (fulfilment !== undefined || this.#sentByAmazon.has(sku))
  }

  /** In the forfettario regime an expense counts with VAT, in the ordinary without. */
  #asCounted(amount: number, includesVAT: boolean, vatPercent: number): number {
    const withVAT = 1 + vatPercent / 100
    if (this.#terms.regime === 'forfettario') return includesVAT ? amount : amount * withVAT
    return includesVAT ? amount / withVAT : amount
  }

  #unitCost(line: Line, country: string, soldIn: readonly SoldOn[] = [line.soldOn]): number {
    // Costs are bought in Italy, wherever the piece is sold.
    const vatPercent = this.#terms.vatPercent ?? this.#ownPercent(line.sku)
    return this.#daysOf(line, soldIn).reduce((sum, { day, share }) => {
      const found = this.#foundFor(line, country, saysCost, day)
      const cost = found?.parts.cost ?? Number.NaN
      const includesVAT = found?.includesVAT ?? this.#terms.costsIncludeVAT
      return sum + share * this.#asCounted(cost, includesVAT, vatPercent)
    }, 0)
  }
}
