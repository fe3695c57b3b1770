import type { CalculationFormData, CalculationResult } from '@margine/engine'
import type { Dispatch } from 'react'
import { onTodaysCards } from '../../../calculation/on-todays-cards.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { today } from '../../../calculation/today.ts'
import { todaysOther } from '../../../calculation/todays-other.ts'
import { formatMargin, formatMoney } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import { Button } from '../../../ui/Button.tsx'
import type { CalculatorAction } from '../calculator.ts'
import styles from './StoredRates.module.css'
import { words as explanationWords } from './words.ts'

const words = explanationWords.storedRates

type Props = {
  form: CalculationFormData
  /** The day whose cards the form asks for. */
  day: string
  /** The result as it was saved. */
  result: CalculationResult
  dispatch: Dispatch<CalculatorAction>
}

/** Says which cards a saved result was worked out by, and what today's give. */
export function StoredRates({ form, day, result, dispatch }: Props) {
  const { currency } = ratesOf(form).country
  const other = todaysOther(onTodaysCards(form), result)
  return (
    <div className={styles.rates}>
      <p>
        {usedRates(form, day)}{' '}
        {other === null
          ? words.same
          : words.differs(formatMargin(other.margine), formatMoney(other.guadagno, currency))}
      </p>
      {other !== null && (
        <Button onClick={() => dispatch({ type: 'change', field: 'tariffe', value: today() })}>
          {words.recalculate}
        </Button>
      )}
    </div>
  )
}

function usedRates(form: CalculationFormData, day: string): string {
  const { rule, cards, country } = ratesOf(form)
  if (country !== cards.countryOf('IT')) return words.abroad
  if (rule.validFrom === null) return words.none(rule.label)
  const from = dayWithArticle('dal', rule.validFrom)
  return words.card(rule.store, from, dayWithArticle('al', day))
}
