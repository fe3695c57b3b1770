import type { CalculationFormData, CalculationResult } from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { onTodaysCards } from '../../../calculation/on-todays-cards.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { today } from '../../../calculation/today.ts'
import { todaysOther } from '../../../calculation/todays-other.ts'
import { formatMargin, formatMoney } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import type { CalculatorAction } from '../calculator.ts'
import { ResultButton } from './ResultButton.tsx'
import styles from './StoredRates.module.css'
import { storedWords } from './stored-words.ts'

const words = storedWords.rates

type Props = {
  form: CalculationFormData
  /** The day whose cards the form asks for. */
  day: string
  /** The result as it was saved. */
  result: CalculationResult
  dispatch: Dispatch<CalculatorAction>
  region: RefObject<HTMLElement | null>
}

/** Says which cards a saved result was worked out by, and what today's give. */
export function StoredRates({ form, day, result, dispatch, region }: Props) {
  const { currency } = ratesOf(form).country
  const other = todaysOther(onTodaysCards(form), result)
  const isOwnRate = form.commissionePropria != null
  if (isOwnRate && other === null) return null
  const { differs, recalculate } = isOwnRate ? storedWords : words
  return (
    <div className={styles.rates}>
      <p>
        {!isOwnRate && `${usedRates(form, day)} `}
        {other === null
          ? words.same
          : differs(formatMargin(other.margine), formatMoney(other.guadagno, currency))}
      </p>
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

function usedRates(form: CalculationFormData, day: string): string {
  const { rule, cards, country } = ratesOf(form)
  if (country !== cards.countryOf('IT')) return words.abroad
  if (rule.validFrom === null) return words.none(rule.label)
  const from = dayWithArticle('dal', rule.validFrom)
  return words.card(rule.store, from, dayWithArticle('al', day))
}
