import { added } from '../added.ts'
import { isSpecified } from '../added-fields.ts'
import type { CalculationFormData } from '../form.ts'
import { margine131 } from './cards/margine-1.3.1.ts'
import { type Rates, ratesFrom } from './rates.ts'

/**
 * The rates that a form names.
 *
 * @example
 * ratesOf({ ...defaultFormData, categoria: 'books' }).rule.fees[1] // { kind: 'closing', amount: 1.01 }
 */
export const ratesOf = (form: CalculationFormData): Rates =>
  isSpecified(form) ? ratesFrom(margine131, form) : added.addedRatesOf(form)
