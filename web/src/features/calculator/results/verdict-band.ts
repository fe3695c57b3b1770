import { type Band, bandOf, type CalculationResult } from '@margine/engine'

/** How the screen judges a result: its band, or a loss. */
export type VerdictBand = Band | 'loss'

export function verdictBandOf({ guadagno, margine }: CalculationResult): VerdictBand {
  return guadagno < 0 ? 'loss' : bandOf(margine)
}
