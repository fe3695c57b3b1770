import type { CalculationFormData, ComparedRow } from '@margine/engine'
import type { FieldChange } from '../../calculation/field-change.ts'
import { changeField } from '../../calculation/rates.ts'

/**
 * What a form changes to become a row: marketplace, country and category. A commission of the seller's own stays with
 * its marketplace.
 */
export function changesTo(form: CalculationFormData, row: ComparedRow): FieldChange[] {
  const { marketplace, paese, category, isForm } = row
  if (isForm) return []
  const changes: FieldChange[] = []
  if (marketplace !== form.marketplace) {
    changes.push({ field: 'marketplace', value: marketplace })
    if (form.commissionePropria != null) changes.push({ field: 'commissionePropria', value: null })
  }
  if (paese !== form.paese) changes.push({ field: 'paese', value: paese })
  if (category !== null) changes.push({ field: category.field, value: category.key })
  return changes
}

/** The form that a row is about. */
export const formAt = (form: CalculationFormData, row: ComparedRow): CalculationFormData =>
  changesTo(form, row).reduce((at, { field, value }) => changeField(at, field, value), form)
