import type { Kind } from './kinds.ts'
import type { Part } from './parts.ts'

/** What a column of a statement says beside amounts. */
export type TextRole =
  | 'day'
  /** What kind of row it is. */
  | 'type'
  /** More of what kind of row it is: the words that a type of row may ask for. */
  | 'detail'
  /** What happened, where rows tell only parts of it: the words in `refunds` turn sales into refunds. */
  | 'event'
  /** Whether the row is paid out already. */
  | 'status'
  | 'order'
  | 'sku'
  /** The marketplace's own number of the article: where a row has no SKU, that of the sale of the same number counts. */
  | 'listing'
  | 'name'
  | 'quantity'
  | 'store'
  /** Which account of the seller it is, where files of several could be mixed up. */
  | 'account'
  | 'currency'
  /** Which payout the row belongs to: rows of two are never the same. */
  | 'payout'
  /** The row's own number, which no other row has, in whichever file. */
  | 'number'

/** What of a sale a column tells, or that it is of fees charged once for an order. */
export type Share = 'goods' | 'shipping' | 'wrapping' | 'promotion' | 'order'

/** A column of amounts: what they are, and its headers. */
type AmountColumn = {
  part: Part
  names: readonly string[]
  /** Whether a fee is written above 0 where it is charged. */
  isCharge?: boolean
  of?: Share
  /** Whether shipping and wrapping that buyers pay and the marketplace keeps may be in it as a fee, and is none of its part. */
  mayKeep?: boolean
  /** Whether 0 means none; else it means unknown. */
  tellsZero?: boolean
  /** Which other amount of the row it is a share of: that counts less it. */
  within?: Part
}

/** A type of row that a file may have. */
export type RowType = {
  is: Kind
  /** How the type is written, in small letters, in every language that is known; `*` for any. */
  words: readonly string[]
  /** What the detail has to say besides. Of several that fit the first counts. */
  detail?: RegExp
  /** Whether only what is received is of the type, or only what is paid. */
  sign?: 'received' | 'paid'
}

/** A report of what was charged, as data: its columns, its types of row, what each amount is. Headers are in small letters. */
export type StatementLayout = {
  /** Italian name, as a seller reads it. */
  label: string
  /** The marketplace or payment service that gives it, as the results name it. */
  channel: string
  /** Files of one ledger may tell the same money: what two tell counts once. */
  ledger: string
  /** What together no other file has: of each its column by that role, or of some headers one. */
  signature: readonly (TextRole | 'total' | readonly string[])[]
  columns: Readonly<Partial<Record<TextRole, readonly string[]>>>
  amounts: readonly AmountColumn[]
  /** How the number of an order is written among other words, where its columns hold such. */
  orderWithin?: RegExp
  /** A row's total by the file itself; empty where it has none. */
  total: readonly string[]
  /** A charge of the account without VAT, beside its total. */
  totalWithoutVAT?: readonly string[]
  /** Amounts that others may hold already: they don't count, and a note says so. */
  ignored?: readonly string[]
  /** Where a row of its own gives the total of the rows after it. */
  announced?: readonly string[]
  types: readonly RowType[]
  /** Words in `event` that turn sales into refunds. */
  refunds?: readonly string[]
  /** Words in `status` of rows that may change until they are paid. */
  pending?: readonly string[]
  /** Words in `status` of rows that move no money. */
  void?: readonly string[]
  /** Whether rows of one order and SKU that follow one another are parts of one sale. */
  mergesRows?: boolean
  /** Whether a row without a total tells a part of the order above it. */
  hasItemRows?: boolean
  /** Whether a sale with blank columns is the total less the fees. */
  infersSales?: boolean
  /** Which details of sales are of the goods alone, where rows tell parts of one sale. */
  goods?: RegExp
  /** Whether the numbers of its orders are the seller's own, so that two shops may have the same. */
  hasSellersOrders?: boolean
  /** Words above the header that the name of the account stands beside. */
  accountAbove?: readonly string[]
  /** What its amounts are in where no cell and no line above the header says it. */
  currency?: string
  /** Whether `11/05` is the 5th of November; missing where that isn't known. */
  isMonthFirst?: boolean
}
