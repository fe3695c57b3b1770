import {
  type CalculationFormData,
  defaultFormData,
  normalForm,
  ratesOf,
  unknownKeysOf,
} from '@margine/engine'
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

/** A form without a category that nobody knows, where its marketplace does not ask for that: nobody could choose another. */
function withoutUnaskedKeys(form: CalculationFormData): CalculationFormData {
  const asked: readonly string[] = ['paese', 'marketplace', ratesOf(form).categories?.field ?? '']
  const unasked = unknownKeysOf(form).filter((field) => !asked.includes(field))
  return Object.assign({ ...form }, ...unasked.map((field) => ({ [field]: 'base' })))
}

/** A stored form. What is missing in it, or is no value of its field, has the default: it may be from before a field was added. */
export const storedForm = (stored: unknown): CalculationFormData =>
  normalForm(
    withoutUnaskedKeys({
      ...defaultFormData,
      ...storedFields(stored),
      ...storedAddedFields(stored),
    }),
  )
