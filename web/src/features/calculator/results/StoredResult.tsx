import type { CalculationFormData, CalculationResult, Currency } from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { today } from '../../../calculation/today.ts'
import { onTodaysCards, todaysApart, todaysOther } from '../../../calculation/todays-rates.ts'
import { formatMargin, formatMoney } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import type { CalculatorAction } from '../calculator.ts'
import { ResultButton } from './ResultButton.tsx'
import styles from './StoredResult.module.css'

/** What is said of a result that was saved. */
const words = {
  savedOn: (name: string, day: string) => `«${name}», salvato ${day}.`,
  differs: (margin: string, profit: string) =>
    `Con le tariffe attuali: margine ${margin}, guadagno ${profit}.`,
  recalculate: 'Ricalcola con le tariffe attuali',
  /** The same of one by the cards of a day. */
  rates: {
    card: (store: string, from: string, day: string) =>
      `Calcolato con le tariffe di ${store} ${day}, in vigore ${from}.`,
    none: (marketplace: string, day: string) =>
      `Calcolato con la tabella Margine 1.3.1: di ${marketplace} non conosciamo tariffe in vigore ${day}.`,
    abroad:
      "Calcolato con la tabella Margine 1.3.1: fuori dall'Italia non abbiamo tariffe più recenti.",
    same: 'Con quelle di oggi il risultato è lo stesso.',
    differs: (margin: string, profit: string) =>
      `Con quelle di oggi: margine ${margin}, guadagno ${profit}.`,
    recalculate: 'Ricalcola con le tariffe di oggi',
  },
} as const

type NoticeProps = {
  savedAt: string
  /** What it is called among the saved ones. */
  name: string
  /** What it comes to by today's fees; null where that is the same, or nothing. */
  todays: CalculationResult | null
  currency: Currency
  dispatch: Dispatch<CalculatorAction>
  region: RefObject<HTMLElement | null>
}

/** Says that a result is the one that was saved, and what today's fees would make of it where they differ. */
export function StoredNotice({ savedAt, name, todays, currency, dispatch, region }: NoticeProps) {
  return (
    <div className={`row apart band ${styles.notice}`}>
      <p>
        {words.savedOn(name, dayWithArticle('il', savedAt))}
        {todays !== null &&
          ` ${words.differs(formatMargin(todays.margine), formatMoney(todays.guadagno, currency))}`}
      </p>
      {todays !== null && (
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

type RatesProps = {
  form: CalculationFormData
  /** The day of the cards that the form asks for. */
  day: string
  /** The result as it was saved. */
  result: CalculationResult
  dispatch: Dispatch<CalculatorAction>
  region: RefObject<HTMLElement | null>
}

/** Says which cards a saved result was worked out by, and what today's give. */
export function StoredRates({ form, day, result, dispatch, region }: RatesProps) {
  const other = todaysOther(onTodaysCards(form), result)
  const isOwnRate = form.commissionePropria != null
  if (isOwnRate && other === null) return null
  const { recalculate } = isOwnRate ? words : words.rates
  return (
    <div className={`screen-only tinted row apart ${styles.notice}`}>
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

/**
 * By which cards a saved result was worked out, and what today's give, for the products that are still in the category.
 *
 * @param day the day of the cards that the form asks for
 * @param other the result by today's cards; null where it is the same
 */
export function storedRatesInWords(
  form: CalculationFormData,
  day: string,
  other: CalculationResult | null,
): string {
  if (other === null) return `${usedRates(form, day)} ${words.rates.same}`
  const isOwnRate = form.commissionePropria != null
  const { differs } = isOwnRate ? words : words.rates
  const { currency } = ratesOf(form).country
  const todays = differs(formatMargin(other.margine), formatMoney(other.guadagno, currency))
  return [!isOwnRate && usedRates(form, day), todays, todaysApart(form)].filter(Boolean).join(' ')
}

function usedRates(form: CalculationFormData, day: string): string {
  const { rule, cards, country } = ratesOf(form)
  if (country !== cards.countryOf('IT')) return words.rates.abroad
  if (rule.validFrom === null) return words.rates.none(rule.label, dayWithArticle('il', day))
  const from = dayWithArticle('dal', rule.validFrom)
  return words.rates.card(rule.store, from, dayWithArticle('del', day))
}
