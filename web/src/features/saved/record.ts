import { isMoment, type SavedRecord } from '@margine/contract'
import { type CalculationFormData, ratesOf, unknownKeysOf } from '@margine/engine'
import { call } from '../../api.ts'
import { savedIn } from '../../calculation/saved-record.ts'
import { formatDate } from '../../format.ts'
import { savedWords } from '../../italian/saved.ts'
import { hasFields, isAnything, isListOf, isNothing, isText } from '../../reading.ts'

/**
 * A form as it can be saved: without a category that nobody knows, where its marketplace does not ask for that and nobody
 * could choose another. What is asked for stays, and the server says that it is unknown.
 */
export function savable(form: CalculationFormData): CalculationFormData {
  const asked: readonly string[] = ['paese', 'marketplace', ratesOf(form).categories?.field ?? '']
  const unasked = unknownKeysOf(form).filter((field) => !asked.includes(field))
  return Object.assign({ ...form }, ...unasked.map((field) => ({ [field]: 'base' })))
}

/** What is in a record is read by itself: one that is odd must not cost the others. */
export const isRecord = hasFields<SavedRecord>({
  id: isText,
  userId: isText,
  createdAt: (value): value is string => isText(value) && isMoment(value),
  calculationData: isAnything,
})

/** The name a record goes by: its own, or the day it was saved. */
export function nameOf(record: SavedRecord): string {
  const { name } = savedIn(record)
  return (isText(name) && name.trim()) || savedWords.unnamed(formatDate(record.createdAt))
}

/** What is asked to be saved; the result is the server's own. */
export interface SaveRequest {
  name: string
  formData: CalculationFormData
}

/** As the server takes it; the page knows what was saved by the form that is on the screen. */
const sent = ({ name, formData }: SaveRequest): SaveRequest => ({
  name,
  formData: savable(formData),
})

/** The calls about a person's saved calculations. */
export const calculationsApi = {
  list: () => call('GET /api/calculations', isListOf(isRecord)),
  /** The key makes the same save, sent again, count once. */
  save: (body: SaveRequest, key: string) =>
    call('POST /api/calculations', isRecord, { body: sent(body), key }),
  replace: (id: string, body: SaveRequest) =>
    call('PUT /api/calculations/{id}', isRecord, { body: sent(body), id }),
  remove: (id: string) => call('DELETE /api/calculations/{id}', isNothing, { id }),
}
