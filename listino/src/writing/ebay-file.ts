import { fixed, lineOf } from './delimited-lines.ts'
import { isAbove, noCounts, type Offer, type OfferFile } from './offer.ts'

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

/** Which line of the file an offer is; what keeps it out is counted. */
function fateOf({ listing, variation, price, minimum }: Offer): keyof OfferFile['counts'] {
  if (Number.isNaN(minimum)) return 'withoutMinimum'
  if (!isAbove(minimum, price)) return 'unchanged'
  if (variation !== '') return 'variants'
  return /^\d+$/.test(listing) ? 'written' : 'unnamed'
}

/**
 * Seller Hub's file to change prices with. eBay knows no minimum: it holds the articles alone whose price goes up to it.
 */
export function ebayPriceFile(): OfferFile {
  const counts = noCounts()
  const line = (offer: Offer): string => {
    const fate = fateOf(offer)
    counts[fate]++
    if (fate !== 'written') return ''
    counts.raised++
    const price = fixed(offer.minimum, '.')
    // What is blank stays as it is on eBay.
    return lineOf(['Revise', offer.listing, '', '', '', price, '', '', '', '', ''], delimiter)
  }
  return { head: template + lineOf(columns, delimiter), line, counts, name: 'prezzi-ebay.csv' }
}
