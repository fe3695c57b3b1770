import { roundToCents } from './amounts/rounding.ts'
import { calculate } from './calculate.ts'
import { changeField } from './change-field.ts'
import type { CalculationFormData } from './form.ts'
import { ratesOf } from './rates/added-rates.ts'
import type { CalculationResult } from './result.ts'

/**
 * What a form would come to by the cards of today; null where it has no result, where those cards are in use already,
 * and where the profit stays the same to the cent.
 *
 * @param today the day that it is, `YYYY-MM-DD`
 * @example
 * const form = { ...defaultFormData, categoria: 'home', costo: '8', prezzoVendita: '19,90' }
 * otherRates(form, '2026-11-22')?.guadagno // 6.671…, 1.34… more than by version 1.3.1
 */
export function otherRates(form: CalculationFormData, today: string): CalculationResult | null {
  const other = changeField(form, 'tariffe', today)
  if (ratesOf(other).rule === ratesOf(form).rule) return null
  const [now, then] = [calculate(form), calculate(other)]
  if (!now.ok || !then.ok) return null
  const isSame = roundToCents(now.result.guadagno) === roundToCents(then.result.guadagno)
  return isSame ? null : then.result
}
