import type { Verdict } from '../verdict.ts'
import type { FigureColumns } from './recalculate.ts'
import { belowExcellent, belowGood, belowOk, lastLoss } from './verdicts.ts'

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
export type Counts = {
  rows: number
  without: number
  guadagno: number
  /** How many rows are no loss; of them, how many have a margin above each border of the bands. */
  gains: number
  aboveLow: number
  aboveOk: number
  aboveGood: number
  /** How many have a margin below the one that is wanted. */
  below: number
  /** Rows without figures count in the first bin. */
  margini: Uint32Array
}

type Counted = Pick<FigureColumns, 'guadagno' | 'margine'>

export const noCounts = ({ count }: Bins): Counts => ({
  rows: 0,
  without: 0,
  guadagno: 0,
  gains: 0,
  aboveLow: 0,
  aboveOk: 0,
  aboveGood: 0,
  below: 0,
  margini: new Uint32Array(count),
})

/** Counts verdicts by arithmetic, as `verdictAt` has them: a branch would be mispredicted for every other row. */
function countVerdicts(
  { guadagno, margine }: Counted,
  length: number,
  wanted: number,
  counts: Counts,
): void {
  let [without, below, sum] = [0, 0, counts.guadagno]
  let [gains, aboveLow, aboveOk, aboveGood] = [0, 0, 0, 0]
  for (let row = 0; row < length; row++) {
    const profit = guadagno[row] as number
    const margin = margine[row] as number
    const isMissing = Number.isNaN(profit)
    const isGain = Number(profit > lastLoss)
    gains += isGain
    aboveLow += isGain & Number(margin > belowOk)
    aboveOk += isGain & Number(margin > belowGood)
    aboveGood += isGain & Number(margin > belowExcellent)
    below += Number(margin < wanted)
    without += Number(isMissing)
    sum += isMissing ? 0 : profit
  }
  counts.rows += length
  counts.without += without
  counts.below += below
  counts.guadagno = sum
  counts.gains += gains
  counts.aboveLow += aboveLow
  counts.aboveOk += aboveOk
  counts.aboveGood += aboveGood
}

/** Counts margins as `binOf` has them. */
function countMargins(margine: Float64Array, length: number, bins: Bins, margini: Uint32Array) {
  const { from, step, count } = bins
  const last = count - 1
  for (let row = 0; row < length; row++) {
    const place = ((margine[row] as number) + noise - from) / step
    const beyond = (Math.max(place, 0) | 0) - last
    // The last bin, less what is missing to it: -1 where something is, 0 where nothing.
    const bin = last + (beyond & (beyond >> 31))
    margini[bin] = (margini[bin] as number) + 1
  }
}

/** Counts so many further rows. */
export function countRows(
  figures: Counted,
  length: number,
  bins: Bins,
  wanted: number,
  counts: Counts,
): void {
  countVerdicts(figures, length, wanted, counts)
  countMargins(figures.margine, length, bins, counts.margini)
}

export function summaryFrom(counts: Counts): BulkSummary {
  const { rows, without, guadagno, gains, aboveLow, aboveOk, aboveGood } = counts
  const margini = counts.margini.slice()
  margini[0] = (margini[0] as number) - without
  return {
    verdicts: {
      loss: rows - without - gains,
      low: gains - aboveLow,
      ok: aboveLow - aboveOk,
      good: aboveOk - aboveGood,
      excellent: aboveGood,
    },
    without,
    guadagno,
    margini,
  }
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
  countRows(figures, length, bins, Number.NEGATIVE_INFINITY, counts)
  return summaryFrom(counts)
}
