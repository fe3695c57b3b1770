import { type FeeRule, isPercentage, readNumber, type Trial } from '@margine/engine'
import { type Dispatch, memo, useRef } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { withoutPercentSign } from '../../calculation/typed-percent.ts'
import { currencySymbols, formatMoney, formatPercent, formatRate } from '../../format.ts'
import { SliderField } from '../../ui/SliderField.tsx'
import type { SliderSteps } from '../../ui/slider-steps.ts'
import styles from './ScenariosScreen.module.css'
import { type AmountField, type TriedAction, type TriedValue, writePercent } from './scenario.ts'
import { words } from './words.ts'

const listed = new Intl.ListFormat('it')

/** What a flat percentage takes the place of, and what is charged beside it all the same. */
export function replacedInWords({ isItemised, fees }: FeeRule): string {
  if (!isItemised) return words.feeFlat
  const names = (replaced: boolean) =>
    listed.format(
      fees
        .filter(({ kind }) => isPercentage(kind) === replaced)
        .map(({ kind }) => words.fees[kind]),
    )
  return words.replaces(names(true), names(false))
}

/** Why a percentage can't be used as it was typed; null where it can. */
export function percentProblem(text: string): string | null {
  const bare = withoutPercentSign(text)
  return readNumber(bare) < 0 ? words.negativePercent : amountProblem(bare)
}

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
  /** The percentage that the rule takes. */
  ruleTakes: number
  /** Whether the rule is the seller's own rate. */
  isOwnRate: boolean
  dispatch: Dispatch<TriedAction>
}

/** One value of the scenario, to slide or to type. */
export const ScenarioSlider = memo(function ScenarioSlider(props: Props) {
  const { field, original: trial, tried, range, isOwnRate, dispatch } = props
  const { currency } = trial.rates.country
  const slider = useRef<HTMLInputElement>(null)
  const { value, text, original, note, suffix, problem } =
    props.field === 'commissione' ? feeOf(props) : amountOf(props)
  const inWords = (amount: number) =>
    field === 'commissione' ? formatPercent(amount) : formatMoney(amount, currency)

  return (
    <SliderField
      slider={slider}
      label={words.fields[field]}
      exactLabel={words.exact(words.fields[field])}
      note={note}
      steps={range}
      value={value}
      valueText={inWords(value)}
      original={{ value: original, text: words.original(inWords(original)) }}
      ends={[inWords(range.min), inWords(range.max)]}
      text={text}
      suffix={suffix}
      problem={problem}
      onSlide={(slid) => dispatch({ type: 'slide', field, value: slid })}
      onWrite={(written) => dispatch({ type: 'write', field, text: written })}
      onLeave={() => dispatch({ type: 'leave', field })}
    >
      {field === 'commissione' && tried !== null && (
        <button
          type="button"
          className={`link ${styles.reset}`}
          onClick={() => {
            // The button goes with what it changes.
            slider.current?.focus({ preventScroll: true })
            dispatch({ type: 'followRule' })
          }}
        >
          {isOwnRate ? words.ownReset : words.feeReset}
        </button>
      )}
    </SliderField>
  )
})

function feeOf(props: Extract<Props, { field: 'commissione' }>) {
  const { tried, ruleTakes, nominale, original, isOwnRate } = props
  const { rule } = original.rates
  const text = tried?.text ?? writePercent(ruleTakes)
  const ruleName = isOwnRate ? words.ownRule : words.feeRule
  return {
    value: tried?.value ?? ruleTakes,
    text,
    original: nominale,
    note: tried === null ? ruleName : replacedInWords(rule),
    suffix: words.percent,
    problem: percentProblem(text),
  }
}

function amountOf({ field, original, tried }: Extract<Props, { field: AmountField }>) {
  const { sale, rates } = original
  const { country, vatPercent, servicesVat } = rates
  const withVat = { prezzoVendita: sale.prezzoIncludesIVA, costo: sale.costoIncludesIVA }
  const included = field !== 'spedizione' && withVat[field]
  return {
    value: tried.value,
    text: tried.text,
    original: sale[field],
    note:
      field === 'prezzoVendita' && servicesVat !== null
        ? words.onePrice
        : included
          ? words.withVat(formatRate(vatPercent))
          : words.withoutVat,
    suffix: currencySymbols[country.currency],
    problem: amountProblem(tried.text),
  }
}
