import { fixed } from './delimited-lines.ts'
import {
  type Fate,
  isAbove,
  isChange,
  isOnSale,
  type Offer,
  type OfferFile,
  priced,
  type RiseChoice,
  standsAlone,
} from './offer.ts'

export type AmazonChoice = RiseChoice & {
  /** The country of the store that the file is for: it has no column for it. */
  store: string
  /** The mark before decimals: that of the seller's own report. */
  mark: ',' | '.'
}

const tabbed = (cells: readonly string[]): string => `${cells.join('\t')}\r\n`

/** Where a file has no SKU, an article goes by its listing's number, which Amazon would take for an SKU. */
const isNamed = ({ sku, hasOwnSku }: Offer): boolean => standsAlone(sku) && hasOwnSku

const priceColumns = [
  'sku',
  'price',
  'minimum-seller-allowed-price',
  'maximum-seller-allowed-price',
  'quantity',
  'handling-time',
  'fulfillment-channel',
]

function priceFate(offer: Offer, choice: AmazonChoice): Fate {
  const { country, standingPrice, proposed, minimum } = offer
  if (country !== choice.store) return { kind: 'otherStores' }
  if (!isNamed(offer)) return { kind: 'unnamed' }
  const isProposed = !Number.isNaN(proposed)
  if (!isProposed && Number.isNaN(minimum)) return { kind: 'withoutMinimum' }
  if (isProposed && isOnSale(offer)) return { kind: 'onSale' }
  const asked = isProposed ? proposed : standingPrice
  const isRaised = isAbove(minimum, asked)
  if (isRaised && choice.whenAbove === 'escludi') return { kind: 'above' }
  const to = isRaised ? minimum : proposed
  // What is live may be another price than the report's: who changes nothing writes none.
  if (!isChange({ from: standingPrice, to }))
    return { kind: 'written', from: standingPrice, to: Number.NaN }
  return priced(standingPrice, to, choice)
}

/**
 * Amazon's file of prices and quantities. What is blank stays as it is in the shop, and so does a price that nobody changed;
 * it is the standing one, which a sale leaves alone. A minimum above it is refused: the price goes up with it, or the
 * article is left out.
 */
export const amazonPriceFile = (choice: AmazonChoice): OfferFile => ({
  name: 'prezzi-amazon.txt',
  hasVAT: true,
  hasMinimums: true,
  head: tabbed(priceColumns),
  fateOf: (offer) => priceFate(offer, choice),
  line: ({ sku, minimum }, { to }) =>
    tabbed([sku, fixed(to, choice.mark), fixed(minimum, choice.mark), '', '', '', '']),
})

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

function minimumFate(offer: Offer): Fate {
  const { price, minimum } = offer
  if (!isNamed(offer)) return { kind: 'unnamed' }
  if (Number.isNaN(minimum)) return { kind: 'withoutMinimum' }
  if (isAbove(minimum, price)) return { kind: 'above' }
  return { kind: 'written', from: price, to: Number.NaN }
}

/** Amazon's file of «Automatizza prezzi». It has no price: an article whose minimum is above its price is left out. */
export const automatePricingFile = ({ mark }: Pick<AmazonChoice, 'mark'>): OfferFile => ({
  name: 'automatizza-prezzi.txt',
  hasVAT: true,
  hasMinimums: true,
  hasNoPrices: true,
  head: tabbed(automateLabels) + tabbed(automateColumns),
  fateOf: minimumFate,
  line: ({ sku, minimum, country, currency }) =>
    tabbed([sku, fixed(minimum, mark), '', country, currency, '', '', '', '']),
})
