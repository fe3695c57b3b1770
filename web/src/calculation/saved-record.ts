import type { SavedRecord } from '@margine/contract'
import { type CalculationFormData, isSameForm } from '@margine/engine'
import { isObject } from '../reading.ts'
import { storedForm } from './stored-form.ts'
import { todaysOther } from './todays-rates.ts'

/** The saved calculation that the one on the screen was loaded from, or was saved as. */
export type SavedOrigin = { id: string; name: string }

/** The data of a record, unchecked. */
export const savedIn = ({
  calculationData,
}: SavedRecord): { name?: unknown; formData?: unknown; result?: unknown } =>
  isObject(calculationData) ? calculationData : {}

/** The form of a record, as far as it can be read. */
export const formOf = (record: SavedRecord): CalculationFormData =>
  storedForm(savedIn(record).formData)

/** Whether writing a form over a record would change anything. */
export const changesRecord = (form: CalculationFormData, record: SavedRecord): boolean =>
  !isSameForm(formOf(record), form) || todaysOther(form, Object(savedIn(record).result)) !== null
