import type { Trial } from '@margine/engine'
import { type Dispatch, memo } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { currencySymbols, formatMoney, formatPercent, formatRate } from '../../format.ts'
import { SliderField } from '../../ui/SliderField.tsx'
import type { SliderSteps } from '../../ui/slider-steps.ts'
import styles from './ScenarioSlider.module.css'
import { type AmountField, type TriedAction, type TriedValue, writePercent } from './scenario.ts'
import { words } from './words.ts'

/** What a slider moves, and where it stands. */
export type Slid =
  | { field: AmountField; tried: TriedValue }
  /** Null follows the marketplace's rule. */
  | { field: 'commissione'; tried: TriedValue | null }

type Props = Slid & {
  /** The calculation that the scenario began from. */
  original: Trial
  nominale: number
  range: SliderSteps
  /** The percentage that the marketplace's rule takes. */
  ruleTakes: number
  dispatch: Dispatch<TriedAction>
}

/** One value of the scenario, to slide or to type. */
export const ScenarioSlider = memo(function ScenarioSlider(props: Props) {
  const { field, original: trial, tried, range, dispatch } = props
  const { currency } = trial.rates.country
  const { value, text, original, note, suffix } =
    props.field === 'commissione' ? feeOf(props) : amountOf(props)
  const inWords = (amount: number) =>
    field === 'commissione' ? formatPercent(amount) : formatMoney(amount, currency)

  return (
    <SliderField
      label={words.fields[field]}
      exactLabel={words.exact(words.fields[field])}
      note={note}
      steps={range}
      value={value}
      valueText={inWords(value)}
      original={original}
      originalText={words.original(inWords(original))}
      ends={[inWords(range.min), inWords(range.max)]}
      text={text}
      suffix={suffix}
      problem={amountProblem(text)}
      onSlide={(slid) => dispatch({ type: 'slide', field, value: slid })}
      onWrite={(written) => dispatch({ type: 'write', field, text: written })}
      onLeave={() => dispatch({ type: 'leave', field })}
    >
      {field === 'commissione' && tried !== null && (
        <button
          type="button"
          className={styles.reset}
          onClick={() => dispatch({ type: 'followRule' })}
        >
          {words.feeReset}
        </button>
      )}
    </SliderField>
  )
})

function feeOf({ tried, ruleTakes, nominale }: Extract<Props, { field: 'commissione' }>) {
  return {
    value: tried?.value ?? ruleTakes,
    text: tried?.text ?? writePercent(ruleTakes),
    original: nominale,
    note: tried === null ? words.feeRule : words.feeFlat,
    suffix: words.percent,
  }
}

function amountOf({ field, original, tried }: Extract<Props, { field: AmountField }>) {
  const { sale, rates } = original
  const { vatPercent, currency } = rates.country
  const withVat = { prezzoVendita: sale.prezzoIncludesIVA, costo: sale.costoIncludesIVA }
  const included = field !== 'spedizione' && withVat[field]
  return {
    value: tried.value,
    text: tried.text,
    original: sale[field],
    note: included ? words.withVat(formatRate(vatPercent)) : words.withoutVat,
    suffix: currencySymbols[currency],
  }
}
