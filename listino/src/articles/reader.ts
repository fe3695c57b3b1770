import type { CalculationFormData, Sale } from '@margine/engine'
import { categoryOf } from '../categories/category-of.ts'
import { isVehicle } from '../categories/ebay-numbers.ts'
import { type ReferralCheck, referralCheckOf } from '../categories/referral.ts'
import { type CategoryRule, compileRules } from '../categories/rules.ts'
import type { Layout } from '../layouts/layout.ts'
import type { AmountRole, Mapping } from '../layouts/role.ts'
import { currencyOf, type DecimalMark } from '../numbers/number-style.ts'
import { type Batch, type Cell, isBlank } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { type Article, blankArticle } from './article.ts'
import { Columns } from './columns.ts'
import type { Costs } from './costs.ts'
import { Duplicates } from './duplicates.ts'
import { otherTermsIn } from './own-terms.ts'
import { Parents } from './parents.ts'
import type { Problem } from './problem.ts'
import { RatesBook } from './rates-book.ts'
import { isSpoilt, isTotal, rowFault } from './row-kinds.ts'
import { RowShape } from './row-shape.ts'
import { SalePrices } from './sale-prices.ts'
import { countryOfStore } from './stores.ts'
import { isUsable } from './usable.ts'

export type ReaderChoice = {
  /** What holds for every article: marketplace, country, category, regime, rates, VAT. */
  form: CalculationFormData
  mapping: Mapping
  layout?: Layout | null
  /** The day that it is in UTC: a sale counts on its days. */
  today: string
  decimalMark?: DecimalMark | null
  costs?: Costs | null
  rules?: readonly CategoryRule[]
  /** Whether an article that came before is said to. That takes memory for each. */
  findsDuplicates?: boolean
}

type Row = readonly Cell[]

/** Makes articles of the rows of one file, in their order. */
export class ArticleReader {
  readonly book: RatesBook
  readonly #columns: Columns
  readonly #shape: RowShape
  readonly #layout: Layout | null
  readonly #costs: Costs | null
  readonly #ruled: (sku: string, name: string) => string | null
  readonly #chosen: string | undefined
  readonly #parents: Parents
  readonly #salePrices: SalePrices
  readonly #duplicates: Duplicates | null
  readonly #hasOtherTerms: (row: Row) => boolean

  constructor(table: Table, choice: ReaderChoice) {
    this.book = new RatesBook(choice.form)
    const mark = choice.decimalMark ?? null
    this.#columns = new Columns(table, choice.mapping, mark)
    this.#shape = new RowShape(table, choice.mapping, mark)
    this.#layout = choice.layout ?? null
    this.#costs = choice.costs ?? null
    this.#duplicates = choice.findsDuplicates === true ? new Duplicates() : null
    this.#hasOtherTerms = otherTermsIn(table, this.#layout)
    this.#parents = new Parents(this.#columns, this.#layout)
    this.#salePrices = new SalePrices(table.header, choice.mapping, this.#layout, choice.today)
    this.#ruled = compileRules(choice.rules ?? [])
    const field = this.book.tableOf(choice.form.paese)?.field
    this.#chosen = field === undefined ? undefined : choice.form[field]
  }

  /** The articles of a batch; blank rows are none. */
  articles({ first, rows, broken }: Batch): Article[] {
    const found: Article[] = []
    rows.forEach((row, at) => {
      if (!isBlank(row)) found.push(this.#article(row, first + at, broken.has(at)))
    })
    return found
  }

  #article(row: Row, number: number, isBroken: boolean): Article {
    const article = blankArticle(number)
    const columns = this.#columns
    this.#parents.describe(article, row)
    const code = this.#shape.fault(row, isBroken) ?? rowFault(row, columns, this.#layout)
    if (code !== null) return { ...article, problems: [{ code }] }
    if (isTotal(row, article, columns)) return { ...article, problems: [{ code: 'totalRow' }] }
    const problems: Problem[] = this.#hasOtherTerms(row) ? [{ code: 'otherTerms' }] : []
    this.#identify(article, row, problems)
    this.#place(article, row, problems)
    this.#weigh(article, row, problems)
    this.#classify(article, row, problems)
    article.problems = problems
    const double = this.#doubleOf(article)
    if (double !== null) problems.unshift(double)
    return article
  }

  /** That an article came before; null where none did. One that can't be used keeps its SKU from no other. */
  #doubleOf(article: Article): Problem | null {
    if (this.#duplicates === null || !isUsable(article)) return null
    // Two listings of eBay may have one SKU.
    const listing = this.#layout?.marketplace === 'ebay' ? article.listing : ''
    return this.#duplicates.find(article, listing)
  }

