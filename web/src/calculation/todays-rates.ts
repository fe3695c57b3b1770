import {
  type CalculationFormData,
  type CalculationResult,
  changeField,
  roundToCents,
} from '@margine/engine'
import { calculate, ratesOf } from './rates.ts'
import { today } from './today.ts'

/** A saved form by the cards of today: a day that it holds becomes this one. The specification's table has none. */
export const onTodaysCards = (form: CalculationFormData): CalculationFormData =>
  form.tariffe === undefined ? form : changeField(form, 'tariffe', today())

/**
 * The sentence on the products that were in the category of a form and have their own on today's cards; undefined where
 * there is none, or the rate is the seller's own.
 */
export const todaysApart = (form: CalculationFormData): string | undefined =>
  form.commissionePropria == null ? ratesOf(onTodaysCards(form)).category?.apart : undefined

const compared = ['prezzoVendita', 'prezzoFinale', 'costiTotali', 'guadagno', 'margine'] as const

const isSame = (one: number, other: unknown) =>
  typeof other === 'number' &&
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** Whether a result has the figures of another, apart from floating-point noise; what is missing there is not the same. */
export const isSameResult = (one: CalculationResult, other: object) =>
  compared.every((figure) => isSame(one[figure], Reflect.get(other, figure)))

/**
 * The result of a saved form by today's rates, if it differs from the result that was saved. Null if
 * it is the same, or if the form has no result today.
 */
export function todaysOther(form: CalculationFormData, saved: object): CalculationResult | null {
  const calculation = calculate(form)
  return calculation.ok && !isSameResult(calculation.result, saved) ? calculation.result : null
}

/** What a marketplace keeps by the rates in use and by those of today, to the cent. */
type TodaysChange = { now: number; today: number }

const commissionOf = ({ breakdown }: CalculationResult): number =>
  roundToCents(breakdown.find(({ color }) => color === 'commissione')?.value ?? 0)

/** How the commission of a form differs by the rates of today; null where it does not, or where there is no result. */
export function todaysChange(form: CalculationFormData, day: string): TodaysChange | null {
  const calculations = [form, { ...form, tariffe: day }].map(calculate)
  const [now, then] = calculations.map((one) => (one.ok ? commissionOf(one.result) : null))
  if (now == null || then == null || now === then) return null
  return { now, today: then }
}
