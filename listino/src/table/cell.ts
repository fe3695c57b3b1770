import type { Piece } from './delimited.ts'

/** A number that a workbook shows with a currency. */
type Money = { amount: number; currency: string }

/** A number that a workbook shows in other digits, `90.750`: as a text it is what is shown, as an amount the number. */
type Shown = { amount: number; shown: string }

/** What a spreadsheet made of a text that looked to it like a date or a truth value, as a text. */
type Converted = { converted: string }

/** What stands in a cell: a text, or in a workbook a number, a date or a truth value. */
export type Cell = string | number | Money | Shown | Converted

export type Row = readonly Cell[]

/** Rows of a file, and where the first of them stands: the header's number is counted too, as a spreadsheet does. */
export type Batch = {
  first: number
  rows: readonly Row[]
  /** Rows with a quote that has no other, by their place in `rows`: what is in them is uncertain. */
  broken: ReadonlySet<number>
  /** Rows that their sheet hides, by hand or by a filter, by their place in `rows`. */
  hidden: ReadonlySet<number>
  /** The same rows as they stand in a text, where nothing else was made of them. */
  lines?: Piece
  /** The sheet that they stand on, where several are read: numbers of rows begin again in each. Empty for any other file. */
  sheet: string
}

/** A number in full; one with more digits than a workbook keeps as powers of ten, so that none is made up. */
const digitsOf = (number: number): string =>
  Math.abs(number) > Number.MAX_SAFE_INTEGER ? number.toExponential() : String(number)

/** A cell as text, without blanks around it; of a number with a currency its digits: an SKU may be shown as an amount. */
export function textIn(cell: Cell | undefined): string {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number') return digitsOf(cell)
  if (cell === undefined) return ''
  if (isConverted(cell)) return cell.converted
  return 'shown' in cell ? cell.shown.trim() : digitsOf(cell.amount)
}

/** No number, day, measure or title is longer, and no word that we know. */
const longestMeaning = 200
/** Says nothing: no number, no day, no word. */
const meaningless = '\u2026'

/**
 * A text as its meaning is looked for: one that is longer than all that mean something means nothing. Patterns would look at
 * it again and again.
 */
export const meant = (text: string): string => (text.length <= longestMeaning ? text : meaningless)

/** A cell as the text of which the meaning is looked for. */
export const meantIn = (cell: Cell | undefined): string => meant(textIn(cell))

/** A cell as the text of an amount: of a number its digits, however it is shown. */
export const amountTextIn = (cell: Cell | undefined): string =>
  typeof cell === 'object' && 'amount' in cell ? digitsOf(cell.amount) : meantIn(cell)

/** Whether a spreadsheet made something else of what was written in a cell. */
export const isConverted = (cell: Cell | undefined): cell is Converted =>
  typeof cell === 'object' && 'converted' in cell

/** A cell as a person sees it, with its currency. */
export const shownIn = (cell: Cell | undefined): string =>
  typeof cell === 'object' && 'currency' in cell
    ? `${digitsOf(cell.amount)} ${cell.currency}`
    : textIn(cell)

/** Whether a row says nothing. */
export const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => textIn(cell) === '')

/** Whether a character is left out around a header. */
const isAround = (character: string, others: string): boolean =>
  character.trim() === '' || others.includes(character)

/** A header without what is left out around it: a pattern would look at blanks within it again and again. */
function bare(header: string): string {
  let from = 0
  let to = header.length
  while (from < to && isAround(header.charAt(from), '"')) from++
  while (to > from && isAround(header.charAt(to - 1), '"*')) to--
  return header.slice(from, to)
}

/** A text as a title is looked for in it: of a longer one the beginning, and that it goes on. */
export const titleIn = (text: string): string =>
  text.length <= longestMeaning ? text : `${text.slice(0, longestMeaning)}${meaningless}`

/** A header as it is compared with those we know: case, blanks around and between words do not count. */
export const headerKey = (header: Cell): string =>
  titleIn(bare(textIn(header)))
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('\u2019', "'")
    .toLowerCase()
