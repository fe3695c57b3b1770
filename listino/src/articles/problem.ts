import type { Role } from '../layouts/role.ts'
import type { AmountFault } from '../numbers/number-column.ts'

/** What keeps a row from being calculated, or a part of it from being used. */
export type ProblemCode =
  | 'noSku'
  | 'spoiltSku'
  | 'noPrice'
  | 'noCost'
  | 'negative'
  | AmountFault
  /** A word that doesn't say whether the amount includes VAT. */
  | 'costVAT'
  /** A price with VAT among prices without, or the other way round. */
  | 'priceVAT'
  /** The title of the costs names a rate of VAT that is not the article's. */
  | 'costRate'
  /** VAT that is no rate. */
  | 'vat'
  /** A reduced rate of VAT without its percentage. */
  | 'reducedVAT'
  /** The price of a sale is unknown, and so is what customers pay. */
  | 'salePrice'
  /** The days of a sale can't be read, or in two ways that differ today. */
  | 'saleDays'
  | 'saleFlag'
  /** The day from which a cost holds, or until which, can't be read. */
  | 'costDay'
  /** Nobody knows the marketplace of a cost. */
  | 'costMarketplace'
  /** The price of a sale is above the one it stands in for. */
  | 'saleAbove'
  | 'currency'
  | 'twoCurrencies'
  | 'store'
  /** The row is below another header, with other columns. */
  | 'otherHeader'
  | 'tooManyCells'
  | 'tooFewCells'
  | 'quotes'
  /** Its sheet hides it, by hand or by a filter. */
  | 'hiddenRow'
  | 'parentRow'
  | 'extraRow'
  /** The shop doesn't sell the product in the country. */
  | 'unsold'
  | 'totalRow'
  | 'twoCosts'
  | 'duplicate'
  | 'vehicle'
  | 'onlyInItaly'
  | 'otherTerms'

/** A problem of a row, with the amount, the column and the text that it is about. */
export type Problem = { code: ProblemCode; role?: Role; column?: string; text?: string }
