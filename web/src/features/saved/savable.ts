import { type CalculationFormData, ratesOf, unknownKeysOf } from '@margine/engine'

/**
 * A form as it can be saved: without a category that nobody knows, where its marketplace does not ask for that and nobody
 * could choose another. What is asked for stays, and the server says that it is unknown.
 */
export function savable(form: CalculationFormData): CalculationFormData {
  const asked: readonly string[] = ['paese', 'marketplace', ratesOf(form).categories?.field ?? '']
  const unasked = unknownKeysOf(form).filter((field) => !asked.includes(field))
  return Object.assign({ ...form }, ...unasked.map((field) => ({ [field]: 'base' })))
}
