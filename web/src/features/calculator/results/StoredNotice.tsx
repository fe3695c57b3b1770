import type { CalculationResult, Currency } from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { formatMargin, formatMoney } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import type { CalculatorAction } from '../calculator.ts'
import { ResultButton } from './ResultButton.tsx'
import styles from './StoredNotice.module.css'
import { storedWords as words } from './stored-words.ts'

type Props = {
  savedAt: string
  /** What it is called among the saved ones. */
  name: string
  /** What it comes to by today's fees; null where that is the same, or nothing. */
  today: CalculationResult | null
  currency: Currency
  dispatch: Dispatch<CalculatorAction>
  region: RefObject<HTMLElement | null>
}

/** Says that a result is the one that was saved, and what today's fees would make of it where they differ. */
export function StoredNotice({ savedAt, name, today, currency, dispatch, region }: Props) {
  return (
    <div className={styles.notice}>
      <p>
        {words.savedOn(name, dayWithArticle('il', savedAt))}
        {today !== null &&
          ` ${words.differs(formatMargin(today.margine), formatMoney(today.guadagno, currency))}`}
      </p>
      {today !== null && (
        <ResultButton
          label={words.recalculate}
          action={{ type: 'calculate' }}
          dispatch={dispatch}
          region={region}
        />
      )}
    </div>
  )
}
