import type { CalculationFormData } from '@margine/engine'
import { fieldsIn } from '../../calculation/form-link.ts'
import { type FormProblem, openedForm } from './opened-form.ts'

/** The form that the fragment of an address carries, or why it can't be had. */
export function readLink(fragment: string): CalculationFormData | FormProblem {
  const fields = fieldsIn(fragment)
  return typeof fields === 'string' ? fields : openedForm(fields)
}