  #identify(article: Article, row: Row, problems: Problem[]): void {
    if (isSpoilt(this.#columns.cell(row, 'sku')))
      problems.push({ code: 'spoiltSku', text: article.sku })
    article.hasOwnSku = article.sku !== ''
    if (!article.hasOwnSku) article.sku = article.listing
    if (article.sku === '' && article.name === '') problems.push({ code: 'noSku' })
    const quantity = Number.parseInt(this.#columns.text(row, 'quantity'), 10)
    article.quantity = quantity
  }

  /** Where it is sold, and in which currency. */
  #place(article: Article, row: Row, problems: Problem[]): void {
    const store = this.#columns.text(row, 'store')
    const country = store === '' ? this.book.form.paese : countryOfStore(store)
    if (country === null) problems.push({ code: 'store', text: store })
    article.country = country ?? this.book.form.paese
    const { currency } = this.book.ratesOf(article.country, 'base').country
    const named = this.#columns.text(row, 'currency')
    article.currency = currencyOf(named) ?? (named.toUpperCase() || currency)
    if (!this.book.hasRatesIn(article.country)) problems.push({ code: 'onlyInItaly' })
  }

  /** Its amounts. */
  #weigh(article: Article, row: Row, problems: Problem[]): void {
    const columns = this.#columns
    const before = problems.length
    const silent = this.#salePrices.silent(row)
    const { value, currency } = columns.amount(row, 'price', problems, silent)
    article.price = value
    if (problems.length === before && !(value > 0)) problems.push({ code: 'noPrice' })
    if (currency !== null && this.#columns.says(row, 'currency') && currency !== article.currency)
      problems.push({ code: 'twoCurrencies', role: 'price', text: currency })
    article.currency = currency ?? article.currency
    if (article.currency !== this.#currencyOf(article))
      problems.push({ code: 'currency', role: 'price', text: article.currency })
    const isOnSale = this.#salePrices.columns.has(columns.columnOf(row, 'price', silent))
    article.standingPrice = isOnSale ? this.#afterSale(row) : value
    const isOwn = columns.says(row, 'shipping')
    article.isFulfilled = !isOwn && columns.says(row, 'fulfilment')
    article.shipping = this.#amount(article, row, isOwn ? 'shipping' : 'fulfilment', problems)
    article.packaging = this.#amount(article, row, 'packaging', problems)
    article.advertising = this.#amount(article, row, 'advertising', problems)
    this.#cost(article, row, problems)
  }

  /** What is asked once the sale of a row ends: nothing is reckoned with it, so one that can't be read is no problem. */
  #afterSale(row: Row): number {
    const { value } = this.#columns.amount(row, 'price', [], this.#salePrices.columns)
    return value > 0 ? value : Number.NaN
  }

  /** The currency that an article is reckoned in. */
  #currencyOf({ country }: Article): string {
    return this.book.ratesOf(country, 'base').country.currency
  }

  /** An amount beside the price, in the currency that its article is reckoned in. */
  #amount(article: Article, row: Row, role: AmountRole, problems: Problem[]): number {
    const { value, currency } = this.#columns.amount(row, role, problems)
    if (currency === null || currency === this.#currencyOf(article)) return value
    problems.push({ code: 'currency', role, text: currency })
    return Number.NaN
  }

  /** Its cost: from the file of costs, else from its own row. */
  #cost(article: Article, row: Row, problems: Problem[]): void {
    const found = this.#costs?.find(article.sku, this.#currencyOf(article)) ?? null
    if (found !== null) {
      article.cost = found.cost
      article.costBasis = found.basis
      if (found.problem !== null) problems.push(found.problem)
      return
    }
    const before = problems.length
    article.cost = this.#amount(article, row, 'cost', problems)
    if (problems.length === before && !(article.cost > 0)) problems.push({ code: 'noCost' })
  }

  #classify(article: Article, row: Row, problems: Problem[]): void {
    const columns = this.#columns
    article.namedCategory = columns.text(row, 'category')
    article.ebayNumber = this.#parents.ebayCategoryOf(row)
    if (isVehicle(article.ebayNumber)) problems.push({ code: 'vehicle' })
    const check = this.#checkOf(article, row, problems)
    const { category, basis } = categoryOf({
      table: this.book.tableOf(article.country),
      named: article.namedCategory,
      number: article.ebayNumber,
      byReferral: check?.categories ?? [],
      ruled: this.#ruled(article.sku, article.name),
      chosen: this.#chosen ?? '',
    })
    article.category = category
    article.categoryBasis = basis
    article.rates = this.book.placeOf(article.country, category)
    if (check === null) return
    if (basis === 'tariffaVera') article.paying = check.categories
    article.truePercent = check.truePercent
    article.tableAgrees = check.categories.length > 0
  }

  /** What the marketplace says of its own fee, where it does and there is a price to compare it with. */
  #checkOf(article: Article, row: Row, problems: Problem[]): ReferralCheck | null {
    if (problems.length > 0 && !(article.price > 0)) return null
    const { value } = this.#columns.amount(row, 'referral', [])
    if (!(value > 0) || !(article.price > 0)) return null
    const { prezzoIncludesIVA, costoIncludesIVA, prime } = this.book.form
    const sale: Sale = {
      prezzoVendita: article.price,
      costo: 0,
      spedizione: 0,
      packaging: 0,
      pubblicita: 0,
      prezzoIncludesIVA,
      costoIncludesIVA,
      prime,
    }
    return referralCheckOf(sale, value, this.book, article.country)
  }
}
