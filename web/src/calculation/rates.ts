import * as engine from '@margine/engine'
import {
  type CalculationFormData,
  type FormCalculation,
  type FormProblem,
  invalidFieldsOf,
  type Rates,
} from '@margine/engine'
import { isFutureDay, today } from './today.ts'

/** The rates of a form; those of today while its day can't be read, so that the choices that depend on it stay. */
export const ratesOf = (form: CalculationFormData): Rates =>
  engine.ratesOf(invalidFieldsOf(form).includes('tariffe') ? { ...form, tariffe: today() } : form)

const future: FormProblem = { field: 'tariffe', code: 'invalid' }

/** Calculates a form. One that asks for the rates of a future day has no result. */
export function calculate(form: CalculationFormData): FormCalculation {
  const calculation = engine.calculate(form)
  if (form.tariffe === undefined || !isFutureDay(form.tariffe)) return calculation
  const problems = calculation.ok ? [] : calculation.problems
  const ofAmounts = problems.filter(({ code }) => code !== 'invalid')
  return { ok: false, problems: [...ofAmounts, future, ...problems.slice(ofAmounts.length)] }
}
