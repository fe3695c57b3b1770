import type { Wanted } from './best-sheet.ts'
import { openBook } from './book-table.ts'
import type { Batch, Cell } from './cell.ts'
import { Decoder, type Decoding } from './decode.ts'
import { headed } from './headed.ts'
import { isListHeader, type KnownHeader } from './header.ts'
import type { Sheets } from './sheet-choice.ts'
import { firstBytes, type Source } from './source.ts'
import { readBeginning, textBatches } from './text-table.ts'
import { Unreadable } from './unreadable.ts'
import type { Pause } from './xml-parts.ts'

/** A row above a header. */
export type RowAbove = { number: number; sheet: string }

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
  /** Every row above the header; of several sheets those of the first. */
  preface: readonly (readonly Cell[])[]
  /** The columns that a workbook hides. */
  hidden: ReadonlySet<number>
  /** The columns in which a workbook merges cells of several rows: what they say, they say of each. */
  merged: ReadonlySet<number>
  /** What its cells are cut at; null for a workbook. */
  delimiter: string | null
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
  broken: new Set(),
  decoding: null,
})

const noColumns: ReadonlySet<number> = new Set()

async function openText(source: Source, isKnown: KnownHeader): Promise<Table> {
  const { rows, broken, dialect, decoding } = await readBeginning(source, isKnown)
  const { header, width, at, above, preface, sample } = headed(rows, isKnown)
  const headerRow = at + 1
  return {
    name: source.name,
    header,
    width,
    headerRow,
    above: above.map((place) => ({ number: place + 1, sheet: '' })),
    preface,
    hidden: noColumns,
    merged: noColumns,
    sample,
    delimiter: dialect.delimiter,
    broken: new Set(rows.filter((_, place) => broken.has(place))),
    decoding,
    sheets: null,
    batches: () => textBatches(source.chunks(), new Decoder(decoding), dialect, headerRow),
  }
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
