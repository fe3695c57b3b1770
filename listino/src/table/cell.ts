/** What stands in a cell: a text, or in a workbook a number. */
export type Cell = string | number

/** Rows of a file, and where the first of them stands: the header's number is counted too, as a spreadsheet does. */
export type Batch = {
  first: number
  rows: readonly (readonly Cell[])[]
  /** Rows with a quote that has no other, by their place in `rows`: what is in them can't be told. */
  broken: ReadonlySet<number>
}

/** A cell as text, without blanks around it. */
export const textIn = (cell: Cell | undefined): string =>
  typeof cell === 'string' ? cell.trim() : cell === undefined ? '' : String(cell)

/** Whether a row says nothing. */
export const isBlank = (row: readonly Cell[]): boolean => row.every((cell) => textIn(cell) === '')

/** A header as it is compared with those we know: case, blanks around and between words do not count. */
export const headerKey = (header: Cell): string =>
  String(header)
    .normalize('NFC')
    .replace(/^[\uFEFF\s"]+|[\s"*]+$/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('\u2019', "'")
    .toLowerCase()
