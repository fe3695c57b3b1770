import { leastOf } from '../extremes.ts'
import { recognise } from '../layouts/recognise.ts'
import { amountColumns, type Mapping } from '../layouts/role.ts'
import { slips } from '../numbers/column-style.ts'
import { kindOf } from '../numbers/number-style.ts'
import { type Cell, type Row, textIn } from './cell.ts'
import { cents, cutsIn, decimals, hasLowCents, hasMore, isCut, isHalved } from './cuts.ts'
import { Neighbours } from './neighbours.ts'
import { ofMost, ofNearlyAll, ofSome } from './shares.ts'
import type { Table } from './table.ts'

type Beginning = Pick<Table, 'header' | 'width' | 'sample' | 'delimiter'>

/** Whether a row has one cell more than the header for each amount that was cut, and something in them. */
const isLonger = (row: Row, width: number, from: number): boolean =>
  hasMore(row, width) && row.length === width + cutsIn(row, from, cents).length

/** Whether amounts of a column could be cut in two: what is behind them makes no sense as it stands. */
function couldBeCut(
  { header, sample }: Beginning,
  neighbours: Neighbours,
  amounts: readonly number[],
): boolean {
  const full = sample.filter(({ length }) => length >= header.length)
  return amounts.some((at) => {
    const said = full.filter((row) => textIn(row[at]) !== '')
    return (
      ofNearlyAll(said, (row) => isCut(row, at, cents)) &&
      (ofMost(said, (row) => !neighbours.makesSense(row, at + 1)) ||
        ofSome(said, (row) => neighbours.isLowAmount(row, at + 1)))
    )
  })
}

/** Whether more rows than may be slips could hold halves of amounts where no number belongs. */
function areOdd({ sample }: Beginning, neighbours: Neighbours, from: number): boolean {
  if (ofSome(sample, (row) => neighbours.isMoved(row, from))) return true
  const areComplete = ofSome(sample, (row) => neighbours.isComplete(row))
  return !areComplete && ofSome(sample, (row) => neighbours.endsInHalves(row, from))
}

/** The first amount that may be cut in two, with a comma between its halves; null where there is none. */
export function doubtfulAmount({ sample }: Pick<Table, 'sample'>, mapping: Mapping): string | null {
  const amounts = amountColumns(mapping)
  for (const row of sample) {
    const at = amounts.find((column) => isCut(row, column, decimals))
    if (at !== undefined) return `${textIn(row[at])},${textIn(row[at + 1])}`
  }
  return null
}

const hasDecimals = (cell: Cell | undefined): boolean =>
  ['dot', 'comma'].includes(kindOf(textIn(cell)))

/** Whether nothing can be cut: cells hold decimals, or it is a known file with rows as wide as its header. */
function isSound({ header, sample }: Beginning, amounts: readonly number[]): boolean {
  const sound = sample.filter((row) => amounts.some((at) => hasDecimals(row[at])))
  if (sound.length * slips >= sample.length) return true
  const fitting = sample.filter(({ length }) => length <= header.length)
  return fitting.length * 2 > sample.length && recognise(header) !== null
}

/**
 * Whether a text that is cut at commas has decimal commas too, without quotes: its amounts are then in two cells, and each
 * could be taken for another. `doubtful` where they may as well be whole.
 *
 * @example
 * decimalCommasIn(table, { sku: [0], price: [1], cost: [2] }) // 'cut' where its rows are `A,12,50,7,30`
 */
export function decimalCommasIn(table: Beginning, mapping: Mapping): 'none' | 'doubtful' | 'cut' {
  const { header, sample, delimiter } = table
  const amounts = amountColumns(mapping)
  if (delimiter !== ',' || amounts.length === 0 || sample.length === 0) return 'none'
  if (isSound(table, amounts)) return 'none'
  const from = leastOf(amounts)
  if (ofMost(sample, (row) => isLonger(row, header.length, from))) return 'cut'
  const areHalved = (row: Row) => isHalved(row, from, cents)
  if (sample.every((row) => areHalved(row) && hasLowCents(row, from))) return 'cut'
  const areMany = (row: Row) => hasLowCents(row, from) || cutsIn(row, from, cents).length > 1
  if (ofNearlyAll(sample, (row) => areHalved(row) && areMany(row))) return 'doubtful'
  const neighbours = new Neighbours(table, mapping)
  return couldBeCut(table, neighbours, amounts) || areOdd(table, neighbours, from)
    ? 'doubtful'
    : 'none'
}
