import { type CalculationFormData, type ComparedRow, changeField } from '@margine/engine'

/** What makes a form another. */
export type Changes = Pick<ComparedRow, 'changes'>

/** The form that a row is about. */
export const formAt = (form: CalculationFormData, { changes }: Changes): CalculationFormData =>
  changes.reduce((at, { field, value }) => changeField(at, field, value), form)
