import type { Cell } from '../table/cell.ts'
import { amountOf, type DecimalMark, kindOf, provesOf, taken } from './number-style.ts'
import { SimpleNumber } from './simple-number.ts'

/** How a column writes its numbers, as far as its cells show. */
export type ColumnStyle = {
  /** The mark before the decimals that most cells settle; null where none does. */
  mark: DecimalMark | null
  /** Whether some cell shows that three digits after that mark are decimals. */
  isProven: boolean
  /** Whether other cells say otherwise: then a number that can be read in two ways has no meaning. */
  isUnsure: boolean
}

/** One cell in so many may be a slip. */
export const slips = 20

/**
 * `groups`: some cell shows that the other mark parts thousands, `1,250.00`. `sizes` sums up how large the settled numbers
 * are, `doubtfulSizes` the others as decimals: by their logarithms.
 */
type Seen = {
  settled: number
  doubtful: number
  isProven: boolean
  groups: boolean
  sizes: number
  doubtfulSizes: number
}

const nothingSeen = (): Seen => ({
  settled: 0,
  doubtful: 0,
  isProven: false,
  groups: false,
  sizes: 0,
  doubtfulSizes: 0,
})

const sizeOf = (text: string, mark: DecimalMark): number =>
  Math.log(Math.max(0.01, amountOf(taken(text)?.body ?? '', mark)))

const simple = new SimpleNumber()

/** Takes in what a cell shows. */
function see(text: string, seen: Record<DecimalMark, Seen>): void {
  // Most cells are read at once; one of them shows how it is marked, and nothing else.
  if (simple.reads(text) && simple.value >= 0) {
    if (simple.mark === null) return
    seen[simple.mark].settled++
    seen[simple.mark].sizes += Math.log(Math.max(0.01, simple.value))
    return
  }
  const kind = kindOf(text)
  if (kind === 'ambiguous') {
    const mark = text.includes(',') ? 'comma' : 'dot'
    seen[mark].doubtful++
    seen[mark].doubtfulSizes += sizeOf(text, mark)
  }
  if (kind !== 'comma' && kind !== 'dot') return
  seen[kind].settled++
  seen[kind].sizes += sizeOf(text, kind)
  seen[kind].isProven ||= provesOf(text, kind)
  seen[kind].groups ||= text.includes(kind === 'comma' ? '.' : ',')
}

const seenIn = (cells: Iterable<Cell | undefined>): Record<DecimalMark, Seen> => {
  const seen = { comma: nothingSeen(), dot: nothingSeen() }
  for (const cell of cells) if (typeof cell === 'string') see(cell, seen)
  return seen
}

/** Whether the cells of a column settle that its numbers have another mark before their decimals than this. */
export function contradicts(cells: Iterable<Cell | undefined>, mark: DecimalMark): boolean {
  const seen = seenIn(cells)
  const against = seen[mark === 'comma' ? 'dot' : 'comma'].settled
  return against * slips > seen[mark].settled
}

/**
 * Whether `1,125` may be a little more than one in a column with a dot before its decimals: many cells are written so, none
 * shows a thousand, and other columns have a comma there, or nothing settles it and that is nearer to the size of the numbers that
 * are settled. Italians write a comma: one `6.1` is a slip, beside `249.99` none is.
 */
function maySlip({ comma, dot }: Record<DecimalMark, Seen>, others: DecimalMark | null): boolean {
  if (others === 'dot' || dot.groups) return false
  if (comma.doubtful === 0 || dot.settled === 0) return false
  if (others === 'comma') return comma.doubtful * slips >= dot.settled
  const apart = comma.doubtfulSizes / comma.doubtful - dot.sizes / dot.settled
  return comma.doubtful >= dot.settled && Math.abs(apart) < Math.abs(apart + Math.log(1000))
}

/** The mark before the decimals that most cells settle; null where none does. */
const markIn = ({ comma, dot }: Record<DecimalMark, Seen>): DecimalMark | null =>
  comma.settled === dot.settled ? null : comma.settled > dot.settled ? 'comma' : 'dot'

/** @param others what stands before the decimals of the file's other columns; null where they don't tell */
function styleOf(seen: Record<DecimalMark, Seen>, others: DecimalMark | null): ColumnStyle {
  const mark = markIn(seen)
  if (mark === null) return { mark, isProven: false, isUnsure: seen.comma.settled > 0 }
  const { settled, doubtful, isProven } = seen[mark]
  const against = seen[mark === 'comma' ? 'dot' : 'comma'].settled + (isProven ? 0 : doubtful)
  const isDoubted = mark === 'dot' && maySlip(seen, others)
  return { mark, isProven, isUnsure: against * slips > settled || isDoubted }
}

/**
 * How a column writes its numbers.
 *
 * @example
 * columnStyleOf(['1.234', '12,50']) // { mark: 'comma', isProven: false, isUnsure: false }
 */
export const columnStyleOf = (cells: Iterable<Cell | undefined>): ColumnStyle =>
  styleOf(seenIn(cells), null)

/** How each of some columns of one file writes its numbers, by what it and the others show. */
export function columnStylesOf(
  columns: readonly Iterable<Cell | undefined>[],
): readonly ColumnStyle[] {
  const seen = columns.map(seenIn)
  const marks = seen.map(markIn)
  return seen.map((one, at) => styleOf(one, commonMark(marks.filter((_, other) => other !== at))))
}

/** The mark before the decimals that most cells of a column settle; null where none does. */
export const decimalMarkOf = (cells: Iterable<Cell | undefined>): DecimalMark | null =>
  markIn(seenIn(cells))

/** The mark before decimals that all say that say one; null where they differ, or none does. */
function commonMark(marks: readonly (DecimalMark | null)[]): DecimalMark | null {
  const [mark = null, other] = new Set(marks.filter((one) => one !== null))
  return other === undefined ? mark : null
}
