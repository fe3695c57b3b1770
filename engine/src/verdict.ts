import { percentOf } from './amounts/percent.ts'
import { roundToCents, withoutNoise } from './amounts/rounding.ts'
import type { Figures } from './figures.ts'
import type { Rates } from './rates/rates.ts'
import type { CalculationResult } from './result.ts'

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

/** How a result is judged: the band of its margin, a loss, or a profit of which taxes and contributions leave nothing. */
export type Verdict = Band | 'loss' | 'taxedAway'

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

/** Whether less than a cent is left of a profit after taxes and contributions. */
const isTaxedAway = (dopoImposte: number): boolean => roundToCents(dopoImposte) <= 0

/**
 * The verdict on a result.
 *
 * @param dopoImposte what taxes and contributions leave of the profit; null where they are no part of the verdict
 * @example
 * verdictOf({ guadagno: 8, margine: 25, dopoImposte: null }) // 'good'
 * verdictOf({ guadagno: 8, margine: 25, dopoImposte: -0.4 }) // 'taxedAway'
 */
export function verdictOf({
  guadagno,
  margine,
  dopoImposte,
}: Pick<Figures, 'guadagno' | 'margine'> & { dopoImposte: number | null }): Verdict {
  if (isLoss({ guadagno })) return 'loss'
  return dopoImposte !== null && isTaxedAway(dopoImposte) ? 'taxedAway' : bandOf(margine)
}

/**
 * The taxes that are part of a verdict: in the forfettario regime, once the seller said which contributions they pay, if any.
 *
 * @example
 * judgedTaxes(ratesOf({ ...defaultFormData, regime: 'forfettario' })) // null: nothing is said of contributions
 */
export const judgedTaxes = ({ taxes }: Pick<Rates, 'taxes'>): Rates['taxes'] =>
  taxes?.isJudged === true ? taxes : null

/** What a sale comes to, or a result made of that, perhaps by older rates. */
type Judged =
  | Pick<Figures, 'guadagno' | 'margine' | 'prezzoVendita' | 'quotaResi'>
  | Pick<CalculationResult, 'guadagno' | 'margine' | 'imposte'>

/**
 * The verdict on a result by some rates; null where they may not be the seller's, and nothing is judged.
 *
 * @example
 * verdictBy(ratesOf({ ...defaultFormData, paese: 'FR', regime: 'forfettario' }), figures) // null
 */
export function verdictBy(
  rates: Pick<Rates, 'isOwnRegime' | 'taxes'>,
  result: Judged,
): Verdict | null {
  if (!rates.isOwnRegime) return null
  const taxes = judgedTaxes(rates)
  const imposte = 'quotaResi' in result ? taxes?.on(result) : taxes && result.imposte
  return verdictOf({ ...result, dopoImposte: imposte?.dopoImposte ?? null })
}

/**
 * Whether a verdict says that nothing is left.
 *
 * @example
 * leavesNothing('taxedAway') // true
 */
export const leavesNothing = (verdict: Verdict | null): boolean =>
  verdict === 'loss' || verdict === 'taxedAway'

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
