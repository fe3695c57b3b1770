import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { formatMoney } from '../../format.ts'
import { partNames } from '../../italian/fee-names.ts'
import { shownPartsOf } from '../../ui/result/shown-parts.ts'

/**
 * A commission with its parts, in words; null by the specification's table, where it has none.
 *
 * @example
 * itemisedCommission(form, result) // { whole: '1,64 €', parts: 'Commissione 1,59 € · Servizi digitali 0,05 €' }
 */
export function itemisedCommission(
  form: CalculationFormData,
  { breakdown }: CalculationResult,
): { whole: string; parts: string | null } | null {
  const { rule, country } = ratesOf(form)
  if (!rule.isItemised) return null
  const money = (amount: number) => formatMoney(amount, country.currency)
  const line = breakdown.find(({ color }) => color === 'commissione')
  if (line === undefined) return { whole: money(0), parts: null }
  const parts = shownPartsOf(line).map(
    ({ tipo, importo }) => `${partNames[tipo]} ${money(importo)}`,
  )
  return { whole: money(line.value), parts: parts.length < 2 ? null : parts.join(' · ') }
}
