import { type Rates, verdictBy } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { formatMargin, formatMoney } from '../../format.ts'
import type { ShownCalculation } from './shown-calculation.ts'

const words = strings.results

/** The verdict in a sentence; nothing where nothing is shown. */
export function announced(
  calculation: ShownCalculation | null,
  rates: Pick<Rates, 'country' | 'isOwnRegime'>,
): string {
  if (calculation === null) return ''
  if (!calculation.ok) return words.announceMissing
  const { result } = calculation
  const band = verdictBy(rates, result)
  return words.announce(
    formatMargin(result.margine),
    formatMoney(result.guadagno, rates.country.currency),
    band === null ? words.unjudged : band === 'loss' ? words.loss : words.bands[band],
  )
}
