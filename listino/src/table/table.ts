import { recognise } from '../layouts/recognise.ts'
import type { Batch, Cell } from './cell.ts'
import { isBlank, textIn } from './cell.ts'
import { Decoder, type Decoding } from './decode.ts'
import { headerIn } from './header.ts'
import { openWorkbook, sheetRows } from './sheet.ts'
import { allBytes, firstBytes, type Source } from './source.ts'
import { readBeginning, textBatches } from './text-table.ts'
import { Unreadable } from './unreadable.ts'
import type { Workbook } from './workbook.ts'

/** A file as rows of cells below a header. */
export type Table = {
  name: string
  /** Names of the columns; «Colonna 1», «Colonna 2», … where the file has none. */
  header: readonly string[]
  /** How many cells the header has, those without a title at its end counted. */
  width: number
  /** Where the header stands, counted from 1; 0 where there is none. */
  headerRow: number
  /** What its cells are cut at; null for a workbook. */
  delimiter: string | null
  /** The first rows below it. */
  sample: readonly (readonly Cell[])[]
  /** Those of them with a quote that has no other. */
  broken: ReadonlySet<readonly Cell[]>
  /** What is known of the text of the file, as far as it was read; null for a workbook. */
  decoding: Decoding | null
  /** Every row below the header, from the beginning at each call. */
  batches: () => AsyncGenerator<Batch>
}

/** What begins a table in some rows. */
function headed<Row extends readonly Cell[]>(
  rows: readonly Row[],
): Pick<Table, 'header' | 'width' | 'headerRow'> & { sample: Row[] } {
  const at = headerIn(rows)
  const below = rows.slice(at + 1)
  const named = rows[at]
  const width = named?.length ?? Math.max(0, ...below.slice(0, 100).map(({ length }) => length))
  const header =
    named === undefined
      ? Array.from({ length: width }, (_, column) => `Colonna ${column + 1}`)
      : named.map(textIn)
  while (named !== undefined && header.at(-1) === '') header.pop()
  return { header, width, headerRow: at + 1, sample: below.filter((row) => !isBlank(row)) }
}

const sampledRows = 2000
const batchRows = 4096
const mostSheets = 12

async function beginningOf(workbook: Workbook, sheet: number): Promise<Cell[][]> {
  const rows: Cell[][] = []
  for await (const row of sheetRows(workbook, sheet, sampledRows)) rows.push(row)
  return rows
}

/** The first sheet that a known file is recognised on, else the first with a table. */
async function sheetIn(workbook: Workbook): Promise<{ sheet: number; rows: Cell[][] }> {
  let found: { sheet: number; rows: Cell[][] } | null = null
  const count = Math.min(mostSheets, workbook.sheets.length)
  for (let sheet = 0; sheet < count; sheet++) {
    const rows = await beginningOf(workbook, sheet).catch((error: unknown) => {
      if (sheet === 0) throw error
      return null
    })
    if (rows === null) break
    const header = rows[headerIn(rows)]
    if (header !== undefined && recognise(header) !== null) return { sheet, rows }
    if (rows.some((row) => row.length > 1)) found ??= { sheet, rows }
  }
  if (found === null) throw new Unreadable('noSheet')
  return found
}

/** Rows of a sheet end with their last cell that says something; here all are as wide as the header. */
function padded(row: Cell[], width: number): Cell[] {
  while (row.length < width) row.push('')
  return row
}

async function* sheetBatches(
  workbook: Workbook,
  sheet: number,
  { header, headerRow }: Pick<Table, 'header' | 'headerRow'>,
): AsyncGenerator<Batch> {
  const broken = new Set<number>()
  let rows: Cell[][] = []
  let first = headerRow + 1
  let at = 0
  for await (const row of sheetRows(workbook, sheet)) {
    if (at++ < headerRow) continue
    if (rows.push(padded(row, header.length)) < batchRows) continue
    yield { first, rows, broken }
    first += rows.length
    rows = []
  }
  if (rows.length > 0) yield { first, rows, broken }
}

async function openSheet(source: Source): Promise<Table> {
  const workbook = await openWorkbook(await allBytes(source))
  const { sheet, rows } = await sheetIn(workbook)
  const beginning = headed(rows)
  for (const row of beginning.sample) padded(row, beginning.header.length)
  return {
    name: source.name,
    ...beginning,
    delimiter: null,
    broken: new Set(),
    decoding: null,
    batches: () => sheetBatches(workbook, sheet, beginning),
  }
}

async function openText(source: Source): Promise<Table> {
  const { rows, broken, dialect, decoding } = await readBeginning(source)
  const beginning = headed(rows)
  return {
    name: source.name,
    ...beginning,
    delimiter: dialect.delimiter,
    broken: new Set(rows.filter((_, at) => broken.has(at))),
    decoding,
    batches: () =>
      textBatches(source.chunks(), new Decoder(decoding), dialect, beginning.headerRow),
  }
}

const startsWith = (bytes: Uint8Array<ArrayBuffer>, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

const zip = [0x50, 0x4b, 0x03, 0x04]
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46]

/**
 * Opens a file by what is in it, whatever its name says. Throws `Unreadable` where nothing can be read.
 *
 * @example
 * const table = await openTable(sourceOf(file, file.name))
 * table.header // ['seller-sku', 'price', …]
 */
export async function openTable(source: Source): Promise<Table> {
  const begins = await firstBytes(source, 8)
  if (begins.length === 0) throw new Unreadable('empty')
  if (startsWith(begins, zip)) return openSheet(source)
  if (startsWith(begins, compoundFile)) throw new Unreadable('oldExcel')
  if (startsWith(begins, pdf)) throw new Unreadable('notATable')
  return openText(source)
}
