/** What a spreadsheet would take for the beginning of a formula. */
const formulaStarts = '=+-@\t\r'

const isFormula = (text: string): boolean => text !== '' && formulaStarts.includes(text.charAt(0))

/**
 * A text as it is written for people: one that a spreadsheet would run as a formula begins with an apostrophe.
 *
 * @example
 * guarded('=1+1') // "'=1+1"
 */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** A text that {@link guarded} wrote, as it was. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text
