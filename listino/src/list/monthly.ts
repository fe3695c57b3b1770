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

/** Whether an article breaks even at a price near its own. */
export const isMended = (price: number, breakEven: number): boolean =>
  breakEven <= price * (1 + mostRisePercent / 100)

/** As many pieces as the article in the middle sells; NaN where nobody says any. */
export function middleIn(sales: Float64Array): number {
  const known = sales.filter((pieces) => !Number.isNaN(pieces)).sort()
  return known[known.length >> 1] ?? Number.NaN
}

/** Articles that lose money, sell fewer pieces than the one in the middle, and break even at no price that is near theirs. */
export async function droppable(of: Recalculated, pause: Pause): Promise<Droppable> {
  const even = await of.breakEven(pause)
  const { length } = even
  const below = middleIn(Float64Array.from({ length }, (_, row) => of.monthlySalesOf(row)))
  const found = { rows: new Uint8Array(length), count: 0, below, unknown: 0 }
  await inSlices(length, pause, (from, to) => {
    for (let row = from; row < to; row++) {
      if (!of.isLost(row)) continue
      const pieces = of.monthlySalesOf(row)
      found.unknown += Number(Number.isNaN(pieces))
      if (pieces < below && !isMended(of.priceOf(row), even[row] as number)) {
        found.rows[row] = 1
        found.count++
      }
    }
  })
  return found
}
