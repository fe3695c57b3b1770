/** Why nothing can be read from a file. */
export type UnreadableCode =
  | 'empty'
  | 'oldExcel'
  | 'protected'
  | 'notATable'
  | 'brokenWorkbook'
  /** A spreadsheet of another kind: `detail` is what its name ends in. */
  | 'otherSpreadsheet'
  /** No sheet that anybody sees has a table: `detail` names the hidden ones. */
  | 'noSheet'
  /** The sheet that was chosen has no table: `detail` names it. */
  | 'emptySheet'
  /** No sheet has the name that was chosen: `detail` names those that there are; empty for a text, which has none. */
  | 'unknownSheet'
  /** `detail` names the sheet; empty for a text. */
  | 'tooManyColumns'
  /** What it holds is too long once it is unpacked. */
  | 'tooMuchUnpacked'
  /** Commas both between cells and before decimals, without quotes: no amount is whole. */
  | 'decimalCommas'
  /** A header, and no row below it. */
  | 'noRows'
  /** A file of orders: `detail` names titles that say so. */
  | 'orders'
  /** A report of what was charged: `detail` names it. */
  | 'statement'

/** No table of a seller has more. */
export const mostColumns = 1000

/** A file that nothing can be read from. What a seller reads of it stands in `words.ts`. */
export class Unreadable extends Error {
  readonly code: UnreadableCode
  /** What it is about, as a seller reads it; empty where the code says it all. */
  readonly detail: string

  constructor(code: UnreadableCode, detail = '') {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** What is said where reading a workbook fails: whatever else went wrong, it is broken. */
export const asUnreadable = (error: unknown): Unreadable =>
  error instanceof Unreadable ? error : new Unreadable('brokenWorkbook')
