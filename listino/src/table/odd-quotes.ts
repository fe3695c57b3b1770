import type { Dialect } from './dialect.ts'

const countOf = (text: string, delimiter: string) => text.split(delimiter).length - 1

/** Whether a cell holds the end of its row and the beginning of another: two quotes that were none enclose them. */
export function swallows(row: readonly string[], { delimiter, width }: Dialect): boolean {
  return row.some((cell, column) => {
    const end = cell.indexOf('\n')
    if (end === -1) return false
    const begin = cell.lastIndexOf('\n') + 1
    const after = countOf(cell.slice(0, end), delimiter)
    const before = countOf(cell.slice(begin), delimiter)
    return after >= width - 1 - column && before >= column
  })
}

/** Whether a quote in a line has no other. */
export const hasOddQuotes = (line: string) => countOf(line, '"') % 2 === 1

/** A line whose quotes make no sense, cut at every delimiter. */
export const cutLine = (line: string, delimiter: string): string[] =>
  line
    .split(delimiter)
    .map((cell) =>
      cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
        ? cell.slice(1, -1).replaceAll('""', '"')
        : cell,
    )
