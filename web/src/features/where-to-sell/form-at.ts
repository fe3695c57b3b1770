import type { CalculationFormData, ComparedRow } from '@margine/engine'
import { changeField } from '../../calculation/rates.ts'

/** The form that a row is about. */
export const formAt = (form: CalculationFormData, { changes }: ComparedRow): CalculationFormData =>
  changes.reduce((at, { field, value }) => changeField(at, field, value), form)
