import { exactly, type Figure, told } from '../row.ts'
import type { ShopCounts } from './expected.ts'
import type { Judged } from './results.ts'

/** A large file, and what is done with it. */
export type Shop = {
  /** Where further files are put. */
  folder: string
  file: string
  rows: number
  /** Of so many rows one is held against the calculator's whole result. */
  every: number
  /** The day of the fees. */
  tariffe: string
  expected: ShopCounts
}

/** Of a thousand rows one has no cost, and three can't be used. */
export const withoutCost = ({ rows }: Shop) => rows / 1_000
export const usable = (shop: Shop) => shop.rows - 3 * withoutCost(shop)

/** What was found in a file of results. */
export function judgedFigures(what: string, judged: Judged, rows: number, shop: Shop): Figure[] {
  const { wrong, sampled, wrongSampled, sum } = judged
  return [
    exactly(`${what}: rows`, judged.rows, rows),
    exactly(`${what}: all profits`, (sum / 100).toFixed(2), shop.expected.sum.toFixed(2)),
    exactly(`${what}: rows with another profit or margin`, wrong.join(', ') || 0, 0),
    told(`${what}: rows held against all that the calculator says`, String(sampled)),
    exactly(`${what}: cells of those that differ`, wrongSampled.join('; ') || 0, 0),
  ]
}
