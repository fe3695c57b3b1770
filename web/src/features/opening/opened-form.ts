import { longestTyped } from '@margine/contract'
import { addedDefaults, type CalculationFormData, defaultFormData } from '@margine/engine'
import { storedAddedFields } from '../../calculation/added-fields.ts'
import { storedFields, storedForm } from '../../calculation/stored-form.ts'
import { isObject, isText } from '../../reading.ts'

const names = Object.keys({ ...defaultFormData, ...addedDefaults })

/** Whether no text in a field, or in a part of it, is longer than what can be saved. */
const isShort = (value: unknown): boolean =>
  isObject(value)
    ? Object.values(value).every(isShort)
    : !isText(value) || value.length <= longestTyped

/**
 * The form that was made elsewhere: fields that are missing have their default, unknown ones are left out. Null where a
 * field holds what can't be its value, or where there is none: half a calculation would come to another result.
 */
export function openedForm(values: unknown): CalculationFormData | null {
  if (!isObject(values)) return null
  const read = { ...storedFields(values), ...storedAddedFields(values) }
  const given = names.filter((name) => Object.hasOwn(values, name))
  const isWhole = given.length > 0 && given.every((name) => Object.hasOwn(read, name))
  return isWhole && isShort(read) ? storedForm(values) : null
}
