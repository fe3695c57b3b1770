/** What a column of a file is to us. */
export type Role =
  | 'sku'
  /** The marketplace's own number of the listing. */
  | 'listing'
  | 'name'
  | 'price'
  | 'cost'
  | 'shipping'
  /** What the marketplace takes to store, pack and send a piece. */
  | 'fulfilment'
  | 'packaging'
  | 'advertising'
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
  /** What the row stands for, where a file mixes products and their variants. */
  | 'rowKind'
  /** Which variant of a listing the row is about. */
  | 'variation'
  /** What rows of one product have in common. */
  | 'group'
  | 'minimum'
  | 'maximum'

/** The columns of a file by role, each role's in the order in which they are asked: the first that says something counts. */
export type Mapping = Readonly<Partial<Record<Role, readonly number[]>>>

/** The roles that hold an amount. */
export const amountRoles = [
  'price',
  'cost',
  'shipping',
  'fulfilment',
  'packaging',
  'advertising',
  'referral',
  'minimum',
  'maximum',
] as const satisfies readonly Role[]

export type AmountRole = (typeof amountRoles)[number]
