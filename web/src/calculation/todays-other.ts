import { type CalculationFormData, type CalculationResult, calculate } from '@margine/engine'

const compared = ['prezzoVendita', 'prezzoFinale', 'costiTotali', 'guadagno', 'margine'] as const

const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/** Whether two results have the same figures, apart from floating-point noise. */
export const isSameResult = (one: CalculationResult, other: CalculationResult) =>
  compared.every((figure) => isSame(one[figure], other[figure]))

/**
 * The result of a saved form by today's rates, if it differs from the result that was saved. Null if
 * it is the same, or if the form has no result today.
 */
export function todaysOther(
  form: CalculationFormData,
  saved: CalculationResult,
): CalculationResult | null {
  const today = calculate(form)
  return today.ok && !isSameResult(today.result, saved) ? today.result : null
}
