/** A number that a workbook shows with a currency. */
type Money = { amount: number; currency: string }

/** What a spreadsheet made of a text that looked to it like a date or a truth value, as a text. */
type Converted = { converted: string }

/** What stands in a cell: a text, or in a workbook a number, a date or a truth value. */
export type Cell = string | number | Money | Converted

/** Rows of a file, and where the first of them stands: the header's number is counted too, as a spreadsheet does. */
export type Batch = {
  first: number
  rows: readonly (readonly Cell[])[]
  /** Rows with a quote that has no other, by their place in `rows`: what is in them can't be told. */
  broken: ReadonlySet<number>
}

/** A number in full; one with more digits than a workbook keeps as powers of ten, so that none is made up. */
const digitsOf = (number: number): string =>
  Math.abs(number) > Number.MAX_SAFE_INTEGER ? number.toExponential() : String(number)

/** A cell as text, without blanks around it; of a number with a currency its digits: an SKU may be shown as an amount. */
export function textIn(cell: Cell | undefined): string {
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number') return digitsOf(cell)
  if (cell === undefined) return ''
  return isConverted(cell) ? cell.converted : digitsOf(cell.amount)
}

/** Whether a spreadsheet made something else of what was written in a cell. */
export const isConverted = (cell: Cell | undefined): cell is Converted =>
  typeof cell === 'object' && 'converted' in cell

/** A cell as a person sees it, with its currency. */
export const shownIn = (cell: Cell | undefined): string =>
  typeof cell === 'object' && !isConverted(cell)
    ? `${digitsOf(cell.amount)} ${cell.currency}`
    : textIn(cell)

/** Whether a row says nothing. */
export const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => textIn(cell) === '')

const isFrame = (character: string) => /[\uFEFF\s"]/.test(character)
const isEnd = (character: string) => /[\s"*]/.test(character)

/** A header without the blanks, quotes and stars around it. One pattern for all of that would try each blank anew. */
function unframed(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && isFrame(text.charAt(from))) from++
  while (to > from && isEnd(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** A header as it is compared with those we know: case, blanks around and between words do not count. */
export const headerKey = (header: Cell): string =>
  unframed(textIn(header).normalize('NFC'))
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('\u2019', "'")
    .toLowerCase()
