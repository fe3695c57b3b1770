import { percentOf } from './amounts/percent.ts'
import { roundToCents, withoutNoise } from './amounts/rounding.ts'
import type { Figures } from './figures.ts'
import type { Rates } from './rates/rates.ts'

/** How a margin is judged. */
export type Band = 'low' | 'ok' | 'good' | 'excellent'

/** Where each band begins, in percent of margin, lowest first; `low` begins anywhere below `ok`. */
export const bands = [
  { band: 'low', from: Number.NEGATIVE_INFINITY },
  { band: 'ok', from: 15 },
  { band: 'good', from: 20 },
  { band: 'excellent', from: 30 },
] as const satisfies readonly { band: Band; from: number }[]

/**
 * The band a margin falls in: its lower border belongs to it. The margin is compared exactly, but
 * for double noise.
 *
 * @param margine margin in percent
 * @example
 * bandOf(19.99) // 'ok'
 * bandOf(20) // 'good'
 */
export function bandOf(margine: number): Band {
  const exact = withoutNoise(margine)
  let reached: Band = 'low'
  for (const { band, from } of bands) if (exact >= from) reached = band
  return reached
}

/**
 * Whether a margin is so near a border (within 0.05 points) that one decimal could show the wrong
 * band.
 *
 * @example
 * isNearBorder(19.97) // true
 * isNearBorder(19.9) // false
 */
export function isNearBorder(margine: number): boolean {
  return bands.some(({ from }) => Math.abs(withoutNoise(margine - from)) <= 0.05)
}

/** How a result is judged: the band of its margin, or a loss. */
export type Verdict = Band | 'loss'

/**
 * Whether a cent or more is lost: anything less is noise of the sums, and reads 0,00 €.
 *
 * @example
 * isLoss({ guadagno: -0.01 }) // true
 * isLoss({ guadagno: -1e-15 }) // false
 */
export function isLoss({ guadagno }: Pick<Figures, 'guadagno'>): boolean {
  return roundToCents(guadagno) < 0
}

/**
 * The verdict on a result.
 *
 * @example
 * verdictOf({ guadagno: 8, margine: 25 }) // 'good'
 */
export function verdictOf(result: Pick<Figures, 'guadagno' | 'margine'>): Verdict {
  return isLoss(result) ? 'loss' : bandOf(result.margine)
}

/**
 * The verdict on a result by some rates; null where they may not be the seller's, and nothing is judged.
 *
 * @example
 * verdictBy(ratesOf({ ...defaultFormData, paese: 'FR', regime: 'forfettario' }), figures) // null
 */
export const verdictBy = (
  { isOwnRegime }: Pick<Rates, 'isOwnRegime'>,
  result: Pick<Figures, 'guadagno' | 'margine'>,
): Verdict | null => (isOwnRegime ? verdictOf(result) : null)

/**
 * Markup («ricarico»): profit in percent of all that the sale costs, VAT left out.
 *
 * @example
 * ricaricoOf({ guadagno: 20, costiTotali: 80 }) // 25: a margin of 20 % is a markup of 25 %
 */
export function ricaricoOf({
  guadagno,
  costiTotali,
}: Pick<Figures, 'guadagno' | 'costiTotali'>): number {
  return percentOf(guadagno, costiTotali)
}
