import type { AmountRole } from '../layouts/role.ts'
import type { AmountFault } from '../numbers/number-column.ts'

/** What keeps a row from being reckoned, or a part of it from being used. */
export type ProblemCode =
  | 'noSku'
  | 'spoiltSku'
  | 'noPrice'
  | 'noCost'
  | 'negative'
  | AmountFault
  | 'currency'
  | 'twoCurrencies'
  | 'store'
  | 'tooManyCells'
  | 'tooFewCells'
  | 'quotes'
  | 'parentRow'
  | 'extraRow'
  | 'totalRow'
  | 'twoCosts'
  | 'duplicate'
  | 'vehicle'
  | 'onlyInItaly'
  | 'otherTerms'

/** A problem of a row, with the amount, the column and the text that it is about. */
export type Problem = { code: ProblemCode; role?: AmountRole; column?: string; text?: string }
