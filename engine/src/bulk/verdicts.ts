import { roundToCents, withoutNoise } from '../amounts/rounding.ts'
import { bands, type Verdict } from '../verdict.ts'
import { lastWhere } from './last-where.ts'

/** The verdicts from the worst to the best. */
export const verdicts = [
  'loss',
  'taxedAway',
  'low',
  'ok',
  'good',
  'excellent',
] as const satisfies Verdict[]

/** The last profit that is a loss. */
export const lastLoss = lastWhere((guadagno) => roundToCents(guadagno) < 0, -1, 0)

/** The most that taxes and contributions can leave and it is nothing. */
export const lastTaxedAway = lastWhere((dopoImposte) => roundToCents(dopoImposte) <= 0, 0, 1)

/** The last margin that is below each band but the lowest. */
const [belowOk, belowGood, belowExcellent] = ([1, 2, 3] as const).map((at) =>
  lastWhere(
    (margine) => withoutNoise(margine) < bands[at].from,
    bands[at].from - 1,
    bands[at].from,
  ),
) as [number, number, number]

/**
 * The verdict on a row by its place in {@link verdicts}; 6 where it has no figures. It rounds nothing and doesn't branch:
 * in an order of no kind every other branch would be mispredicted.
 *
 * @param dopoImposte NaN where taxes are no part of the verdict
 * @example
 * verdicts[verdictAt(8, 25, Number.NaN)] // 'good'
 */
export function verdictAt(guadagno: number, margine: number, dopoImposte: number): number {
  const band =
    1 + Number(margine > belowOk) + Number(margine > belowGood) + Number(margine > belowExcellent)
  const kept = 1 + band * (1 - Number(dopoImposte <= lastTaxedAway))
  return kept * Number(guadagno > lastLoss) + verdicts.length * Number(Number.isNaN(guadagno))
}
