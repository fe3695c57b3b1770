import type { Cell } from './cell.ts'
import { Unreadable, type UnreadableCode } from './unreadable.ts'

/** A sheet of a workbook has no more. */
const mostRows = 1 << 20

type SheetRow = { index: number; values: readonly unknown[] }

/** A cell of a workbook: dates and truth values are texts to us, so that they are never taken for amounts. */
function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return Number.isFinite(value) ? value : ''
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

const codeOf = (error: unknown): UnreadableCode =>
  error instanceof Error && error.name === 'EncryptedFileError' ? 'protected' : 'brokenWorkbook'

async function* rowsIn(
  bytes: Uint8Array,
  options: { sheet: number; maxRows?: number },
): AsyncGenerator<SheetRow> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  try {
    yield* streamXlsxRows(bytes, options)
  } catch (error) {
    throw new Unreadable(codeOf(error))
  }
}

/** The rows of a sheet with the empty ones that a workbook leaves out, so that a row's place is its number. */
export async function* sheetRows(
  bytes: Uint8Array,
  sheet: number,
  maxRows?: number,
): AsyncGenerator<Cell[]> {
  let next = 0
  const options = maxRows === undefined ? { sheet } : { sheet, maxRows }
  for await (const { index, values } of rowsIn(bytes, options)) {
    if (!(index < mostRows)) throw new Unreadable('brokenWorkbook')
    for (; next < index; next++) yield []
    yield values.map(cellOf)
    next = index + 1
  }
}
