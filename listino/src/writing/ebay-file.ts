import { fixed, lineOf } from './delimited-lines.ts'
import { changeOf, type Fate, type Offer, type OfferFile, type RiseChoice } from './offer.ts'

const delimiter = ';'

const columns = [
  'Action',
  'Item number',
  'Title',
  'Listing site',
  'Currency',
  'Start price',
  'Buy It Now price',
  'Available quantity',
  'Relationship',
  'Relationship details',
  'Custom label (SKU)',
]

const template =
  '#INFO;Version=1.0.0;Template= eBay-active-revise-price-quantity-download_IT;;;;;;;;\r\n'

function fateOf(offer: Offer, choice: Pick<RiseChoice, 'mostRise'>): Fate {
  const fate = changeOf(offer, choice)
  if (fate.kind !== 'written') return fate
  if (offer.variation !== '') return { kind: 'variants' }
  return /^\d+$/.test(offer.listing) ? fate : { kind: 'unnamed' }
}

/** Seller Hub's file to change prices with. eBay knows no minimum: it has only the listings with a price that changes. */
export const ebayPriceFile = (choice: Pick<RiseChoice, 'mostRise'>): OfferFile => ({
  name: 'prezzi-ebay.csv',
  hasVAT: true,
  hasMinimums: false,
  head: template + lineOf(columns, delimiter),
  fateOf: (offer) => fateOf(offer, choice),
  // What is blank stays as it is on eBay.
  line: ({ listing }, { to }) =>
    lineOf(['Revise', listing, '', '', '', fixed(to, '.'), '', '', '', '', ''], delimiter),
})
