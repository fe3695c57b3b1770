/** Why nothing can be read from a file. */
export type UnreadableCode =
  | 'empty'
  | 'oldExcel'
  | 'protected'
  | 'notATable'
  | 'brokenWorkbook'
  | 'noSheet'
  /** Commas both between cells and before decimals, without quotes: no amount is whole. */
  | 'decimalCommas'

/** A file that nothing can be read from. What a seller reads of it stands in `words.ts`. */
export class Unreadable extends Error {
  readonly code: UnreadableCode

  constructor(code: UnreadableCode) {
    super(code)
    this.code = code
  }
}
