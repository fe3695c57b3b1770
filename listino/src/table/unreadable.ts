/** Why nothing can be read from a file. */
export type UnreadableCode =
  | 'empty'
  | 'oldExcel'
  | 'protected'
  | 'notATable'
  | 'brokenWorkbook'
  | 'noSheet'
  | 'tooManyColumns'
  /** Commas both between cells and before decimals, without quotes: no amount is whole. */
  | 'decimalCommas'
  /** Costs that have VAT in them, for a list that is reckoned without; or the other way round; or nobody knows. */
  | 'costsWithVAT'
  | 'costsWithoutVAT'
  | 'unknownCostVAT'

/** No table of a seller has more. */
export const mostColumns = 1000

/** A file that nothing can be read from. What a seller reads of it stands in `words.ts`. */
export class Unreadable extends Error {
  readonly code: UnreadableCode

  constructor(code: UnreadableCode) {
    super(code)
    this.code = code
  }
}
