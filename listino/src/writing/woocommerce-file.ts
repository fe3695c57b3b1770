import { fixed, lineOf } from './delimited-lines.ts'
import { changeOf, type Fate, type Offer, type OfferFile, type RiseChoice } from './offer.ts'

const delimiter = ','

/** The English titles, which an importer in any language knows. */
const columns = ['ID', 'SKU', 'Regular price']

function fateOf(offer: Offer, choice: Pick<RiseChoice, 'mostRise'>): Fate {
  const fate = changeOf(offer, choice)
  if (fate.kind !== 'written') return fate
  return isNumber(offer.listing) || offer.hasOwnSku ? fate : { kind: 'unnamed' }
}

const isNumber = (listing: string) => /^\d+$/.test(listing)

/**
 * WooCommerce's file to update products with, found by their ID, else by their SKU: it has only those with a price that changes.
 * A blank sale price would end a sale: what is on sale is left out. Decimals have a dot in it, whatever the shop's language.
 */
export const woocommercePriceFile = (choice: Pick<RiseChoice, 'mostRise'>): OfferFile => ({
  name: 'prezzi-woocommerce.csv',
  hasVAT: false,
  hasMinimums: false,
  head: lineOf(columns, delimiter),
  fateOf: (offer) => fateOf(offer, choice),
  line: ({ listing, sku, hasOwnSku }, { to }) =>
    lineOf([isNumber(listing) ? listing : '', hasOwnSku ? sku : '', fixed(to, '.')], delimiter),
})
