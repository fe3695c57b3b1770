/**
 * What an amount of a statement is. Amounts keep the sign that they have on the seller's balance: what is received is above 0,
 * what is charged or given back below.
 */
export type Part =
  /** Goods, shipping and wrapping that buyers pay, less promotions. */
  | 'sales'
  /** VAT on sales, where the file tells it apart from them. */
  | 'salesVAT'
  /** What is given back to buyers. */
  | 'refunds'
  | 'refundsVAT'
  /** VAT on sales that the marketplace keeps, to pay it itself. */
  | 'withheldVAT'
  | 'commission'
  /** The fee on digital services that marketplaces pass on. */
  | 'digital'
  /** Storing, packing and sending by the marketplace. */
  | 'fulfilment'
  /** Shipping and wrapping that buyers pay and the marketplace keeps, where it sends the piece. */
  | 'keptShipping'
  | 'advertising'
  | 'other'
  /** VAT on fees, where the file tells it apart from them. */
  | 'feeVAT'
  /** What the marketplace pays for goods that it lost or spoilt: no fee, and outside of VAT. */
  | 'compensation'
  /** To and from the bank, reserves, balances that are carried over: neither revenue nor cost. */
  | 'transfer'

/** What is charged for something, and may have VAT in it. */
export const fees: ReadonlySet<Part> = new Set<Part>([
  'commission',
  'digital',
  'fulfilment',
  'keptShipping',
  'advertising',
  'other',
])

/** Cents by part; a part that isn't there is 0. */
export type Amounts = Partial<Record<Part, number>>

/** Adds amounts to others. */
export function addAmounts(to: Amounts, amounts: Amounts): void {
  for (const part in amounts)
    to[part as Part] = (to[part as Part] ?? 0) + (amounts[part as Part] ?? 0)
}

export function sumOf(amounts: Amounts): number {
  let sum = 0
  for (const part in amounts) sum += amounts[part as Part] ?? 0
  return sum
}
