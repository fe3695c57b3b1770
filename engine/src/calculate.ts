import { isSpecified } from './added-fields.ts'
import type { InvalidField } from './added-problems.ts'
import { calculateSale } from './calculate-sale.ts'
import type { CalculationFormData } from './form.ts'
import { invalidFieldsOf } from './invalid-fields.ts'
import { ratesOf } from './rates/asked-rates.ts'
import { margine131 } from './rates/cards/margine-1.3.1.ts'
import { type Rates, ratesFrom } from './rates/rates.ts'
import type { CalculationResult } from './result.ts'
import { type Problem, readSale } from './sale.ts'

/** The same of a whole form: its added fields may be invalid. */
export type FormCalculation =
  | { ok: true; result: CalculationResult }
  | { ok: false; problems: FormProblem[] }

/** Why a form has no result: an amount, or a text of the added fields that can't be used. */
export type FormProblem = Problem | { field: InvalidField; code: 'invalid' }

/**
 * What a sale leaves the seller.
 *
 * Never throws for anything a user can type: what keeps a form from having a result comes back as
 * `problems`, all at once, in the order of the fields. Nothing is rounded.
 *
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
 * const calculation = calculate(form)
 * calculation.ok && calculation.result.guadagno // 14.2199… (32.70 net − 12.50 cost − 5.985 commission)
 */
export const calculate = (form: CalculationFormData): FormCalculation =>
  // Nearly every form: looking for what it doesn't say would take a third of the time of its result.
  isSpecified(form)
    ? calculateSale(readSale(form), ratesFrom(margine131, form))
    : calculateForm(form, ratesOf(form))

/**
 * What a form comes to by given rates: see {@link calculate}.
 *
 * @example
 * calculateForm(form, ratesOf(form)) // calculate(form)
 */
export function calculateForm(form: CalculationFormData, rates: Rates): FormCalculation {
  const calculation = calculateSale(readSale(form), rates)
  const invalid = invalidFieldsOf(form)
  if (invalid.length === 0) return calculation
  const problems: FormProblem[] = calculation.ok ? [] : calculation.problems
  return {
    ok: false,
    problems: [...problems, ...invalid.map((field) => ({ field, code: 'invalid' as const }))],
  }
}
