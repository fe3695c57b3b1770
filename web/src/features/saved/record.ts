import { isMoment, type SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import { call } from '../../api.ts'
import { savedIn } from '../../calculation/saved-record.ts'
import { formatDate } from '../../format.ts'
import { savedWords } from '../../italian/saved.ts'
import { hasFields, isAnything, isListOf, isNothing, isText } from '../../reading.ts'
import { savable } from './savable.ts'

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
