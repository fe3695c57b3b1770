import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { useId } from 'react'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { SoonBadge } from '../../../ui/SoonBadge.tsx'
import { exportResult } from './export-result.ts'
import styles from './ResultActions.module.css'

const words = strings.results

type Props = { form: CalculationFormData; result: CalculationResult }

/** What can be done with a result. */
export function ResultActions({ form, result }: Props) {
  const soon = useId()
  return (
    <div className={styles.actions}>
      <Button disabled aria-describedby={soon}>
        {words.save} <SoonBadge id={soon} />
      </Button>
      <Button onClick={() => exportResult(form, result)}>{words.export}</Button>
    </div>
  )
}
