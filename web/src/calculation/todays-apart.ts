import type { CalculationFormData } from '@margine/engine'
import { onTodaysCards } from './on-todays-cards.ts'
import { ratesOf } from './rates.ts'

/**
 * The sentence on the products that were in the category of a form and have their own on today's cards; undefined where
 * there is none, or the rate is the seller's own.
 */
export const todaysApart = (form: CalculationFormData): string | undefined =>
  form.commissionePropria == null ? ratesOf(onTodaysCards(form)).category?.apart : undefined
