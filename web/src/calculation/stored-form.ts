import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { isObject } from '../reading.ts'

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
