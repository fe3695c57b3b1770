import type { CalculationFormData, ComparedRow } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'

export type Option = { value: string; label: string }

/** The categories that all of some places have. */
export function categoryOptions(
  form: CalculationFormData,
  rows: readonly ComparedRow[],
): readonly Option[] {
  const [first = [], ...others] = rows.map(({ marketplace, paese }) =>
    Object.entries(ratesOf({ ...form, marketplace, paese }).categories?.categories ?? {}),
  )
  return first
    .filter(([key]) => others.every((categories) => categories.some(([other]) => other === key)))
    .map(([value, { label }]) => ({ value, label }))
}
