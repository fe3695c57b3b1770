import { longestTyped } from '@margine/contract'
import {
  addedDefaults,
  type CalculationFormData,
  changeField,
  settingLeaves,
  unknownKeysOf,
  withSetting,
} from '@margine/engine'
import { storedAddedFields } from '../../calculation/added-fields.ts'
import { fieldsIn } from '../../calculation/form-link.ts'
import { storedFields, storedForm } from '../../calculation/stored-form.ts'
import { today } from '../../calculation/today.ts'
import { isObject, isText } from '../../reading.ts'

export type FormProblem = 'newer' | 'damaged'

/** A form with every field and every part of one: what is in another is looked at as far as this one goes. */
const model: object = settingLeaves.reduce((form, one) => {
  const said = one.leaf.kind === 'answer' ? true : ''
  return withSetting(form, one, 'default' in one.leaf ? one.leaf.default : said)
}, {})

/** The parts that are missing until they are said. */
const saidParts = settingLeaves.filter(({ leaf }) => !('default' in leaf)).map(({ part }) => part)

/** Whether a part is missing that may be. */
const isLeftOut = (name: string, values: object): boolean =>
  saidParts.includes(name) && !Object.hasOwn(values, name)

/** Whether a field may hold nothing, and does. */
const isNothing = (name: string, value: unknown): boolean =>
  value === null && Reflect.get(addedDefaults, name) === null

/** Of some values, those that the other object has too, in their parts as well. */
function sharedWith(known: object, values: object): object {
  const shared = Object.entries(known).filter(([name]) => Object.hasOwn(values, name))
  return Object.fromEntries(
    shared.map(([name, part]) => {
      const value: unknown = Reflect.get(values, name)
      return [name, isObject(part) && isObject(value) ? sharedWith(part, value) : value]
    }),
  )
}

/** Whether some values have one that the other object lacks, or a part of one. A list has no names. */
const hasMoreThan = (known: object, values: object): boolean =>
  !Array.isArray(values) &&
  Object.entries(values).some(([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(known, name)) return true
    const part: unknown = Reflect.get(known, name)
    return isObject(part) && isObject(value) && hasMoreThan(part, value)
  })

/** Whether a form has fields that this version doesn't know. */
export const hasNewFields = (values: unknown): boolean =>
  isObject(values) && hasMoreThan(model, values)

/** Whether a value is of the same type as another, part by part, and no text in it longer than what can be saved. */
function isLike(other: unknown, value: unknown): boolean {
  if (!isObject(other))
    return typeof value === typeof other && !(isText(value) && value.length > longestTyped)
  return (
    isObject(value) &&
    Object.entries(other).every(
      ([name, part]) => isLeftOut(name, value) || isLike(part, Reflect.get(value, name)),
    )
  )
}

/**
 * A form on its cards, as where they are chosen: what they don't have goes back to its default. What Amazon ships stays so:
 * a fee that no card tells is asked for.
 */
function onItsCards(form: CalculationFormData): CalculationFormData {
  const { logisticaAmazon, spedizione } = form
  const placed = changeField(
    { ...form, tariffe: today() },
    'tariffe',
    form.tariffe ?? addedDefaults.tariffe,
  )
  return logisticaAmazon == null || form.marketplace !== 'amazon'
    ? placed
    : { ...placed, logisticaAmazon, spedizione }
}

/**
 * The form that was made elsewhere: fields that are missing have their default, unknown ones are left out. It is
 * damaged where a field holds what can't be its value, or where there is none: half a calculation would come to another
 * result. A choice that nobody knows here is from a newer version.
 */
export function openedForm(values: unknown): CalculationFormData | FormProblem {
  const given = isObject(values) ? sharedWith(model, values) : {}
  const fields: [string, unknown][] = Object.entries(given)
  const isWhole = fields.every(
    ([name, value]) => isNothing(name, value) || isLike(Reflect.get(model, name), value),
  )
  if (fields.length === 0 || !isWhole) return 'damaged'
  const read = { ...storedFields(given), ...storedAddedFields(given) }
  const isRead = fields.every(([name]) => Object.hasOwn(read, name))
  const form = storedForm(given)
  return isRead && unknownKeysOf(form).length === 0 ? onItsCards(form) : 'newer'
}

/** The form that the fragment of an address carries, or why it can't be had. */
export function readLink(fragment: string): CalculationFormData | FormProblem {
  const fields = fieldsIn(fragment)
  return typeof fields === 'string' ? fields : openedForm(fields)
}
