import { type Expense, nothingThere, ofExpenses, type SaidThere } from '../costs/parts.ts'
import type { Sender } from '../layouts/senders.ts'
import type { RowVAT } from '../layouts/vat.ts'
import type { CostBasis } from './cost-entry.ts'
import type { Problem } from './problem.ts'

/** What tells a variant of Shopify from its others: `Taglia`, `M`. A product without variants has `Title`, `Default Title`. */
export type ProductOption = {
  name: string
  value: string
  /** The field of the product that its values come from; empty where they are the seller's own. */
  linkedTo: string
}

/**
 * What shipping may be of an article that Amazon sends: what bringing it there costs; perhaps Amazon's fee itself, which the
 * same file says, or which is the same to the cent; or what sending costs on the marketplace that the file is from.
 */
export type Reach = 'all' | 'mayBeFee' | 'here'

/** What a seller sells, as a row of a file has it. An amount that the file doesn't say is NaN. */
export type Article = {
  /** Where its row stands in its sheet, counted from 1. */
  row: number
  /** The sheet, where the file was read from more than one; else empty. */
  sheet: string
  /** The seller's own number; the listing's where there is none. */
  sku: string
  hasOwnSku: boolean
  listing: string
  ean: string
  name: string
  /** Which variant of the listing it is; empty where the listing is the article. */
  variation: string
  /** The same as Shopify has it; empty where its file doesn't say all of it, and for every other shop. */
  options: readonly ProductOption[]
  /** Country of the store, by the keys of the form's `paese`. */
  country: string
  currency: string
  price: number
  /** What is asked where no sale is on; NaN where one is, and the file doesn't say. */
  standingPrice: number
  cost: number
  /** Whether the cost includes VAT, where its row or its file of costs says otherwise than the form; else null. */
  costIncludesVAT: boolean | null
  /** VAT as its row says it; null where the form's counts. */
  vat: RowVAT | null
  costBasis: CostBasis
  /** What the seller pays to send it to a customer; of what the marketplace sends, to bring it there. */
  shipping: number
  /** Who sends it; null where its file doesn't say. */
  sender: Sender | null
  /** How far its shipping reaches: see {@link Reach}. */
  reach: Reach
  /** What costs say of it for single marketplaces. */
  there: SaidThere
  /** What is asked for it on other marketplaces, where its file has a price of their own. */
  pricesThere: SaidThere<'price'>
  /** How many pieces are sold in a month; NaN where its file doesn't say. */
  monthlySales: number
  /** What the file says of its category: a name or key, and eBay's number; empty where it doesn't. */
  namedCategory: string
  ebayNumber: string
  /** The categories that pay the fee that the marketplace tells at this price, where the file doesn't say which it is. */
  paying: readonly string[]
  /** What the marketplace says that it takes, in percent of the price; NaN where it doesn't say. */
  truePercent: number
  /** Whether our table has the same fee for some category; true where the marketplace names none. */
  tableAgrees: boolean
  /** Whether the fees that the marketplace names add up to its own sum; true where it doesn't name both. */
  feesAddUp: boolean
  /** What keeps it from being calculated; empty for an article that can be. */
  problems: readonly Problem[]
} & Record<Expense, number>

const noExpenses = ofExpenses(() => Number.NaN)
const none: readonly Problem[] = []
const nothing: readonly string[] = []
const noOptions: readonly ProductOption[] = []

/** An article that nothing is known of yet. */
export const blankArticle = (row: number): Article => ({
  row,
  sheet: '',
  sku: '',
  hasOwnSku: true,
  listing: '',
  ean: '',
  name: '',
  variation: '',
  options: noOptions,
  country: 'IT',
  currency: 'EUR',
  price: Number.NaN,
  standingPrice: Number.NaN,
  cost: Number.NaN,
  costIncludesVAT: null,
  vat: null,
  costBasis: 'file',
  shipping: Number.NaN,
  sender: null,
  reach: 'all',
  there: nothingThere,
  pricesThere: {},
  ...noExpenses,
  monthlySales: Number.NaN,
  namedCategory: '',
  ebayNumber: '',
  paying: nothing,
  truePercent: Number.NaN,
  tableAgrees: true,
  feesAddUp: true,
  problems: none,
})
