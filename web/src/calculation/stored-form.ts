import { type CalculationFormData, defaultFormData, normalForm } from '@margine/engine'
import { isObject } from '../reading.ts'
import { storedAddedFields } from './added-fields.ts'

/** The fields of a form that are stored with their type: storage can hold anything. */
export function storedFields(stored: unknown): Partial<CalculationFormData> {
  const fields = {}
  if (isObject(stored))
    for (const [field, initial] of Object.entries(defaultFormData)) {
      const value: unknown = Reflect.get(stored, field)
      if (typeof value === typeof initial) Object.assign(fields, { [field]: value })
    }
  return fields
}

/** A stored form. What is missing in it, or is no value of its field, has the default: it may be from before a field was added. */
export const storedForm = (stored: unknown): CalculationFormData =>
  normalForm({ ...defaultFormData, ...storedFields(stored), ...storedAddedFields(stored) })
