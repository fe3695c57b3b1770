import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { calculate } from './rates.ts'

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
  const today = calculate(form)
  return today.ok && !isSameResult(today.result, saved) ? today.result : null
}
