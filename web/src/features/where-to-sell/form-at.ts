import type { CalculationFormData, ComparedRow } from '@margine/engine'
import { changeField } from '../../calculation/rates.ts'

/** What makes a form another. */
export type Changes = Pick<ComparedRow, 'changes'>

/** The form that a row is about. */
export const formAt = (form: CalculationFormData, { changes }: Changes): CalculationFormData =>
  changes.reduce((at, { field, value }) => changeField(at, field, value), form)
