import { type CalculationFormData, type CalculationResult, calculate } from '@margine/engine'

const compared = ['prezzoVendita', 'prezzoFinale', 'costiTotali', 'guadagno', 'margine'] as const

const isSame = (one: number, other: unknown) =>
  typeof other === 'number' &&
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/**
 * What a form comes to today, where that is not what it came to when it was saved; null where
 * nothing has changed, or today it comes to nothing.
 *
 * @param saved the result as it was saved; a figure that is missing in it is no longer the same
 */
export function todaysOther(form: CalculationFormData, saved: object): CalculationResult | null {
  const today = calculate(form)
  if (!today.ok) return null
  return compared.every((figure) => isSame(today.result[figure], Reflect.get(saved, figure)))
    ? null
    : today.result
}
