import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { calculate } from './rates.ts'

const compared = ['prezzoVendita', 'prezzoFinale', 'costiTotali', 'guadagno', 'margine'] as const

const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other))

/**
 * What a form comes to today, where that is not what it came to when it was saved; null where
 * nothing has changed, or today it comes to nothing.
 */
export function todaysOther(
  form: CalculationFormData,
  saved: CalculationResult,
): CalculationResult | null {
  const today = calculate(form)
  if (!today.ok) return null
  return compared.every((figure) => isSame(today.result[figure], saved[figure]))
    ? null
    : today.result
}
