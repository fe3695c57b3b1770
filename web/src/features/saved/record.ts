import { type CalculationFormData, defaultFormData } from '@margine/engine'
import type { SavedCalculation } from '../../api.ts'
import { formatDate } from '../../format.ts'
import { ratesOf } from '../../rates.ts'
import { strings } from '../../strings.ts'

/** The name a record goes by: its own, or the day it was saved. */
export function nameOf({ calculationData, createdAt }: SavedCalculation): string {
  return calculationData.name?.trim() || strings.saved.unnamed(formatDate(createdAt))
}

/** The form of a record; what is missing in it, or is no value of its field, has the default. */
export function formOf({ calculationData }: SavedCalculation): CalculationFormData {
  const kept: Record<string, unknown> = { ...calculationData.formData }
  const form = { ...defaultFormData }
  for (const [field, initial] of Object.entries(defaultFormData))
    if (typeof kept[field] === typeof initial) Object.assign(form, { [field]: kept[field] })
  return form
}

/** Where it is sold, in words: marketplace, then category. */
export function placeOf(form: CalculationFormData): string {
  const { categories: table, rule } = ratesOf(form)
  const category = table?.categories[form[table.field]]?.label ?? strings.saved.standardCategory
  return `${rule.label} · ${category}`
}
