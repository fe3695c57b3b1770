/** What a spreadsheet would take for the beginning of a formula. */
const formulaStarts = '=+-@\t\r'

const isFormula = (text: string): boolean => text !== '' && formulaStarts.includes(text.charAt(0))

/**
 * A text that a spreadsheet would run as a formula, with an apostrophe in front.
 *
 * @example
 * guarded('=1+1') // "'=1+1"
 */
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** A text that {@link guarded} wrote, as it was. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text

/** Characters that no cell of a workbook can hold: XML has no place for them. */
const unwritable = /[^\P{Cc}\t\n\r\u0080-\u009f]|[\uFFFE\uFFFF]/gu

/** A cell of a spreadsheet holds no more. */
const longestText = 32_767
const cutMark = '… (tagliato)'

/** How many texts were longer than a cell of a spreadsheet. */
export type CutTexts = { count: number }

/** The beginning of a text, which ends with a word that says so. */
function shortened(text: string): string {
  const beginning = text.slice(0, longestText - cutMark.length)
  // Of a character in two halves the first alone is none.
  return `${beginning.replace(/[\uD800-\uDBFF]$/, '')}${cutMark}`
}

/**
 * A text as it is written for people: no formula, and nothing that a spreadsheet can't hold. What that leaves out of a text
 * is invisible; what is too long is cut, says so at its end, and is counted.
 */
export function forPeople(text: string, cut: CutTexts): string {
  const written = guarded(text.toWellFormed().replace(unwritable, ''))
  if (written.length <= longestText) return written
  cut.count++
  return shortened(written)
}
