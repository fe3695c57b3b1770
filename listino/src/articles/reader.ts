import { type CalculationFormData, invalidFieldsOf, readSale, type Sale } from '@margine/engine'
import { categoryOf } from '../categories/category-of.ts'
import { isVehicle } from '../categories/ebay-numbers.ts'
import { type ReferralCheck, referralCheckOf } from '../categories/referral.ts'
import type { Layout } from '../layouts/layout.ts'
import { type AmountRole, type CostPart, costParts, flagOf, type Mapping } from '../layouts/role.ts'
import { isAuction } from '../layouts/sale-format.ts'
import { senderOf } from '../layouts/senders.ts'
import { countryOfStore } from '../layouts/stores.ts'
import { titleOf, titlesOf } from '../layouts/title.ts'
import { VATColumn } from '../layouts/vat.ts'
import { currencyOf, type DecimalMark } from '../numbers/number-style.ts'
import { type Batch, type Cell, isBlank, meant, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { type Article, blankArticle } from './article.ts'
import { Columns } from './columns.ts'
import type { Costs, FoundCosts } from './costs.ts'
import { Duplicates } from './duplicates.ts'
import { otherTermsIn } from './own-terms.ts'
import { Parents } from './parents.ts'
import type { Problem } from './problem.ts'
import { RatesBook } from './rates-book.ts'
import { isSpoilt, isTotal, PriceSums, rowFault } from './row-kinds.ts'
import { RowNotes } from './row-notes.ts'
import { RowShape } from './row-shape.ts'
import { SaleDays } from './sale-days.ts'
import { isUsable } from './usable.ts'
import { inListings } from './variants.ts'

export type ReaderChoice = {
  /** What holds for every article: marketplace, country, category, regime, rates, VAT. */
  form: CalculationFormData
  mapping: Mapping
  layout?: Layout | null
  /** The day that it is in UTC: a sale counts on its days. */
  today: string
  decimalMark?: DecimalMark | null
  costs?: Costs | null
  /** What a reduced rate of VAT is in percent, where the file doesn't tell; empty where nobody says. */
  reducedVAT?: string
  /** Whether an article that came before is said to. That takes memory for each. */
  findsDuplicates?: boolean
}

type Row = readonly Cell[]

/** Shopify's title of a price that a product has in one country alone: what is asked elsewhere is in another column. */
const isOfOneCountry = (title: string): boolean => /^price \/ /i.test(title)

/** Makes articles of the rows of one file, in their order. */
export class ArticleReader {
  readonly book: RatesBook
  readonly notes = new RowNotes()
  readonly #columns: Columns
  readonly #shape: RowShape
  readonly #layout: Layout | null
  readonly #costs: Costs | null
  readonly #parents: Parents
  readonly #saleDays: SaleDays
  readonly #vat = new VATColumn()
  /** Whether rows may say something that is told of all of them together. */
  readonly #hasNotes: boolean
  /** What the title of the sale prices says of VAT, which may be otherwise than the list. */
  readonly #saleVAT: boolean | null
  /** The rate of VAT that the title of the costs names. */
  readonly #costRate: string | null
  readonly #sums = new PriceSums()
  /** The same with the rows that a sheet hides: not every sum leaves them out. */
  readonly #sumsWithHidden = new PriceSums()
  /** The sheet that is being read, as batches name it. */
  #sheet = ''
  readonly #duplicates: Duplicates | null
  readonly #hasOtherTerms: (row: Row) => boolean

  constructor(table: Table, choice: ReaderChoice) {
    this.book = new RatesBook(choice.form, choice.reducedVAT)
    const mark = choice.decimalMark ?? null
    this.#columns = new Columns(table, choice.mapping, mark)
    this.#shape = new RowShape(table, choice.mapping, mark)
    this.#layout = choice.layout ?? null
    this.#costs = choice.costs ?? null
    this.#duplicates = choice.findsDuplicates === true ? new Duplicates() : null
    this.#hasOtherTerms = otherTermsIn(table, this.#layout)
    this.#parents = new Parents(this.#columns, this.#layout)
    this.#saleDays = new SaleDays(table, choice.mapping, choice.today)
    this.#hasNotes = choice.mapping.vat !== undefined || choice.mapping.format !== undefined
    this.#saleVAT = titlesOf(table.header)[choice.mapping.salePrice?.[0] ?? -1]?.includesVAT ?? null
    this.#costRate = titleOf(table.header[choice.mapping.cost?.[0] ?? -1] ?? '').vat
  }

  /** The articles of every batch of its file; blank rows are none. */
  async *read(batches: AsyncIterable<Batch>): AsyncGenerator<Article[]> {
    for await (const batch of this.#whole(batches)) yield this.#articles(batch)
  }

  /** Batches that end with no row of which the next one has to tell something. */
  #whole(batches: AsyncIterable<Batch>): AsyncIterable<Batch> {
    const columns = this.#columns
    if (this.#layout?.key === 'ebayListings')
      return inListings(batches, (row) => columns.text(row, 'listing'))
    const isGrouped = this.#layout === null || this.#layout.key === 'wix'
    return isGrouped && columns.mapping.group !== undefined
      ? inListings(batches, (row) => columns.text(row, 'group') || columns.text(row, 'sku'))
      : batches
  }

  #articles({ first, rows, broken, hidden, sheet }: Batch): Article[] {
    const found: Article[] = []
    if (sheet !== this.#sheet) this.#begin(sheet)
    rows.forEach((row, at) => {
      if (isBlank(row)) return
      const article = blankArticle(first + at)
      article.sheet = sheet
      if (hidden.has(at)) this.#hide(article, row)
      else this.#fill(article, row, broken.has(at), rows[at + 1])
      found.push(article)
    })
    return found
  }

  #begin(sheet: string): void {
    this.#sheet = sheet
    for (const one of [this.#shape, this.#sums, this.#sumsWithHidden]) one.begin()
  }

  #hide(article: Article, row: Row): void {
    this.#parents.describe(article, row)
    article.problems = [{ code: 'hiddenRow' }]
    this.#sumsWithHidden.add(this.#columns.amount(row, 'price', []).value)
  }

  /** @param next the row below, where it is of the same batch */
  #fill(article: Article, row: Row, isBroken: boolean, next: Row | undefined): void {
    const columns = this.#columns
    this.#parents.describe(article, row)
    const code =
      this.#shape.fault(row, isBroken) ?? rowFault(row, columns, this.#layout, next) ?? null
    if (code !== null) article.problems = [{ code }]
    else if (this.#parents.isUnsold)
      article.problems = [
        { code: 'unsold', column: columns.header[columns.mapping.sold?.[0] ?? -1] ?? '' },
      ]
    else if (isTotal(row, article, columns, () => this.#isSum(row)))
      article.problems = [{ code: 'totalRow' }]
    else {
      this.#understand(article, row)
      this.#sums.add(article.standingPrice)
      this.#sumsWithHidden.add(article.standingPrice)
    }
  }

  #isSum(row: Row): boolean {
    const { value } = this.#columns.amount(row, 'price', [])
    return [this.#sums, this.#sumsWithHidden].map((sums) => sums.isOne(value)).includes(true)
  }

  #understand(article: Article, row: Row): void {
    const problems: Problem[] = this.#hasOtherTerms(row) ? [{ code: 'otherTerms' }] : []
    this.#identify(article, row, problems)
    this.#place(article, row, problems)
    this.#price(article, row, problems)
    this.#costsOf(article, row, problems)
    this.#classify(article, row, problems)
    article.problems = problems
    const double = this.#doubleOf(article)
    if (double !== null) problems.unshift(double)
    if (this.#hasNotes) this.#note(article, row)
  }

  #note(article: Article, row: Row): void {
    const format = this.#columns.text(row, 'format')
    this.notes.add(article, {
      isBlankVAT: this.#isBlankVAT(row),
      isAuction: format !== '' && isAuction(format) === true,
    })
  }

  /** Whether the column of VAT leaves a row blank. Our own files and those of WooCommerce say the standard rate by that. */
  #isBlankVAT(row: Row): boolean {
    const column = this.#columns.mapping.vat?.[0]
    const isMeant = this.#layout?.key === 'margine' || this.#layout?.key === 'woocommerce'
    return column !== undefined && !isMeant && !this.#isVATTyped && textIn(row[column]) === ''
  }

  /** Whether the form says a VAT, which holds for all. */
  get #isVATTyped(): boolean {
    return (this.book.form.aliquotaIVA?.trim() ?? '') !== ''
  }

  /** That an article came before; null where none did. One that can't be used keeps its SKU from no other. */
  #doubleOf(article: Article): Problem | null {
    if (this.#duplicates === null || !isUsable(article)) return null
    // Two listings of eBay may have one SKU.
    const listing = this.#layout?.marketplace === 'ebay' ? article.listing : ''
    // Nor may two variants of Shopify: its files tell them apart.
    const isShopify = this.#layout?.key === 'shopify' && article.hasOwnSku
    return this.#duplicates.find(isShopify ? { ...article, variation: '' } : article, listing)
  }

  #identify(article: Article, row: Row, problems: Problem[]): void {
    const columns = this.#columns
    if (isSpoilt(columns.cell(row, 'sku'))) problems.push({ code: 'spoiltSku', text: article.sku })
    article.ean = columns.text(row, 'ean')
    article.hasOwnSku = article.sku !== ''
    if (!article.hasOwnSku) {
      // Another code that a spreadsheet has spoilt would name other articles too.
      const codes = [article.listing, article.ean]
      article.sku = codes.find((code) => code !== '' && !isSpoilt(code)) ?? ''
    }
    if (article.sku === '' && article.name === '') problems.push({ code: 'noSku' })
    const quantity = Number.parseInt(columns.text(row, 'quantity'), 10)
    article.quantity = quantity
  }

  /** Where it is sold, in which currency, and with which VAT. */
  #place(article: Article, row: Row, problems: Problem[]): void {
    const store = this.#columns.text(row, 'store')
    const country = store === '' ? this.book.form.paese : countryOfStore(store)
    const unknownStore = country === null ? store : this.#columns.unknownText(row, 'store')
    if (unknownStore !== '') problems.push({ code: 'store', text: unknownStore })
    article.country = country ?? this.book.form.paese
    const { currency } = this.book.ratesOf(article.country, 'base').country
    const named = this.#columns.text(row, 'currency')
    article.currency = named === '' ? currency : (currencyOf(named) ?? named.toUpperCase())
    const unknownCurrency = this.#columns.unknownText(row, 'currency')
    if (unknownCurrency !== '')
      problems.push({ code: 'currency', role: 'price', text: unknownCurrency })
    if (!this.book.hasRatesIn(article.country)) problems.push({ code: 'onlyInItaly' })
    if (!this.#isVATTyped && this.#columns.mentions(row, 'vat'))
      this.#readVAT(article, row, problems)
  }

  #readVAT(article: Article, row: Row, problems: Problem[]): void {
    const column = this.#columns.mapping.vat?.[0] ?? -1
    const cell = this.#parents.vatOf(row)
    const text = textIn(cell)
    if (text === '') return
    const vat = this.#vat.read(cell) ?? this.#ownVAT(text)
    const about = { column: this.#columns.header[column] ?? '', text }
    if (vat === null) problems.push({ code: 'vat', ...about })
    else if (!this.book.knowsVAT(vat)) problems.push({ code: 'reducedVAT', ...about })
    article.vat = vat
  }

  /** In a file that we wrote VAT may be whatever was typed. */
  #ownVAT(text: string): string | null {
    if (this.#layout?.key !== 'margine') return null
    const form = { ...this.book.form, aliquotaIVA: meant(text) }
    return invalidFieldsOf(form).includes('aliquotaIVA') ? null : text
  }

  #price(article: Article, row: Row, problems: Problem[]): void {
    const columns = this.#columns
    const before = problems.length
    const isOnSale = this.#isOnSale(row, problems)
    const { value, currency } = isOnSale
      ? columns.amount(row, 'salePrice', problems)
      : this.#standing(row, problems)
    article.price = value
    if (problems.length === before && !(value > 0)) problems.push({ code: 'noPrice' })
    if (currency !== null && columns.says(row, 'currency') && currency !== article.currency)
      problems.push({ code: 'twoCurrencies', role: 'price', text: currency })
    article.currency = currency ?? article.currency
    if (article.currency !== this.#currencyOf(article))
      problems.push({ code: 'currency', role: 'price', text: article.currency })
    article.standingPrice = isOnSale ? this.#afterSale(row) : value
    if (isOnSale && value > article.standingPrice)
      problems.push({ code: 'saleAbove', text: String(value).replace('.', ',') })
    this.#priceVAT(row, isOnSale, problems)
    if (isOfOneCountry(columns.titleOf(row, 'price'))) article.standingPrice = Number.NaN
  }

  /** What is asked where no sale is on, with the surcharge of a variant: where it has no price, on that of its product. */
  #standing(row: Row, problems: Problem[]): { value: number; currency: string | null } {
    const columns = this.#columns
    const { value, currency } = columns.amount(row, 'price', problems)
    if (columns.mapping.surcharge === undefined) return { value, currency }
    const base = columns.mentions(row, 'price') ? value : this.#parents.price
    const more = columns.mentions(row, 'surcharge')
      ? columns.amount(row, 'surcharge', problems).value
      : 0
    return { value: base + more, currency }
  }

  /** A price counts as the list says of VAT: one whose row, or whose own title, says otherwise has a problem. */
  #priceVAT(row: Row, isOnSale: boolean, problems: Problem[]): void {
    const flag = this.#flag(row, 'price', problems)
    const hasVAT = (isOnSale ? this.#saleVAT : null) ?? flag
    if (hasVAT === null || hasVAT === this.book.form.prezzoIncludesIVA) return
    problems.push({ code: 'priceVAT', role: 'price', text: hasVAT ? 'con IVA' : 'senza IVA' })
  }

  /** Whether customers pay the sale price of a row. A sale price of 0 says that there is no sale. */
  #isOnSale(row: Row, problems: Problem[]): boolean {
    const columns = this.#columns
    const unknown = columns.unknownText(row, 'salePrice')
    if (unknown !== '') problems.push({ code: 'salePrice', text: unknown })
    if (columns.columnOf(row, 'salePrice') === -1) return false
    const { value } = columns.amount(row, 'salePrice', [])
    if (value === 0) return false
    if (this.#layout?.salesAreLower === true && value > this.#afterSale(row)) {
      this.notes.salesAbove++
      return false
    }
    const sale = this.#saleDays.of(row)
    if (sale.isOn === null) problems.push({ code: sale.code, text: sale.text })
    return sale.isOn !== false
  }

  /** What is asked once the sale of a row ends: nothing is calculated with it, so one that can't be read is no problem. */
  #afterSale(row: Row): number {
    const { value } = this.#columns.amount(row, 'price', [])
    return value > 0 ? value : Number.NaN
  }

  /** The currency that an article is calculated in. */
  #currencyOf({ country }: Article): string {
    return this.book.ratesOf(country, 'base').country.currency
  }

  /** An amount beside the price, in the currency that its article is calculated in. */
  #amount(article: Article, row: Row, role: AmountRole, problems: Problem[]): number {
    const { value, currency } = this.#columns.amount(row, role, problems)
    if (currency === null || currency === this.#currencyOf(article)) return value
    problems.push({ code: 'currency', role, text: currency })
    return Number.NaN
  }

  /** What a piece costs the seller: what a file of costs says, else its own row. */
  #costsOf(article: Article, row: Row, problems: Problem[]): void {
    const found = this.#costs?.find(article, this.#currencyOf(article)) ?? null
    if (found?.problem != null && !this.#hasOtherShipping(found, row)) problems.push(found.problem)
    const part = (role: CostPart): number =>
      found?.parts[role] ?? this.#amount(article, row, role, problems)
    this.#shipping(article, row, found, part)
    article.packaging = part('packaging')
    article.advertising = part('advertising')
    this.#cost(article, row, found, problems)
  }

  /** Whether costs say of Amazon's fee for sending alone that nobody knows it, and shipping of the seller's own counts. */
  #hasOtherShipping({ parts }: FoundCosts, row: Row): boolean {
    const unknown = costParts.filter((part) => Number.isNaN(parts[part]))
    const isFeeAlone = unknown.length === 1 && unknown[0] === 'fulfilment'
    return isFeeAlone && (parts.shipping !== undefined || this.#columns.mentions(row, 'shipping'))
  }

  #shipping(
    article: Article,
    row: Row,
    found: FoundCosts | null,
    part: (role: CostPart) => number,
  ) {
    const isSaid = (role: CostPart) =>
      found?.parts[role] !== undefined || this.#columns.mentions(row, role)
    const isOwn = isSaid('shipping')
    article.isFulfilled = !isOwn && isSaid('fulfilment')
    article.shipping = part(isOwn ? 'shipping' : 'fulfilment')
    if (article.isFulfilled) article.fee = article.shipping
    const said = this.#columns.text(row, 'sender')
    const sender = said === '' ? this.#layout?.sender : senderOf(said)
    const isSent = sender === 'marketplace'
    article.lacksFulfilment = isSent && Number.isNaN(article.shipping)
  }

  #cost(article: Article, row: Row, found: FoundCosts | null, problems: Problem[]): void {
    const cost = found?.parts.cost
    if (found !== null && cost !== undefined) {
      article.cost = cost
      article.costBasis = found.basis
      article.costIncludesVAT = found.includesVAT
      return
    }
    const before = problems.length
    article.cost = this.#amount(article, row, 'cost', problems)
    this.#costCurrency(article, row, problems)
    article.costIncludesVAT = this.#costVAT(row, problems)
    if (problems.length === before && !(article.cost > 0)) problems.push({ code: 'noCost' })
    if (this.#hasOtherCostRate(article))
      problems.push({ code: 'costRate', role: 'cost', text: this.#costRate ?? '' })
  }

  /**
   * Whether the title of the costs names another rate than the article's, where VAT is taken out of its cost, or in the
   * forfettario regime added to it.
   */
  #hasOtherCostRate({ cost, costIncludesVAT, country, vat }: Article): boolean {
    if (this.#costRate === null || !(cost > 0)) return false
    const { regime, costoIncludesIVA } = this.book.form
    const isAdded = regime === 'forfettario' && country === 'IT'
    const { vatPercent } = this.book.ratesOf(country, 'base', vat)
    return (
      (costIncludesVAT ?? costoIncludesIVA) !== isAdded && Number(this.#costRate) !== vatPercent
    )
  }

  /** A cost counts in the currency that its article is calculated in alone. */
  #costCurrency(article: Article, row: Row, problems: Problem[]): void {
    const columns = this.#columns
    if (columns.mapping.costCurrency === undefined) return
    const text = columns.text(row, 'costCurrency') || columns.unknownText(row, 'costCurrency')
    const named = currencyOf(text) ?? text.toUpperCase()
    if (text === '' || named === this.#currencyOf(article)) return
    problems.push({ code: 'currency', role: 'cost', text: named })
    article.cost = Number.NaN
  }

  /** Whether the cost of a row includes VAT, as a column of its own says; null where it doesn't. */
  #costVAT(row: Row, problems: Problem[]): boolean | null {
    const said = this.#flag(row, 'cost', problems)
    if (said === null) return null
    // Our own files say it of every row: what all have in common still follows the switch.
    const isForAll = this.#layout?.key === 'margine' && said === this.book.form.costoIncludesIVA
    return isForAll ? null : said
  }

  /** Whether an amount of a row includes VAT, as a column of its own says; null where none does. */
  #flag(row: Row, role: 'price' | 'cost', problems: Problem[]): boolean | null {
    const [column] = this.#columns.mapping[flagOf[role]] ?? []
    if (column === undefined) return null
    const said = this.#columns.includesVAT(row, flagOf[role])
    if (said === undefined) problems.push({ code: 'costVAT', role, text: textIn(row[column]) })
    return said ?? null
  }

  #classify(article: Article, row: Row, problems: Problem[]): void {
    const columns = this.#columns
    article.namedCategory = columns.text(row, 'category')
    article.ebayNumber = this.#parents.ebayCategoryOf(row)
    if (isVehicle(article.ebayNumber)) problems.push({ code: 'vehicle' })
    const check = this.#checkOf(article, row, problems)
    article.feesAddUp = this.#addUp(row)
    if (check === null) return
    const { basis } = categoryOf({
      table: this.book.tableOf(article.country),
      named: article.namedCategory,
      number: article.ebayNumber,
      byReferral: check.categories,
      ruled: null,
      chosen: '',
    })
    if (basis === 'tariffaVera') article.paying = check.categories
    article.truePercent = check.truePercent
    article.tableAgrees = check.categories.length > 0
  }

  #told(row: Row, role: AmountRole): number {
    return this.#columns.mapping[role] === undefined
      ? Number.NaN
      : this.#columns.amount(row, role, []).value
  }

  /** Whether the fees of a row come to the sum that it tells, to the cents that each is rounded by. */
  #addUp(row: Row): boolean {
    const total = this.#told(row, 'feeTotal')
    const referral = this.#told(row, 'referral')
    const fulfilment = this.#told(row, 'fulfilment')
    const closing = this.#told(row, 'closingFee')
    const sum = referral + fulfilment + (Number.isNaN(closing) ? 0 : closing)
    return Number.isNaN(total) || Number.isNaN(sum) || Math.abs(total - sum) < 0.025
  }

  /** What the marketplace says of its own fee, where it does and there is a price to compare it with. */
  #checkOf(article: Article, row: Row, problems: Problem[]): ReferralCheck | null {
    if (problems.length > 0 && !(article.price > 0)) return null
    const referral = this.#told(row, 'referral')
    if (!(referral > 0) || !(article.price > 0)) return null
    const sale: Sale = {
      ...readSale(this.book.form),
      spedizioneIncassata: 0,
      prezzoVendita: article.price,
      costo: 0,
      spedizione: 0,
      packaging: 0,
      pubblicita: 0,
    }
    const closing = this.#told(row, 'closingFee')
    return referralCheckOf(sale, { referral, closing }, this.book, article.country, article.vat)
  }
}
