import { amazonLayouts } from './amazon.ts'
import type { Layout } from './layout.ts'
import { programLayouts } from './programs.ts'
import {
  ebayListings,
  ebayPrices,
  etsy,
  margine,
  margineCosti,
  productFeed,
  shopify,
  woocommerce,
} from './shops.ts'
import { wix } from './wix.ts'

/** Every file that is recognised by its headers; where two fit, the one that names more headers wins. */
export const knownLayouts: readonly Layout[] = [
  ...amazonLayouts,
  ebayListings,
  ebayPrices,
  shopify,
  woocommerce,
  etsy,
  wix,
  productFeed,
  ...programLayouts,
  margine,
  margineCosti,
]

/** The names of every file that is recognised. */
export const listLabels: readonly string[] = [...new Set(knownLayouts.map(({ label }) => label))]
