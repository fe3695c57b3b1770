import type { Role } from './role.ts'
import type { Sender } from './senders.ts'

export type LayoutKey =
  | 'amazonListings'
  | 'amazonFeePreview'
  | 'amazonAutomatePricing'
  | 'amazonInventory'
  | 'amazonTemplate'
  | 'ebayListings'
  | 'ebayPrices'
  | 'shopify'
  | 'woocommerce'
  | 'etsy'
  | 'wix'
  | 'productFeed'
  | 'danea'
  | 'prestashop'
  | 'odoo'
  | 'magento'
  | 'zoho'
  | 'margine'
  | 'margineCosti'

/** A file that a marketplace or a seller's program gives, as data: which headers it has, and what its columns are to us. */
export type Layout = {
  key: LayoutKey
  /** Italian name, as a seller reads it. */
  label: string
  /** The marketplace its articles are sold on; null where the file doesn't say. */
  marketplace: string | null
  /** Whether its prices include VAT where their title doesn't say; missing where that is the seller's to say. */
  priceIncludesVAT?: boolean
  /** Whether the shop asks its sale price only where that is below the price. */
  salesAreLower?: boolean
  /** Whether a setting of the program says if its prices include VAT: `priceIncludesVAT` is as it begins. */
  vatIsSetting?: boolean
  /** Who sends its articles, where their rows don't say. */
  sender?: Sender
  /** What together no other file has: of each its column by that role, or of some headers one. */
  signature: readonly (Role | readonly string[])[]
  /**
   * The headers of each role, the one asked first in front. All in small letters; `{country}` stands for every name of the
   * country that articles are sold in.
   */
  columns: Readonly<Partial<Record<Role, readonly string[]>>>
  /** Headers of what customers pay for sending. */
  customers?: readonly string[]
  /** Headers of how many pieces were sold since an article is offered, which is no month. */
  sinceOffered?: readonly string[]
  /** Headers of columns that say nothing of amounts, whatever their titles and cells look like. */
  aside?: readonly string[]
}

/** Headers that together no other file has: of each group one. */
export const signatureOf = ({ signature, columns }: Layout): (readonly string[])[] =>
  signature.map((one) => (typeof one === 'string' ? (columns[one] ?? []) : one))
