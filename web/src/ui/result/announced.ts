import { type Currency, verdictOf } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { formatMargin, formatMoney } from '../../format.ts'
import type { ShownCalculation } from './shown-calculation.ts'

const words = strings.results

/** The verdict in a sentence; nothing where nothing is shown. */
export function announced(calculation: ShownCalculation | null, currency: Currency): string {
  if (calculation === null) return ''
  if (!calculation.ok) return words.announceMissing
  const { result } = calculation
  const band = verdictOf(result)
  return words.announce(
    formatMargin(result.margine),
    formatMoney(result.guadagno, currency),
    band === 'loss' ? words.loss : words.bands[band],
  )
}
