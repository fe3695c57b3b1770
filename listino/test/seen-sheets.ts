import type { Source } from '../src/table/source.ts'
import { fileOf } from './files.ts'
import { rawBook } from './raw-books.ts'

type Value = string | number | null

/** A sheet as somebody sees it. Columns and rows are counted as its parts count them: columns from 1. */
export type SeenSheet = {
  rows: readonly (readonly Value[])[]
  /** Ranges of merged cells: `E2:E4`. */
  merges?: readonly string[]
  hiddenRows?: readonly number[]
  /** Rows in a group that is folded. */
  foldedRows?: readonly number[]
  hiddenColumns?: readonly number[]
}

const cellXml = (value: Value): string => {
  if (value === null || value === '') return '<c/>'
  return typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${value}</t></is></c>`
}

/** A workbook of one sheet, with what stands around its rows. */
export function seenBook({
  rows,
  merges = [],
  hiddenRows = [],
  foldedRows = [],
  hiddenColumns = [],
}: SeenSheet): Source {
  const rowXml = (row: readonly Value[], at: number) => {
    const hidden = hiddenRows.includes(at + 1) ? ' hidden="1"' : ''
    const folded = foldedRows.includes(at + 1) ? ' outlineLevel="1" hidden="1"' : ''
    return `<row${hidden}${folded}>${row.map(cellXml).join('')}</row>`
  }
  const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join('')
  const ranges = merges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const sheet = `<worksheet>${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>${rows
    .map(rowXml)
    .join('')}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`
  return fileOf(rawBook({ sheet }), 1 << 16, 'listino.xlsx')
}
