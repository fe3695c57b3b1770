import type { Currency } from '@margine/engine'
import { announced } from './announced.ts'
import type { ShownCalculation } from './shown-calculation.ts'

type Props = { calculation: ShownCalculation | null; currency: Currency }

/** The verdict in a sentence, for those who don't see it change: the one that a screen with a result announces. */
export function Announcement({ calculation, currency }: Props) {
  return (
    <p role="status" className="visually-hidden">
      {announced(calculation, currency)}
    </p>
  )
}
