import { isMoment, type SavedRecord } from '@margine/contract'
import { savedIn } from '../../calculation/saved-record.ts'
import { formatDate } from '../../format.ts'
import { savedWords } from '../../italian/saved.ts'
import { hasFields, isAnything, isText } from '../../reading.ts'

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
