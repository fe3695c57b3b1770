import { isMoment, type SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import { storedForm } from '../../calculation/stored-form.ts'
import { formatDate } from '../../format.ts'
import { savedWords } from '../../italian/saved.ts'
import { hasFields, isAnything, isObject, isText } from '../../reading.ts'

/** What is in a record is read by itself: one that is odd must not cost the others. */
export const isRecord = hasFields<SavedRecord>({
  id: isText,
  userId: isText,
  createdAt: (value): value is string => isText(value) && isMoment(value),
  calculationData: isAnything,
})

/** What was saved, whatever it is. */
export const savedIn = ({
  calculationData,
}: SavedRecord): { name?: unknown; formData?: unknown; result?: unknown } =>
  isObject(calculationData) ? calculationData : {}

/** The name a record goes by: its own, or the day it was saved. */
export function nameOf(record: SavedRecord): string {
  const { name } = savedIn(record)
  return (isText(name) && name.trim()) || savedWords.unnamed(formatDate(record.createdAt))
}

/** The form of a record, as far as it can be read. */
export const formOf = (record: SavedRecord): CalculationFormData =>
  storedForm(savedIn(record).formData)
