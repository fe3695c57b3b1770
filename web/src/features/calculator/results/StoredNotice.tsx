import type { CalculationFormData } from '@margine/engine'
import type { Dispatch } from 'react'
import { formatDate, formatMargin, formatMoney } from '../../../format.ts'
import { ratesOf } from '../../../rates.ts'
import { strings } from '../../../strings.ts'
import { todaysOther } from '../../../todays-other.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CalculatorAction, StoredResult } from '../calculator.ts'
import styles from './StoredNotice.module.css'

const words = strings.results

type Props = {
  form: CalculationFormData
  stored: StoredResult
  /** What it is called among the saved ones. */
  name: string
  dispatch: Dispatch<CalculatorAction>
}

/** Says that a result is the one that was saved, and what today's fees would make of it where they differ. */
export function StoredNotice({ form, stored, name, dispatch }: Props) {
  const today = todaysOther(form, stored.result)
  const { currency } = ratesOf(form).country
  return (
    <div className={styles.notice}>
      <p>
        {words.stored(name, formatDate(stored.savedAt))}
        {today !== null &&
          ` ${words.storedDiffers(formatMargin(today.margine), formatMoney(today.guadagno, currency))}`}
      </p>
      {today !== null && (
        <Button onClick={() => dispatch({ type: 'calculate' })}>{words.recalculate}</Button>
      )}
    </div>
  )
}
