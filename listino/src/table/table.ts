import type { Wanted } from './best-sheet.ts'
import { openBook } from './book-table.ts'
import { type Batch, type Cell, headerKey, isBlank, type Row, textIn } from './cell.ts'
import { Decoder, type Decoding } from './decode.ts'
import type { Dialect } from './dialect.ts'
import { headed } from './headed.ts'
import { isListHeader, type KnownHeader } from './header.ts'
import type { Sheets } from './sheet-choice.ts'
import { allColumns, cut, mostTables, nameOfColumns, type Span, tablesIn } from './side-by-side.ts'
import { firstBytes, type Source } from './source.ts'
import { readBeginning, textBatches } from './text-table.ts'
import { Unreadable } from './unreadable.ts'
import type { Pause } from './xml-parts.ts'

/** A row above a header. */
export type RowAbove = { number: number; sheet: string }

/** A table that stands beside another: one with the same titles is read below it. */
type TableBeside = { columns: string; sheet: string; isRead: boolean }

/** A file as rows of cells below a header. */
export type Table = {
  name: string
  /** Names of the columns; «Colonna 1», «Colonna 2», … where the file has none. */
  header: readonly string[]
  /** How many cells the header has, those without a title at its end counted. */
  width: number
  /** Where the header stands, counted from 1; 0 where there is none. Of several sheets that of the first. */
  headerRow: number
  /** The rows above a header that hold figures, which are not read: each by its number, and its sheet where several are read. */
  above: readonly RowAbove[]
  /** Every row above the header; of several sheets those of each. */
  preface: readonly (readonly Cell[])[]
  /** The columns that a workbook hides. */
  hidden: ReadonlySet<number>
  /** The columns in which a workbook merges cells of several rows: what they say, they say of each. */
  merged: ReadonlySet<number>
  /** The other tables that stand beside the first one that is read. */
  beside: readonly TableBeside[]
  /** What its cells are cut at; null for a workbook. */
  delimiter: string | null
  /** How its text is cut; null for a workbook. */
  dialect: Dialect | null
  /** The first rows below it. */
  sample: readonly (readonly Cell[])[]
  /** Those of them with a quote that has no other. */
  broken: ReadonlySet<readonly Cell[]>
  /** What is known of the text of the file, as far as it was read; null for a workbook. */
  decoding: Decoding | null
  /** The sheets of a workbook that are read, and those that aren't; null for a text. */
  sheets: Sheets | null
  /** Every row below the header, from the beginning at each call. */
  batches: () => AsyncGenerator<Batch>
}

const openWorkbook = async (source: Source, choice: Required<TableChoice>): Promise<Table> => ({
  name: source.name,
  ...(await openBook(source, choice)),
  delimiter: null,
  dialect: null,
  broken: new Set(),
  decoding: null,
})

const noColumns: ReadonlySet<number> = new Set()

const isFilled = (cell: Cell | undefined) => textIn(cell) !== ''

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at)

/** The same rows, each in the columns of a table. One that others may have moved is left as it is, and fits none. */
function rowsOf(table: Span, all: readonly Span[], width: number) {
  const columns = new Set(all.flatMap(({ from, to }) => rangeOf(from, Math.min(to, width))))
  const isMoved = (row: Row) => row.some((cell, column) => !columns.has(column) && isFilled(cell))
  return (row: Row): Row => {
    if (!isMoved(row)) return cut(row, table)
    return table.from === 0 ? row : []
  }
}

async function openText(source: Source, isKnown: KnownHeader): Promise<Table> {
  const { rows, broken, dialect, decoding } = await readBeginning(source, isKnown)
  const whole = headed(rows, isKnown)
  const headerRow = whole.at + 1
  const batches = () => textBatches(source.chunks(), new Decoder(decoding), dialect, headerRow)
  const table: Table = {
    name: source.name,
    header: whole.header,
    width: whole.width,
    headerRow,
    above: whole.above.map((place) => ({ number: place + 1, sheet: '' })),
    preface: whole.preface,
    hidden: noColumns,
    merged: noColumns,
    beside: [],
    sample: whole.sample,
    delimiter: dialect.delimiter,
    dialect,
    broken: new Set(rows.filter((_, place) => broken.has(place))),
    decoding,
    sheets: null,
    batches,
  }
  const spans = whole.at === -1 ? [allColumns] : tablesIn(whole.header, whole.sample)
  return spans.length === 1 ? table : leftmost(table, spans)
}

/** The first of the tables that stand side by side in a text, and below it those with its titles. */
function leftmost(whole: Table, spans: readonly Span[]): Table {
  const titlesIn = (span: Span) => cut(whole.header, span)
  const [first = allColumns, ...others] = spans
  const header = titlesIn(first)
  const isAlike = (span: Span) =>
    titlesIn(span).map(headerKey).join('\n') === header.map(headerKey).join('\n')
  const read = [first, ...others.filter(isAlike)].slice(0, mostTables)
  const rowsIn = (span: Span) => rowsOf(span, spans, whole.width)
  async function* batches(): AsyncGenerator<Batch> {
    for (const span of read)
      for await (const batch of whole.batches()) {
        const rows = batch.rows.map(rowsIn(span))
        if (span === first) yield { ...batch, rows }
        else {
          const own = rows.map((row, at) => (batch.broken.has(at) ? [] : row))
          yield { ...batch, rows: own, broken: noColumns, sheet: nameOfColumns(span) }
        }
      }
  }
  const broken = new Set<Row>()
  const sample = read.flatMap((span) =>
    whole.sample.flatMap((row) => {
      const own = rowsIn(span)(row)
      if (whole.broken.has(row) && span === first) broken.add(own)
      return isBlank(own) ? [] : [own]
    }),
  )
  const beside = others.map((span) => ({
    columns: nameOfColumns(span),
    sheet: '',
    isRead: read.includes(span),
  }))
  return { ...whole, header, width: header.length, sample, broken, beside, batches }
}

const startsWith = (bytes: Uint8Array<ArrayBuffer>, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

const zip = [0x50, 0x4b, 0x03, 0x04]
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0]
const pdf = [0x25, 0x50, 0x44, 0x46]

/** Where it is not said what a file is opened for, that is a list of articles. */
export type TableChoice = Partial<Wanted> & {
  /** The sheet of a workbook that is read, by its name in any case, a hidden one too; null for the best. */
  sheet?: string | null
  /** Lets others have their turn while a workbook is read; throws where it isn't wanted any more. */
  pause?: Pause
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Opens a file by what is in it, whatever its name says. Throws `Unreadable` where nothing can be read.
 *
 * @example
 * const table = await openTable(sourceOf(file, file.name))
 * table.header // ['seller-sku', 'price', …]
 */
export async function openTable(
  source: Source,
  { sheet = null, pause = turn, isKnown = isListHeader, amount = 'price' }: TableChoice = {},
): Promise<Table> {
  const begins = await firstBytes(source, 8)
  if (begins.length === 0) throw new Unreadable('empty')
  if (startsWith(begins, zip)) return openWorkbook(source, { sheet, pause, isKnown, amount })
  if (startsWith(begins, compoundFile)) throw new Unreadable('oldExcel')
  if (startsWith(begins, pdf)) throw new Unreadable('notATable')
  if (sheet !== null) throw new Unreadable('unknownSheet')
  return openText(source, isKnown)
}
