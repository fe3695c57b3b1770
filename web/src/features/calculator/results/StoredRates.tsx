import type { CalculationFormData, CalculationResult } from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { onTodaysCards } from '../../../calculation/on-todays-cards.ts'
import { today } from '../../../calculation/today.ts'
import { todaysOther } from '../../../calculation/todays-other.ts'
import type { CalculatorAction } from '../calculator.ts'
import { ResultButton } from './ResultButton.tsx'
import styles from './StoredRates.module.css'
import { storedRatesInWords } from './stored-rates.ts'
import { storedWords } from './stored-words.ts'

type Props = {
  form: CalculationFormData
  /** The day of the cards that the form asks for. */
  day: string
  /** The result as it was saved. */
  result: CalculationResult
  dispatch: Dispatch<CalculatorAction>
  region: RefObject<HTMLElement | null>
}

/** Says which cards a saved result was worked out by, and what today's give. */
export function StoredRates({ form, day, result, dispatch, region }: Props) {
  const other = todaysOther(onTodaysCards(form), result)
  const isOwnRate = form.commissionePropria != null
  if (isOwnRate && other === null) return null
  const { recalculate } = isOwnRate ? storedWords : storedWords.rates
  return (
    <div className={styles.rates}>
      <p>{storedRatesInWords(form, day, other)}</p>
      {other !== null && (
        <ResultButton
          label={recalculate}
          action={{ type: 'change', field: 'tariffe', value: today() }}
          dispatch={dispatch}
          region={region}
        />
      )}
    </div>
  )
}
