import type { Verdict } from '../verdict.ts'
import type { FigureColumns } from './recalculate.ts'
import { verdictAt, verdicts } from './verdicts.ts'

/** Equal bins of the margin: the first holds what is lower too, the last what is higher. */
export type Bins = { from: number; step: number; count: number }

/** All rows in figures. */
export type BulkSummary = {
  /** How many rows there are of each verdict. */
  verdicts: Record<Verdict, number>
  /** How many have no figures. */
  without: number
  /** The sum of the profits, of one sale each. */
  guadagno: number
  /** How many margins are in each bin. */
  margini: Uint32Array
}

/** Noise that may have taken a margin below a border. */
const noise = 1e-10

/**
 * The bin that a margin is in: its lower border belongs to it.
 *
 * @example
 * binOf(20, { from: -10, step: 5, count: 10 }) // 6: from 20 to 25
 */
export function binOf(margine: number, { from, step, count }: Bins): number {
  const bin = Math.floor((margine + noise - from) / step)
  if (bin < 0) return 0
  return bin < count ? bin : count - 1
}

/** What is counted of rows, block after block. */
type Counts = { verdicts: Uint32Array; margini: Uint32Array; guadagno: number }

type Counted = Pick<FigureColumns, 'guadagno' | 'margine'>

export const noCounts = ({ count }: Bins): Counts => ({
  verdicts: new Uint32Array(verdicts.length + 1),
  margini: new Uint32Array(count),
  guadagno: 0,
})

/** Counts so many further rows. */
export function countRows(
  { guadagno, margine }: Counted,
  length: number,
  bins: Bins,
  counts: Counts,
): void {
  const { verdicts: counted, margini } = counts
  let sum = counts.guadagno
  for (let row = 0; row < length; row++) {
    const profit = guadagno[row] as number
    const margin = margine[row] as number
    const verdict = verdictAt(profit, margin)
    counted[verdict] = (counted[verdict] as number) + 1
    if (verdict === verdicts.length) continue
    sum += profit
    const bin = binOf(margin, bins)
    margini[bin] = (margini[bin] as number) + 1
  }
  counts.guadagno = sum
}

export function summaryFrom({ verdicts: counted, margini, guadagno }: Counts): BulkSummary {
  const [loss = 0, low = 0, ok = 0, good = 0, excellent = 0, without = 0] = counted
  return { verdicts: { loss, low, ok, good, excellent }, without, guadagno, margini }
}

/**
 * The figures of so many rows, summed up and counted.
 *
 * @example
 * const figures = { guadagno: Float64Array.of(-2, 8), margine: Float64Array.of(-40, 25) }
 * summaryOf(figures, 2, { from: -10, step: 5, count: 10 }).verdicts.loss // 1
 */
export function summaryOf(figures: Counted, length: number, bins: Bins): BulkSummary {
  const counts = noCounts(bins)
  countRows(figures, length, bins, counts)
  return summaryFrom(counts)
}
