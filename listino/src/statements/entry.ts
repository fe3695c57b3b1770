import type { Kind } from './kinds.ts'
import type { Amounts } from './parts.ts'

/** When something happened: a day, and the seconds since 1970 that it may have lasted, as the file tells it. */
export type Moment = { day: string; from: number; to: number }

/** What one row of a statement says, or several that tell parts of one sale. */
export type Entry = {
  /** Where it stands in its file, the header counted; of several rows the first. */
  row: number
  /** How many rows tell it. */
  rows: number
  /** What the row is about; null where no table knows its type: then it is set aside. */
  kind: Kind | null
  /** The type of the row as the file writes it; of one that is set aside as the seller may say what it is. */
  type: string
  /** More of it, as the file writes it. */
  detail: string
  moment: Moment
  order: string
  /** Blank where the row is about no article. */
  sku: string
  /** The marketplace's own number of the article; blank where the file has none. */
  listing: string
  name: string
  /** Pieces that were sold or came back; 0 where the row counts none, NaN where it should and doesn't say. */
  quantity: number
  store: string
  /** Whether the row itself names its store; null where reports like its own tell none. */
  namesStore: boolean | null
  /** Which payout of the marketplace it belongs to; blank where the file doesn't say. */
  payout: string
  /** Its own number, which no other has; blank where the file has none. */
  number: string
  /** Which account of the seller the file is about; its store where the file doesn't say. */
  account: string
  currency: string
  amounts: Amounts
  /** What of its sales is for the goods alone, with VAT and before promotions, and what for shipping and wrapping, where the file tells it. */
  goods: number
  beside: number
  /** What of its fees is an amount charged once for an order, where the file tells it apart, and whether it is the row to bear that. */
  orderFee: number
  bearsOrderFee: boolean
  /** Whether it tells all that it was charged: a part of an order may have its fees, or some, in the row of the order. */
  tellsFees: boolean
  /** What the file itself says that it comes to, in cents, less what rows of its articles tell. */
  total: number
  /** What those tell, in cents; 0 where there are none. */
  inItems: number
  /** Whether it is an article of an order with its total in another row: then its own is the sum of its amounts. */
  isItem: boolean
  /** Whether it is a sale of which the file tells only what is left of it. */
  isNetOnly: boolean
  /** Whether it may change until it is paid. */
  isPending: boolean
}
