import type { Recalculated } from './recalculated.ts'
import { inSlices, type Pause } from './turns.ts'

/** What is so of a piece of every row, of those of a month; NaN where nobody says how many are sold. */
export const monthly = (ofPiece: Float64Array, of: Recalculated): Float64Array =>
  ofPiece.map((amount, row) => amount * of.monthlySalesOf(row))

/** The same, but of one piece where nobody says how many are sold. */
export function monthlyOrOnce(ofPiece: Float64Array, of: Recalculated): Float64Array {
  return ofPiece.map((amount, row) => {
    const pieces = of.monthlySalesOf(row)
    return Number.isNaN(pieces) ? amount : amount * pieces
  })
}

/** Of how many of the first articles nobody says how many are sold. */
export function withoutSales(of: Recalculated, length: number): number {
  let count = 0
  for (let row = 0; row < length; row++) count += Number(Number.isNaN(of.monthlySalesOf(row)))
  return count
}

/** A price that has to rise by more percent than this is no help. */
export const mostRisePercent = 20

/** Articles to give up. */
export type Droppable = {
  /** 1 for each of them. */
  rows: Uint8Array
  count: number
  /** They sell fewer pieces a month than this, which the article in the middle sells; NaN where nobody says any. */
  below: number
  /** How many lose money, and nobody says how many of them are sold. */
  unknown: number
}

/** As many pieces as the article in the middle sells; NaN where there is none. */
function middleOf(of: Recalculated, length: number): number {
  const sales = Float64Array.from({ length }, (_, row) => of.monthlySalesOf(row))
  const known = sales.filter((pieces) => !Number.isNaN(pieces)).sort()
  return known[known.length >> 1] ?? Number.NaN
}

/** Articles that lose money, sell fewer pieces than the one in the middle, and break even at no price that is near theirs. */
export async function droppable(of: Recalculated, pause: Pause): Promise<Droppable> {
  const even = await of.breakEven(pause)
  const { length } = even
  const found = { rows: new Uint8Array(length), count: 0, below: middleOf(of, length), unknown: 0 }
  await inSlices(length, pause, (from, to) => {
    for (let row = from; row < to; row++) {
      if (!of.isLost(row)) continue
      const pieces = of.monthlySalesOf(row)
      found.unknown += Number(Number.isNaN(pieces))
      const most = of.priceOf(row) * (1 + mostRisePercent / 100)
      if (pieces < found.below && !((even[row] as number) <= most)) {
        found.rows[row] = 1
        found.count++
      }
    }
  })
  return found
}
