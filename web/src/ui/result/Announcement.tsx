import { type CalculationResult, type Rates, verdictBy } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { formatMargin, formatMoney } from '../../format.ts'

/** A calculation or a simulation, as far as showing it needs. */
export type ShownCalculation = { ok: true; result: CalculationResult } | { ok: false }

const words = strings.results

/** The verdict in a sentence, with an aside after it; nothing where nothing is shown. */
export function announced(
  calculation: ShownCalculation | null,
  rates: Pick<Rates, 'country' | 'isOwnRegime' | 'taxes'>,
  aside = '',
): string {
  if (calculation === null) return ''
  if (!calculation.ok) return words.announceMissing
  const { result } = calculation
  const band = verdictBy(rates, result)
  return words.announce(
    formatMargin(result.margine),
    formatMoney(result.guadagno, rates.country.currency),
    (band === null ? words.unjudged : { ...words, ...words.bands }[band]) + aside,
  )
}

type Props = {
  calculation: ShownCalculation | null
  rates: Pick<Rates, 'country' | 'isOwnRegime' | 'taxes'>
  /** What is said after the band, beginning with a space. */
  aside?: string
}

/** The verdict in a sentence, for those who don't see it change: the one that a screen with a result announces. */
export function Announcement({ calculation, rates, aside }: Props) {
  return (
    <p role="status" className="visually-hidden">
      {announced(calculation, rates, aside)}
    </p>
  )
}
