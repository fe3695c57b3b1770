import { ordersIn } from '../layouts/orders.ts'
import { propose } from '../layouts/propose.ts'
import { kindOf } from '../numbers/number-style.ts'
import { amountTextIn, type Cell, isBlank } from './cell.ts'
import { type Headed, headed } from './headed.ts'
import type { KnownHeader } from './header.ts'
import { asTitles, filled } from './merged-cells.ts'
import type { SheetRow } from './row-scan.ts'
import { beginningOf } from './sheet.ts'
import type { Merge } from './sheet-frame.ts'
import { allColumns, cut, type Span, tablesIn } from './side-by-side.ts'
import type { Sheet, Workbook } from './workbook.ts'

/** What a file is opened for. */
export type Wanted = {
  /** Tells the header of a known file. */
  isKnown: KnownHeader
  /** Of the sheets of a workbook one with this amount is read. */
  amount: 'price' | 'cost'
}

/** A table on a sheet, with its first rows. */
export type LookedAt = Omit<Headed<Cell[]>, 'above'> & {
  sheet: Sheet
  /** Its columns, where others stand beside it. */
  span: Span
  /** The number of the row that names its columns; 0 where none does. */
  headerRow: number
  /** The numbers of the rows above it that hold figures. */
  above: readonly number[]
  /** Which of its columns are hidden. */
  hidden: ReadonlySet<number>
  /** The cells below the header that are merged. */
  merges: readonly Merge[]
}

/** The tables on a sheet, by so many of its rows. */
export async function lookedAt(
  workbook: Workbook,
  sheet: Sheet,
  count: number,
  isKnown: KnownHeader,
): Promise<LookedAt[]> {
  const { rows, frame } = await beginningOf(workbook, sheet, count)
  const { merges } = frame
  const titles = asTitles(rows, merges)
  const parted = withGaps(titles.rows)
  const found = headed(
    parted.map(({ cells }) => cells),
    isKnown,
  )
  const numberOf = (place: number) => parted[place]?.number ?? 0
  const headerRow = numberOf(found.at)
  const below = merges.filter(({ top }) => top > headerRow)
  // What titles make of the rows below a header is none of their cells.
  const body = filled(
    rows.filter(({ number }) => number > headerRow),
    below,
  )
  const seen = body.filter((row) => !row.isHidden)
  const sample = (seen.length === 0 ? body : seen).map(({ cells }) => cells)
  const hidden = new Set(
    found.header.map((_, column) => column).filter((column) => frame.isHidden(column)),
  )
  const above = found.above.map(numberOf)
  // Titles that were joined with those below them stand no longer above.
  const preface = titles.joined.has(headerRow) ? found.preface.slice(0, -1) : found.preface
  const whole = { ...found, sheet, headerRow, above, preface, sample, hidden, merges: below }
  const spans = found.at === -1 ? [allColumns] : tablesIn(found.header, sample)
  return spans.map((span) => partOf({ ...whole, span }))
}

/** A table without those beside it. */
function partOf(table: LookedAt): LookedAt {
  const { span, header, hidden, sample } = table
  if (span === allColumns) return table
  const own = cut(header, span)
  const isFirst = span.from === 0
  return {
    ...table,
    header: own,
    width: own.length,
    hidden: new Set(own.map((_, at) => at).filter((at) => hidden.has(span.from + at))),
    sample: sample.map((row) => cut(row, span)).filter((row) => !isBlank(row)),
    above: isFirst ? table.above : [],
    preface: isFirst ? table.preface : [],
  }
}

/** A sheet leaves blank rows out; one stands for those between two tables, which tell where the first ends. */
const withGaps = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.flatMap((row, at) => {
    const before = rows[at - 1]?.number ?? row.number - 1
    return before + 1 < row.number
      ? [{ number: row.number - 1, cells: [], isHidden: false }, row]
      : [row]
  })

export const isTable = ({ at, width, sample }: LookedAt): boolean =>
  at === -1 ? sample.some((row) => row.length > 1) : width > 1

const isNumber = (cell: Cell): boolean =>
  !['empty', 'unknown', 'notANumber'].includes(kindOf(amountTextIn(cell)))

/** The score of a sheet without known titles: numbers in most of its rows, a header, rows below it. */
function plainWeight({ at, sample }: LookedAt, isKnown: boolean): number {
  const numbered = sample.filter((row) => row.some(isNumber))
  if (numbered.length * 2 > sample.length) return at === -1 ? 4 : 5
  if (at === -1) return 0
  return sample.length > 0 ? 3 : Number(isKnown) + 1
}

/**
 * What speaks for a sheet, the weightiest in front: a known file, then articles with the wanted amount, then articles with
 * prices or costs, then how many columns
 * have titles that we know, then how many may have, then the rest.
 */
function weightsOf(sheet: LookedAt, { isKnown: isKnownHeader, amount }: Wanted): readonly number[] {
  const { at, header, sample, hidden } = sheet
  const isKnown = at !== -1 && isKnownHeader(header)
  const plain = plainWeight(sheet, isKnown)
  const areNone = at === -1 || sample.length === 0 || (!isKnown && ordersIn(header) !== null)
  if (areNone) return [0, 0, 0, 0, 0, plain]
  const { mapping, certainty } = propose(header, sample, hidden)
  const isNamed = (mapping.sku ?? mapping.name) !== undefined
  const isWanted = isNamed && mapping[amount] !== undefined
  const areArticles = isNamed && (mapping.price ?? mapping.cost) !== undefined
  const degrees = Object.values(certainty)
  const sure = degrees.filter((degree) => degree === 'title').length
  const kinds = [isKnown, isWanted, areArticles].map(Number)
  return [...kinds, sure, degrees.length - sure, plain]
}

function isHeavier(some: readonly number[], others: readonly number[]): boolean {
  const place = some.findIndex((weight, at) => weight !== others[at])
  return (some[place] ?? 0) > (others[place] ?? 0)
}

/** The table that most speaks for; of equal ones the first. */
export function bestOf(sheets: readonly LookedAt[], wanted: Wanted): LookedAt | undefined {
  const weighed = sheets
    .filter(isTable)
    .map((sheet) => ({ sheet, weights: weightsOf(sheet, wanted) }))
  return weighed.reduce<(typeof weighed)[number] | undefined>(
    (best, one) => (best !== undefined && !isHeavier(one.weights, best.weights) ? best : one),
    undefined,
  )?.sheet
}
