import {
  type CalculationFormData,
  hasOnePrice,
  isFree,
  isSpecified,
  ruleInWords,
} from '@margine/engine'
import type { Dispatch } from 'react'
import { strings } from '../../../application-strings.ts'
import { calculate, ratesOf } from '../../../calculation/rates.ts'
import { formatQuarter } from '../../../format.ts'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import type { CalculatorAction } from '../calculator.ts'
import styles from './FeeInfo.module.css'

const words = strings.calculator.fee

const FeeDetails = lazyPart(async () => (await import('./rates/FeeDetails.tsx')).FeeDetails, {
  meanwhile: () => null,
})

/** Whether the seller's own rate holds what can't be used. */
function isOwnRateWrong(form: CalculationFormData): boolean {
  if (form.commissionePropria == null) return false
  const calculation = calculate(form)
  return (
    !calculation.ok &&
    calculation.problems.some(({ field }) => field.startsWith('commissionePropria'))
  )
}

type Props = {
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  /** Whether there is a result that other rates would change. */
  live: boolean
}

/** What the marketplace keeps for this sale, on what, and where the figure comes from. */
export function FeeInfo({ form, dispatch, live }: Props) {
  const rates = ratesOf(form)
  const { cards, country, rule } = rates
  const { description, note } = ruleInWords(rates)
  const isOnePrice = hasOnePrice(rates)
  const weight = rule.basis === 'lordo' ? words.onGross : words.onNet
  const source = (
    <p className="note">
      {words.source(rule.store, formatQuarter(rule.source.asOf), rule.source.name)}
      {country !== cards.countryOf('IT') && words.abroad}
    </p>
  )

  if (isOwnRateWrong(form))
    return (
      <section className={`tinted stack tight ${styles.info}`} aria-label={words.label}>
        <p>{words.wrongOwn}</p>
      </section>
    )
  return (
    <section className={`tinted stack tight ${styles.info}`} aria-label={words.label}>
      <p>
        <strong>{description}.</strong>{' '}
        {isFree(rule) ? words.free : isOnePrice ? words.onOnePrice : weight}
      </p>
      {note !== null && <p>{note}</p>}
      {isSpecified(form) && source}
      {(live || !isSpecified(form)) && (
        <FeeDetails form={form} dispatch={dispatch} live={live}>
          {source}
        </FeeDetails>
      )}
    </section>
  )
}
