import type { Rates } from '@margine/engine'
import { announced } from './announced.ts'
import type { ShownCalculation } from './shown-calculation.ts'

type Props = { calculation: ShownCalculation | null; rates: Pick<Rates, 'country' | 'isOwnRegime'> }

/** The verdict in a sentence, for those who don't see it change: the one that a screen with a result announces. */
export function Announcement({ calculation, rates }: Props) {
  return (
    <p role="status" className="visually-hidden">
      {announced(calculation, rates)}
    </p>
  )
}
