import { numberIn } from '../categories/ebay-numbers.ts'
import type { Layout } from '../layouts/layout.ts'
import { yesOrNo } from '../layouts/yes-or-no.ts'
import { type Cell, headerKey, type Row, textIn } from '../table/cell.ts'
import { unguarded } from '../writing/text-cell.ts'
import type { Article, ProductOption } from './article.ts'
import type { Columns } from './columns.ts'

const none: readonly ProductOption[] = []

/** In a file of Shopify that doesn't say whether its products have variants. */
const unknownVariant = '?'

/** Where a file of Shopify has what tells variants: the name, the value and the field of each option; -1 where it has none. */
function optionColumnsIn(header: readonly string[]) {
  const keys = header.map(headerKey)
  return [1, 2, 3].map((number) => ({
    name: keys.indexOf(`option${number} name`),
    value: keys.indexOf(`option${number} value`),
    linkedTo: keys.indexOf(`option${number} linked to`),
  }))
}

type NamedOption = Omit<ProductOption, 'value'>

/** What a listing says once, above its variants: its name, its number, its category, its VAT. */
export class Parents {
  readonly #columns: Columns
  readonly #layout: Layout | null
  #group = ''
  #listing = ''
  #name = ''
  #category = ''
  /** The VAT of the product above, in a file of WooCommerce. */
  #vat: Cell | undefined
  /** The price of the product, which a file of Wix says above its variants; NaN where it says none. */
  price = Number.NaN
  /** Whether the shop sells the product in the country, as the first of its rows says; blank where none does. */
  #sold = ''
  /** How the product above names what tells its variants, in a file of Shopify. */
  #options: readonly NamedOption[] = []
  readonly #optionColumns: ReturnType<typeof optionColumnsIn>

  constructor(columns: Columns, layout: Layout | null) {
    this.#columns = columns
    this.#layout = layout
    this.#optionColumns = layout?.key === 'shopify' ? optionColumnsIn(columns.header) : []
  }

  /** Says of an article what it is called, by its own row or the row of its listing. */
  describe(article: Article, row: Row): void {
    this.#meet(row)
    const own = (role: 'sku' | 'name' | 'listing') => this.#textOf(row, role)
    article.sku = own('sku')
    article.variation = this.#variationOf(row)
    article.options = this.#optionsOf(row)
    article.name = own('name') || this.#name
    article.listing = own('listing') || this.#listing || this.#handleOf(row)
  }

  /** Shopify knows a product by its handle. */
  #handleOf(row: Row): string {
    return this.#layout?.key === 'shopify' ? this.#columns.text(row, 'group') : ''
  }

  /** Which variant a row is. A product of Shopify without variants has one that is called so. */
  #variationOf(row: Row): string {
    if (this.#layout?.key !== 'shopify') return this.#columns.text(row, 'variation')
    const columns = this.#columns.mapping.variation
    if (columns === undefined) return unknownVariant
    const values = columns.map((column) => textIn(row[column])).filter((value) => value !== '')
    return values.join(' / ') === 'Default Title' ? '' : values.join(' / ')
  }

  /** What tells a variant of Shopify; empty where a value has no name. */
  #optionsOf(row: Row): readonly ProductOption[] {
    if (this.#optionColumns.length === 0) return none
    const found = this.#optionColumns.flatMap(({ value: column }, at) => {
      const value = textIn(row[column])
      const { name = '', linkedTo = '' } = this.#options[at] ?? {}
      return value === '' ? [] : [{ name, value, linkedTo }]
    })
    return found.some(({ name }) => name === '') ? [] : found
  }

  /** How a row names what tells its variants; where it doesn't, as the first of its product does. */
  #optionsNamedIn(row: Row, isSameProduct: boolean): readonly NamedOption[] {
    return this.#optionColumns.map((columns, at) => {
      const above = isSameProduct ? this.#options[at] : undefined
      return {
        name: textIn(row[columns.name]) || (above?.name ?? ''),
        linkedTo: textIn(row[columns.linkedTo]) || (above?.linkedTo ?? ''),
      }
    })
  }

  /** The cell with the VAT of a row: a variation of WooCommerce may say `parent`, which is the product above it. */
  vatOf(row: Row): Cell | undefined {
    const cell = row[this.#columns.mapping.vat?.[0] ?? -1]
    return this.#layout?.key === 'woocommerce' && /^parent$/i.test(textIn(cell)) ? this.#vat : cell
  }

  ebayCategoryOf(row: Row): string {
    return numberIn(this.#columns.text(row, 'ebayCategory') || this.#category)
  }

  /** Texts that we wrote for people come back as they were. */
  #textOf(row: Row, role: 'sku' | 'name' | 'listing'): string {
    const text = this.#columns.text(row, role)
    return this.#layout?.key === 'margine' ? unguarded(text) : text
  }

  /** Whether the shop doesn't sell the product of the row that was met last in the country. */
  get isUnsold(): boolean {
    return this.#sold !== '' && yesOrNo(this.#sold) === false
  }

  /** Remembers what the first row of a listing says; a variant's says less. */
  #meet(row: Row): void {
    this.#vat = this.vatOf(row)
    const group = this.#groupOf(row)
    const isSame = group === this.#group && group !== ''
    if (this.#optionColumns.length > 0) {
      this.#options = this.#optionsNamedIn(row, isSame)
      this.#sold = this.#columns.text(row, 'sold') || (isSame ? this.#sold : '')
    }
    if (isSame) return
    if (this.#columns.mapping.surcharge !== undefined)
      this.price = this.#columns.amount(row, 'price', []).value
    this.#group = group
    const isKept = group !== ''
    this.#name = isKept ? this.#textOf(row, 'name') : ''
    this.#listing = isKept ? this.#textOf(row, 'listing') : ''
    this.#category = isKept ? this.#columns.text(row, 'ebayCategory') : ''
  }

  /** What the rows of a listing have in common; empty where each row stands alone. */
  #groupOf(row: Row): string {
    // In a file of one's own each row says what is its own.
    if (this.#layout === null) return ''
    if (this.#layout.key !== 'ebayPrices') return this.#columns.text(row, 'group')
    const listing = this.#columns.text(row, 'listing')
    const isVariant = this.#columns.text(row, 'rowKind').toLowerCase().startsWith('varia')
    return listing === '' && isVariant ? this.#group : listing
  }
}
