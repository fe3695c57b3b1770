import {
  type CalculationFormData,
  countryOf,
  readNumber,
  type ScenarioField,
} from '@margine/engine'
import { type Dispatch, memo } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { currencySymbols, formatMoney, formatPercent, formatVat } from '../../format.ts'
import { SliderField } from '../../ui/SliderField.tsx'
import type { SliderSteps } from '../../ui/slider-steps.ts'
import styles from './ScenarioSlider.module.css'
import { type Tried, type TriedAction, writePercent } from './scenario.ts'
import { words } from './words.ts'

type Props = {
  field: ScenarioField
  form: CalculationFormData
  nominale: number
  range: SliderSteps
  fee: Tried['commissione']
  ruleTakes: number
  text: string
  dispatch: Dispatch<TriedAction>
}

/** One value of the scenario, to slide or to type. */
export const ScenarioSlider = memo(function ScenarioSlider(props: Props) {
  const { field, form, range, dispatch } = props
  const { currency } = countryOf(form.paese)
  const { value, text, original, note, suffix } =
    field === 'commissione' ? feeOf(props) : amountOf(field, props)
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
      {field === 'commissione' && props.fee !== null && (
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

function feeOf({ fee, ruleTakes, nominale }: Props) {
  return {
    value: fee?.percent ?? ruleTakes,
    text: fee?.text ?? writePercent(ruleTakes),
    original: nominale,
    note: fee === null ? words.feeRule : words.feeFlat,
    suffix: words.percent,
  }
}

function amountOf(field: Exclude<ScenarioField, 'commissione'>, { form, text }: Props) {
  const { vatPercent, currency } = countryOf(form.paese)
  const withVat = { prezzoVendita: form.prezzoIncludesIVA, costo: form.costoIncludesIVA }
  const included = field !== 'spedizione' && withVat[field]
  return {
    value: readNumber(text),
    text,
    original: readNumber(form[field]),
    note: included ? words.withVat(formatVat(vatPercent)) : words.withoutVat,
    suffix: currencySymbols[currency],
  }
}
