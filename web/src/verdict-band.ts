import { type Band, bandOf, type CalculationResult, roundToCents } from '@margine/engine'

/** How the screen judges a result: its band, or a loss. */
export type VerdictBand = Band | 'loss'

/** Whether a cent or more is lost: anything less is noise of the sums, and reads 0,00 €. */
export function isLoss({ guadagno }: CalculationResult): boolean {
  return roundToCents(guadagno) < 0
}

export function verdictBandOf(result: CalculationResult): VerdictBand {
  return isLoss(result) ? 'loss' : bandOf(result.margine)
}
