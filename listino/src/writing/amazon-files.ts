import { fixed } from './delimited-lines.ts'
import {
  isAbove,
  noCounts,
  type Offer,
  type OfferFile,
  standsAlone,
  type WhenAbove,
} from './offer.ts'

export type AmazonChoice = {
  /** The country of the store that the file is for: it has no column for it. */
  store: string
  whenAbove: WhenAbove
  /** The mark before decimals: that of the seller's own report. */
  mark: ',' | '.'
}

const tabbed = (cells: readonly string[]): string => `${cells.join('\t')}\r\n`

/** Counts why an offer can't be in a file of minimum prices; whether it can. */
function isUsable({ sku, hasOwnSku, minimum }: Offer, counts: OfferFile['counts']): boolean {
  // Where a file has no SKU, an article goes by its listing's number, which Amazon would take for an SKU.
  if (!standsAlone(sku) || !hasOwnSku) counts.unnamed++
  else if (Number.isNaN(minimum)) counts.withoutMinimum++
  else return true
  return false
}

const priceColumns = [
  'sku',
  'price',
  'minimum-seller-allowed-price',
  'maximum-seller-allowed-price',
  'quantity',
  'handling-time',
  'fulfillment-channel',
]

/**
 * Amazon's file of prices and quantities. What is blank stays as it is in the shop; its price is the standing one, which a
 * sale leaves alone. A minimum above it is refused: the price goes up with it, or the article is left out.
 */
export function amazonPriceFile({ store, whenAbove, mark }: AmazonChoice): OfferFile {
  const counts = noCounts()
  const line = (offer: Offer): string => {
    if (offer.country !== store) {
      counts.otherStores++
      return ''
    }
    if (!isUsable(offer, counts)) return ''
    const { sku, standingPrice, minimum } = offer
    const raises = isAbove(minimum, standingPrice)
    if (raises && whenAbove === 'escludi') {
      counts.above++
      return ''
    }
    counts.written++
    if (raises) counts.raised++
    const asked = fixed(raises ? minimum : standingPrice, mark)
    return tabbed([sku, asked, fixed(minimum, mark), '', '', '', ''])
  }
  return { head: tabbed(priceColumns), line, counts, name: 'prezzi-amazon.txt' }
}

const automateLabels = [
  'SKU',
  'Min price',
  'Max price',
  'Country code',
  'Currency code',
  'Rule name',
  'Rule action',
  'Business rule name',
  'Business rule action',
]

const automateColumns = [
  'sku',
  'minimum-seller-allowed-price',
  'maximum-seller-allowed-price',
  'country-code',
  'currency-code',
  'rule-name',
  'rule-action',
  'business-rule-name',
  'business-rule-action',
]

/** Amazon's file of «Automatizza prezzi». It has no price: an article whose minimum is above its price is left out. */
export function automatePricingFile({ mark }: Pick<AmazonChoice, 'mark'>): OfferFile {
  const counts = noCounts()
  const line = (offer: Offer): string => {
    if (!isUsable(offer, counts)) return ''
    const { sku, price, minimum, country, currency } = offer
    if (isAbove(minimum, price)) {
      counts.above++
      return ''
    }
    counts.written++
    return tabbed([sku, fixed(minimum, mark), '', country, currency, '', '', '', ''])
  }
  return {
    head: tabbed(automateLabels) + tabbed(automateColumns),
    line,
    counts,
    name: 'automatizza-prezzi.txt',
  }
}
