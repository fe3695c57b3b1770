/** What a column of a file is to us. */
export type Role =
  | 'sku'
  /** The marketplace's own number of the listing: ASIN, item number. */
  | 'listing'
  /** The number under the barcode. */
  | 'ean'
  | 'name'
  | 'price'
  /** What is asked during a sale; the price is asked where it says nothing. */
  | 'salePrice'
  /** What a variant costs customers above the price of its product. */
  | 'surcharge'
  /** The first and the last day of a sale. */
  | 'saleFrom'
  | 'saleTo'
  /** Whether the sale price of the row is asked at all: «si» or «no». */
  | 'onSale'
  /** Whether the price of the row includes VAT: «si» or «no». */
  | 'priceVAT'
  | 'cost'
  /** Whether the cost of the row includes VAT: «si» or «no». */
  | 'costVAT'
  /** The currency of the cost, where the price has another. */
  | 'costCurrency'
  | 'shipping'
  /** What the marketplace takes to store, pack and send a piece. */
  | 'fulfilment'
  /** Who sends a piece: the marketplace, or the seller. */
  | 'channel'
  | 'packaging'
  | 'advertising'
  /** VAT of the article, in percent or as a class. */
  | 'vat'
  | 'currency'
  /** Which country's store the row is about. */
  | 'store'
  /** A category by our key or name. */
  | 'category'
  /** A category by eBay's number. */
  | 'ebayCategory'
  | 'quantity'
  /** What the marketplace says it takes per piece. */
  | 'referral'
  /** The fixed part of it that books, music and films pay. */
  | 'closingFee'
  /** The sum of all fees that the marketplace tells. */
  | 'feeTotal'
  /** What the row stands for, where a file mixes products and their variants. */
  | 'rowKind'
  /** Which variant of a listing the row is about. */
  | 'variation'
  /** What rows of one product have in common. */
  | 'group'
  /** Whether a listing is an auction or has a fixed price. */
  | 'format'
  /** Whether the shop sells the product in the country: yes or no. */
  | 'sold'
  | 'minimum'
  | 'maximum'
  /** In a file of costs: what a piece weighs and measures, which is set against what sending it was charged. */
  | 'measures'
  /** In a file of costs: percent off the cost. */
  | 'discount'
  /** In a file of costs: how many pieces the cost is for. */
  | 'packSize'

/** The columns of a file by role, each role's in the order in which they are asked: the first that says something counts. */
export type Mapping = Readonly<Partial<Record<Role, readonly number[]>>>

/** What a row may name its article by, the surest in front. */
export const identifiers = ['sku', 'listing', 'ean'] as const satisfies readonly Role[]

/** What says whether an amount of the row includes VAT, by the amount. */
export const flagOf = { price: 'priceVAT', cost: 'costVAT' } as const satisfies Partial<
  Record<Role, Role>
>

/** What a piece costs the seller, as a file may say it. */
export const costParts = [
  'cost',
  'shipping',
  'fulfilment',
  'packaging',
  'advertising',
] as const satisfies readonly Role[]

/** What a sale costs besides the piece: one switch says of all whether VAT is in. */
export const expenseParts = [
  'shipping',
  'packaging',
  'advertising',
] as const satisfies readonly Role[]

export type CostPart = (typeof costParts)[number]

/** Roles that only a file of costs has. */
export const ofCostsAlone: readonly Role[] = ['discount', 'packSize']

/** The roles that hold an amount. */
export const amountRoles = [
  'price',
  'salePrice',
  'surcharge',
  ...costParts,
  'referral',
  'closingFee',
  'feeTotal',
  'minimum',
  'maximum',
] as const satisfies readonly Role[]

export type AmountRole = (typeof amountRoles)[number]

/** Why a column has its role: the file is known, a usual title, part of a title, or the seller said so. */
export type Certainty = 'layout' | 'title' | 'guess' | 'chosen'
