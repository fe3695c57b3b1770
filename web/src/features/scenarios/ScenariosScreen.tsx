import type { CalculationFormData, FormCalculation } from '@margine/engine'
import { memo } from 'react'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScenarioBench } from './ScenarioBench.tsx'
import type { AppliedAmounts } from './scenario.ts'
import { words } from './words.ts'

type Props = {
  /** Whether the screen is in view. Out of view it stays as it was, and costs a keystroke nothing. */
  shown: boolean
  form: CalculationFormData
  /** Which sale it is: another begins its scenarios again; the same one finds them as they were. */
  revision: number
  calculation: FormCalculation | null
  onApply: (amounts: AppliedAmounts) => void
  onBack: () => void
}

/** What would happen with another price, cost, shipping or commission. */
export const ScenariosScreen = memo(
  function ScenariosScreen({ shown, form, revision, calculation, onApply, onBack }: Props) {
    if (!shown) return null
    if (!calculation?.ok)
      return (
        <EmptyState heading="h1" title={words.emptyTitle} text={words.emptyText}>
          <Button onClick={onBack}>{words.back}</Button>
        </EmptyState>
      )
    return (
      <ScenarioBench
        key={revision}
        form={form}
        original={calculation.result}
        onApply={onApply}
        onBack={onBack}
      />
    )
  },
  (_, { shown }) => !shown,
)
