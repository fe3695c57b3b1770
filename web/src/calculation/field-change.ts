import type { CalculationFormData } from '@margine/engine'

/** Another value for one field of a form. */
export type FieldChange = {
  [Field in keyof CalculationFormData]-?: { field: Field; value: CalculationFormData[Field] }
}[keyof CalculationFormData]
