import {
  type CalculationFormData,
  categoryTableOf,
  defaultFormData,
  feeRuleOf,
} from '@margine/engine'
import type { SavedCalculation } from '../../api.ts'
import { formatDate } from '../../format.ts'
import { strings } from '../../strings.ts'

/** The name a record goes by: its own, or the day it was saved. */
export function nameOf({ calculationData, createdAt }: SavedCalculation): string {
  return calculationData.name ?? strings.saved.unnamed(formatDate(createdAt))
}

/** The form of a record; one from before a field existed has that field's default. */
export function formOf({ calculationData }: SavedCalculation): CalculationFormData {
  return { ...defaultFormData, ...calculationData.formData }
}

/** Where it is sold, in words: marketplace, then category. */
export function placeOf(form: CalculationFormData): string {
  const table = categoryTableOf(form)
  const category = table?.categories[form[table.field]]?.label ?? strings.saved.standardCategory
  return `${feeRuleOf(form).label} · ${category}`
}
