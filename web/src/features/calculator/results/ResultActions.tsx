import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { exportResult } from './export-result.ts'
import styles from './ResultActions.module.css'

const words = strings.results

type Props = {
  form: CalculationFormData
  result: CalculationResult
  onSave: () => void
  /** What to say of the last save, or null. */
  saved: string | null
}

/** What can be done with a result. */
export function ResultActions({ form, result, onSave, saved }: Props) {
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={onSave}>
        {words.save}
      </Button>
      <Button onClick={() => exportResult(form, result)}>{words.export}</Button>
      <p aria-live="polite">{saved}</p>
    </div>
  )
}
