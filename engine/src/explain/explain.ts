import { calculateForm, type FormProblem } from '../calculate.ts'
import type { CalculationFormData } from '../form.ts'
import { ratesOf } from '../rates/asked-rates.ts'
import { readSale } from '../sale.ts'
import { type Explanation, stepsOf } from './steps-of.ts'

/**
 * How each figure of a form's result was worked out: see {@link stepsOf}. What keeps it from a result is told as
 * `calculate` tells it.
 *
 * @example
 * const explained = explain({ ...defaultFormData, costo: '12,50', prezzoVendita: '40' })
 * explained.ok && explained.steps.commissione.value // 6
 */
export function explain(
  form: CalculationFormData,
): { ok: true; steps: Explanation } | { ok: false; problems: FormProblem[] } {
  const rates = ratesOf(form)
  const calculation = calculateForm(form, rates)
  return calculation.ok ? { ok: true, steps: stepsOf(readSale(form), rates) } : calculation
}
