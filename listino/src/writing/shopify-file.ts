import { fixed, lineOf } from './delimited-lines.ts'
import { changeOf, type Fate, type Offer, type OfferFile, type RiseChoice } from './offer.ts'

const delimiter = ','

/** The titles of both of Shopify's formats. */
const columns = {
  present: ['URL handle', 'Title', 'Option1 name', 'Option1 value', 'SKU', 'Price'],
  legacy: ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'],
} as const

export type ShopifyChoice = Pick<RiseChoice, 'mostRise'> & {
  /** The format of the seller's own file. */
  format: keyof typeof columns
}

function fateOf(offer: Offer, choice: ShopifyChoice): Fate {
  const fate = changeOf(offer, choice)
  if (fate.kind !== 'written') return fate
  if (offer.variation !== '') return { kind: 'variants' }
  return offer.listing === '' ? { kind: 'unnamed' } : fate
}

/**
 * Shopify's file to overwrite products with, found by their handle: only those with a price that changes. A file that has some
 * variants of a product may delete the others, so that products with variants are left out.
 */
export const shopifyPriceFile = (choice: ShopifyChoice): OfferFile => ({
  name: 'prezzi-shopify.csv',
  hasVAT: false,
  hasMinimums: false,
  head: lineOf(columns[choice.format], delimiter),
  fateOf: (offer) => fateOf(offer, choice),
  line: ({ listing, name, sku, hasOwnSku }, { to }) =>
    lineOf(
      [listing, name, 'Title', 'Default Title', hasOwnSku ? sku : '', fixed(to, '.')],
      delimiter,
    ),
})
