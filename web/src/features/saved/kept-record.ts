import type { SavedRecord } from '@margine/contract'
import { type CalculationFormData, isSameForm } from '@margine/engine'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import { todaysOther } from '../../calculation/todays-other.ts'
import { formOf, savedIn } from './record.ts'
import type { Saved } from './saved.ts'

/** The record that the calculation on the screen came from, where it is still there. */
export const keptRecord = ({ list }: Saved, origin: SavedOrigin | null): SavedRecord | undefined =>
  list.kind === 'loaded' ? list.records.find(({ id }) => id === origin?.id) : undefined

/** Whether writing a form over the record that it came from would change anything. */
export function canUpdate(
  saved: Saved,
  { form, origin }: { form: CalculationFormData; origin: SavedOrigin | null },
): boolean {
  const kept = keptRecord(saved, origin)
  if (kept === undefined) return false
  const isEdited = !isSameForm(formOf(kept), form)
  return isEdited || todaysOther(form, Object(savedIn(kept).result)) !== null
}
