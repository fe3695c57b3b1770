/** What a spreadsheet would take for the beginning of a formula. */
const formulaStart = /^[=+\-@\t\r]/

/**
 * A text as it is written for people: one that a spreadsheet would run as a formula begins with an apostrophe.
 *
 * @example
 * guarded('=1+1') // "'=1+1"
 */
export const guarded = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** A text that {@link guarded} wrote, as it was. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
