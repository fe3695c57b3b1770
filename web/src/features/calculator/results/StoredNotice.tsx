import type { CalculationResult, Currency } from '@margine/engine'
import type { Dispatch } from 'react'
import { formatDate, formatMargin, formatMoney } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CalculatorAction } from '../calculator.ts'
import styles from './StoredNotice.module.css'

const words = strings.results

type Props = {
  savedAt: string
  /** What it is called among the saved ones. */
  name: string
  /** What it comes to by today's fees; null where that is the same, or nothing. */
  today: CalculationResult | null
  currency: Currency
  dispatch: Dispatch<CalculatorAction>
}

/** Says that a result is the one that was saved, and what today's fees would make of it where they differ. */
export function StoredNotice({ savedAt, name, today, currency, dispatch }: Props) {
  return (
    <div className={styles.notice}>
      <p>
        {words.stored(name, formatDate(savedAt))}
        {today !== null &&
          ` ${words.storedDiffers(formatMargin(today.margine), formatMoney(today.guadagno, currency))}`}
      </p>
      {today !== null && (
        <Button onClick={() => dispatch({ type: 'calculate' })}>{words.recalculate}</Button>
      )}
    </div>
  )
}
