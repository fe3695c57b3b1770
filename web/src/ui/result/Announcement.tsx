import { type Currency, verdictOf } from '@margine/engine'
import { formatMargin, formatMoney } from '../../format.ts'
import { strings } from '../../strings.ts'
import type { ShownCalculation } from './shown-calculation.ts'

const words = strings.results

type Props = { calculation: ShownCalculation | null; currency: Currency }

/** The page's one live region: the verdict in a sentence, for those who don't see it change. */
export function Announcement({ calculation, currency }: Props) {
  return (
    <p role="status" className="visually-hidden">
      {sentence(calculation, currency)}
    </p>
  )
}

function sentence(calculation: ShownCalculation | null, currency: Currency): string {
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
