import type { LookedAt, Wanted } from './best-sheet.ts'
import type { Batch, Cell } from './cell.ts'
import { MergedCells } from './merged-cells.ts'
import { sheetRows } from './sheet.ts'
import { chosenSheets, type ReadSheet, type Sheets } from './sheet-choice.ts'
import { allColumns, cut, nameOfColumns } from './side-by-side.ts'
import { allBytes, type Source } from './source.ts'
import { Workbook } from './workbook.ts'
import type { Pause } from './xml-parts.ts'

const batchRows = 4096

/** A gap of so many rows is filled with blank ones; behind a longer one begins another batch. */
const mostBlank = 64

const blank: readonly Cell[] = []
const none: ReadonlySet<number> = new Set()

/** Whether a cell shows a whole number with decimals. */
const isWholeWithDecimals = (cell: Cell | undefined): cell is { amount: number; shown: string } =>
  typeof cell === 'object' && 'shown' in cell && cell.shown.startsWith(`${cell.amount}.`)

/** Whether a cell shows decimals that are more than zeros. */
const hasDecimals = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'object' && 'shown' in cell)
    ? !Number.isInteger(typeof cell === 'number' ? cell : cell.amount)
    : false

/**
 * The columns in which every number is whole, though some are shown with decimals. That is what a spreadsheet makes of a column
 * that is called one of numbers: of a barcode its zeros are no part.
 */
function wholeColumns(sample: readonly (readonly Cell[])[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, column) => column).filter(
    (column) =>
      sample.some((row) => isWholeWithDecimals(row[column])) &&
      !sample.some((row) => hasDecimals(row[column])),
  )
}

/** Puts the cells of a table's row where the columns of the first table are, as many as it has titles. */
function inPlace(row: Cell[], { places }: ReadSheet): Cell[] {
  const isMoved = places.some((place, column) => place !== column)
  const cells = isMoved ? places.map((place) => row[place] ?? '') : row
  while (cells.length < places.length) cells.push('')
  return cells
}

/** Leaves out the decimals of whole numbers in some columns. */
function withoutZeros(row: Cell[], whole: readonly number[]): Cell[] {
  for (const column of whole) {
    const cell = row[column]
    if (isWholeWithDecimals(cell)) row[column] = cell.amount
  }
  return row
}

/** The columns that cells are merged in over several rows. */
const mergedColumns = ({ merges, span }: ReadSheet): ReadonlySet<number> =>
  new Set(merges.filter(({ top, bottom }) => bottom > top).map(({ left }) => left - span.from))

/** Where some columns of a sheet stand on the first. */
const placesIn =
  (columnsOf: (sheet: ReadSheet) => ReadonlySet<number>) =>
  (sheet: ReadSheet): number[] => {
    const columns = columnsOf(sheet)
    return sheet.places.flatMap((place, column) => (columns.has(place) ? [column] : []))
  }

/** Collects rows by their numbers. */
class BatchOfRows {
  readonly #sheet: string
  #first = 0
  #rows: (readonly Cell[])[] = []
  #hidden = new Set<number>()

  constructor(sheet: string) {
    this.#sheet = sheet
  }

  /** Whether a row belongs behind those that were collected. */
  hasRoomFor(number: number): boolean {
    const next = this.#first + this.#rows.length
    return this.#rows.length < batchRows && number - next <= mostBlank
  }

  push(number: number, row: readonly Cell[], isHidden: boolean): void {
    if (this.#rows.length === 0) this.#first = number
    while (this.#first + this.#rows.length < number) this.#rows.push(blank)
    if (isHidden) this.#hidden.add(this.#rows.length)
    this.#rows.push(row)
  }

  /** Gives away what was collected, and begins again. */
  *take(): Generator<Batch> {
    const [rows, hidden] = [this.#rows, this.#hidden]
    this.#rows = []
    this.#hidden = new Set()
    if (rows.length > 0)
      yield { first: this.#first, rows, broken: none, hidden, sheet: this.#sheet }
  }
}

/** Every row of a sheet below its header. */
async function* batchesOf(
  workbook: Workbook,
  sheet: ReadSheet,
  whole: readonly number[],
  name: string,
): AsyncGenerator<Batch> {
  const batch = new BatchOfRows(name)
  const merged = new MergedCells(sheet.merges)
  for await (const some of sheetRows(workbook, sheet.sheet))
    for (const row of some) {
      const { number, cells, isHidden } = row
      if (number <= sheet.headerRow) continue
      merged.fill(row)
      if (!batch.hasRoomFor(number)) yield* batch.take()
      const own = sheet.span === allColumns ? cells : cut(cells, sheet.span)
      batch.push(number, withoutZeros(inPlace(own, sheet), whole), isHidden)
    }
  yield* batch.take()
}

/** What a workbook is read as: its best sheet, with those that have the same columns, or the one that was chosen. */
export async function openBook(
  source: Source,
  { sheet: chosen, pause, ...wanted }: Wanted & { sheet: string | null; pause: Pause },
) {
  const workbook = await Workbook.open(await allBytes(source), pause)
  const { read, left, beside: unread } = await chosenSheets(workbook, chosen, wanted)
  const [{ header, width, headerRow }] = read
  const found = read.flatMap((sheet) => sheet.sample.map((row) => inPlace(row, sheet)))
  const whole = wholeColumns(found, header.length)
  const sample = found.map((row) => withoutZeros(row, whole))
  const names = [...new Set(read.map(({ sheet }) => sheet.name))]
  const sheets: Sheets = { read: names, left }
  const sheetOf = ({ sheet }: LookedAt) => (names.length > 1 ? sheet.name : '')
  const nameOf = (table: LookedAt) => {
    const columns = table.span.from === 0 ? [] : [nameOfColumns(table.span)]
    return [sheetOf(table), ...columns].filter((name) => name !== '').join(', ')
  }
  const besideOf = (isRead: boolean) => (table: LookedAt) => ({
    columns: nameOfColumns(table.span),
    sheet: sheetOf(table),
    isRead,
  })
  const isNotFirst = ({ span }: LookedAt) => span.from > 0
  const above = read.flatMap((sheet) =>
    sheet.above.map((number) => ({ number, sheet: sheetOf(sheet) })),
  )
  const hidden = new Set(read.flatMap(placesIn(({ hidden }) => hidden)))
  const merged = new Set(read.flatMap(placesIn(mergedColumns)))
  const beside = [...read.filter(isNotFirst).map(besideOf(true)), ...unread.map(besideOf(false))]
  async function* batches() {
    for (const sheet of read) yield* batchesOf(workbook, sheet, whole, nameOf(sheet))
  }
  return {
    header,
    width,
    headerRow,
    above,
    preface: read.flatMap(({ preface }) => preface),
    hidden,
    merged,
    beside,
    sample,
    sheets,
    batches,
  }
}
