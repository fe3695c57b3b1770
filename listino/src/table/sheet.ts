import type { Cell } from './cell.ts'
import { formattedRows } from './formatted-rows.ts'
import type { NumberFormat } from './number-format.ts'
import { Unreadable, type UnreadableCode } from './unreadable.ts'
import { openedWorkbook, type Workbook } from './workbook.ts'

/** A sheet of a workbook has no more. */
const mostRows = 1 << 20

type SheetRow = { index: number; values: readonly unknown[] }

/** A number as its format shows it, where that says more. */
function shownNumber(value: number, format: NumberFormat | undefined): Cell {
  switch (format?.kind) {
    case 'currency':
      return { amount: value, currency: format.currency }
    case 'percent':
      return `${Number((value * 100).toPrecision(12))}%`.replace('.', ',')
    case 'digits':
      return Number.isSafeInteger(value)
        ? `${format.before ?? ''}${String(value).padStart(format.count, '0')}`
        : value
    case undefined:
      return value
  }
}

/** A cell of a workbook: dates and truth values are no amounts to us, and no SKUs. */
function cellOf(value: unknown, format: NumberFormat | undefined): Cell {
  if (typeof value === 'number') return Number.isFinite(value) ? shownNumber(value, format) : ''
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return { converted: value.toISOString().slice(0, 10) }
  return typeof value === 'boolean' ? { converted: String(value) } : String(value)
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

const asUnreadable = (error?: unknown): never => {
  throw error instanceof Unreadable ? error : new Unreadable('brokenWorkbook')
}

/** Opens a workbook. Throws `Unreadable` where it is none. */
export const openWorkbook = (bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> =>
  openedWorkbook(bytes).catch(asUnreadable)

/** What the formats of a sheet's numbers say, row by row; null where they say nothing. */
function formatsOf({ zip, sheets, formats }: Workbook, sheet: number) {
  if (formats.every((format) => format === null)) return null
  return formattedRows(zip.textOf(sheets[sheet] ?? ''), formats)
}

/** The rows of a sheet with the empty ones that a workbook leaves out, so that a row's place is its number. */
export async function* sheetRows(
  workbook: Workbook,
  sheet: number,
  maxRows?: number,
): AsyncGenerator<Cell[]> {
  let next = 0
  const options = maxRows === undefined ? { sheet } : { sheet, maxRows }
  const formats = formatsOf(workbook, sheet)
  try {
    for await (const { index, values } of rowsIn(workbook.bytes, options)) {
      if (!(index < mostRows)) throw new Unreadable('brokenWorkbook')
      for (; next < index; next++) yield []
      const formatted = await formats?.next().catch(asUnreadable)
      if (formatted !== undefined && formatted.value?.index !== index) asUnreadable()
      yield values.map((value, column) => cellOf(value, formatted?.value?.formats.get(column)))
      next = index + 1
    }
  } finally {
    await formats?.return(undefined)
  }
}
