import { added } from './added.ts'
import { isSpecified, withoutDefaults } from './added-fields.ts'
import { type CalculationFormData, withField } from './form.ts'

/** Another value for one field of a form. */
export type FieldChange = {
  [Field in keyof CalculationFormData]-?: { field: Field; value: CalculationFormData[Field] }
}[keyof CalculationFormData]

/**
 * The form with one field changed and everything that follows from it, as it is stored: choosing Amazon resets
 * ManoMano's category and the reverse, leaving Amazon's clothing takes Prime back; where rates of a day come or go, a
 * category that the cards lack goes back to `base`, and a marketplace that only dated cards have to Amazon; where
 * Amazon's logistics are none and no fee of theirs is said, the seller ships. What it costs to send a piece to Amazon is not what it costs to send
 * it to a customer: where another one ships, shipping is blank. A marketplace takes the money itself: a payment service
 * stays in shops of one's own only. Abroad, expenses typed with Italian VAT are written without it.
 *
 * @example
 * const form = { ...defaultFormData, tariffe: '2026-02-01', categoria: 'kitchen' }
 * changeField(form, 'tariffe', '1.3.1') // defaultFormData
 */
export function changeField<Field extends keyof CalculationFormData>(
  form: CalculationFormData,
  field: Field,
  value: CalculationFormData[Field],
): CalculationFormData {
  const changed = withField(form, field, value)
  const kept = withoutDefaults(changed)
  return isSpecified(form) && isSpecified(kept) ? kept : added.afterChange(field, form, changed)
}
