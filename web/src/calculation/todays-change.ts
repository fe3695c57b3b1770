import { type CalculationFormData, type CalculationResult, roundToCents } from '@margine/engine'
import { calculate } from './rates.ts'

/** What a marketplace keeps by the rates in use and by those of today, to the cent. */
export type TodaysChange = { now: number; today: number }

const commissionOf = ({ breakdown }: CalculationResult): number =>
  roundToCents(breakdown.find(({ color }) => color === 'commissione')?.value ?? 0)

/** How the commission of a form differs by the rates of today; null where it does not, or where there is no result. */
export function todaysChange(form: CalculationFormData, today: string): TodaysChange | null {
  const calculations = [form, { ...form, tariffe: today }].map(calculate)
  const [now, then] = calculations.map((one) => (one.ok ? commissionOf(one.result) : null))
  if (now == null || then == null || now === then) return null
  return { now, today: then }
}
