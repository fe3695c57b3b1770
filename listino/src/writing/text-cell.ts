/** The signs that a formula begins with, the wide ones too. */
const signs = '[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]'

/**
 * Where a cell may begin to a spreadsheet, blanks passed over: at the beginning of a text, and behind all that may part cells in
 * its language.
 */
const beginning = '(^|[,;\\t\\r\\n])([^\\S\\t\\r\\n]*)'

const formulas = new RegExp(`${beginning}(?='*${signs})`, 'g')
const guardedFormulas = new RegExp(`${beginning}'(?='*${signs})`, 'g')

/**
 * A text with an apostrophe in front of all that a spreadsheet would run as a formula, at whatever mark it cuts a file.
 *
 * @example
 * guarded('=1+1') // "'=1+1"
 * guarded('x,=1+1') // "x,'=1+1"
 */
export const guarded = (text: string): string =>
  text.replace(formulas, "$1$2'").replace(/^(?='*[\t\r])/, "'")

/** A text that {@link guarded} wrote, as it was. */
export const unguarded = (text: string): string =>
  text.replace(/^'(?='*[\t\r])/, '').replace(guardedFormulas, '$1$2')

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

const months =
  'gen|jan|feb|mar|apr|mag|may|giu|jun|lug|jul|ago|aug|set|sep|sept|ott|oct|nov|dic|dec'

/** What a spreadsheet takes for a number, a time or a day: `007`, an EAN, `1E5`, `3-12`, `SET-10`. */
const looksCounted = new RegExp(
  `^(0\\d+|\\d{12,}|\\d+e\\d+|\\d+([-/:]\\d+){1,2}|(${months})[-/ ]?\\d{1,4}|\\d{1,4}[-/ ]?(${months}))$`,
  'i',
)

/** The code of something as a text file for people has it: where a spreadsheet would save it as another, marked as a text. */
export const identifier = (text: string, cut: CutTexts): string =>
  looksCounted.test(text) ? `="${text}"` : forPeople(text, cut)
