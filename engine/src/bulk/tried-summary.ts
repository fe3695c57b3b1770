import { noise } from '../solve/goal.ts'
import { type BulkColumns, rowsFrom } from './columns.ts'
import { figureColumns, recalculate } from './recalculate.ts'
import { type Bins, type BulkSummary, countRows, noCounts, summaryFrom } from './summary.ts'
import type { Tariffs } from './tariffs.ts'
import type { WhatIf } from './what-if.ts'

/** All rows in figures, and how many of them have a margin below the one that is wanted. */
export type TriedSummary = BulkSummary & { below: number }

/** The figures of so many rows stay in a near memory. */
const blockLength = 8192

/**
 * All rows summed up without their figures being kept, which is half the work of {@link recalculate} and `summaryOf`.
 *
 * @param wanted the margin that every row should have, in percent
 * @example
 * triedSummary(columns, tariffs, { ...asItIs, prezzo: 5 }, { from: -20, step: 5, count: 16 }, 20).below
 */
export function triedSummary(
  columns: BulkColumns,
  tariffs: Tariffs,
  whatIf: WhatIf,
  bins: Bins,
  wanted: number,
): TriedSummary {
  const figures = figureColumns(blockLength)
  const counts = noCounts(bins)
  for (let from = 0; from < columns.length; from += blockLength) {
    const rows = rowsFrom(columns, from, Math.min(from + blockLength, columns.length))
    recalculate(rows, tariffs, figures, whatIf)
    countRows(figures, rows.length, bins, wanted - noise, counts)
  }
  return { ...summaryFrom(counts), below: counts.below }
}
