import type { CalculationFormData } from '@margine/engine'
import { memo } from 'react'
import { Button } from '../../ui/Button.tsx'
import { words } from './words.ts'

type Props = {
  /** Whether the screen is in view. Out of view it costs a keystroke nothing. */
  shown: boolean
  form: CalculationFormData
  onBack: () => void
}

/** What the same product leaves on every marketplace and in every country. */
export const WhereToSellScreen = memo(
  function WhereToSellScreen({ shown, onBack }: Props) {
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
