import type { CalculationFormData } from '@margine/engine'
import { memo } from 'react'
import { Button } from '../../ui/Button.tsx'
import { words } from './words.ts'

type Props = {
  /** Whether the screen is in view. Out of view it costs a keystroke nothing. */
  shown: boolean
  form: CalculationFormData
  /** Takes a price into the calculation, as it is entered there. */
  onApply: (prezzoVendita: string) => void
  onBack: () => void
}

/** Which prices reach what the seller wants. */
export const RightPriceScreen = memo(
  function RightPriceScreen({ shown, onBack }: Props) {
    if (!shown) return null
    return (
      <>
        <Button onClick={onBack}>{words.back}</Button>
        <h1>{words.title}</h1>
      </>
    )
  },
  (_, { shown }) => !shown,
)
