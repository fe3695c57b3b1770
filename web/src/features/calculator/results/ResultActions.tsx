import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { SoonBadge } from '../../../ui/SoonBadge.tsx'
import { exportResult } from './export-result.ts'
import styles from './ResultActions.module.css'

const words = strings.results

type Props = { form: CalculationFormData; result: CalculationResult }

/** What can be done with a result. */
export function ResultActions({ form, result }: Props) {
  return (
    <div className={styles.actions}>
      <Button disabled>
        {words.save} <SoonBadge />
      </Button>
      <Button onClick={() => exportResult(form, result)}>{words.export}</Button>
    </div>
  )
}
