import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { todaysApart } from '../../../calculation/todays-apart.ts'
import { formatMargin, formatMoney } from '../../../format.ts'
import { dayWithArticle } from '../../../italian/day.ts'
import { storedWords } from './stored-words.ts'

const words = storedWords.rates

/**
 * By which cards a saved result was worked out, and what today's give, for the products that are still in the category.
 *
 * @param day the day of the cards that the form asks for
 * @param other the result by today's cards; null where it is the same
 */
export function storedRatesInWords(
  form: CalculationFormData,
  day: string,
  other: CalculationResult | null,
): string {
  if (other === null) return `${usedRates(form, day)} ${words.same}`
  const isOwnRate = form.commissionePropria != null
  const { differs } = isOwnRate ? storedWords : words
  const { currency } = ratesOf(form).country
  const todays = differs(formatMargin(other.margine), formatMoney(other.guadagno, currency))
  return [!isOwnRate && usedRates(form, day), todays, todaysApart(form)].filter(Boolean).join(' ')
}

function usedRates(form: CalculationFormData, day: string): string {
  const { rule, cards, country } = ratesOf(form)
  if (country !== cards.countryOf('IT')) return words.abroad
  if (rule.validFrom === null) return words.none(rule.label, dayWithArticle('il', day))
  const from = dayWithArticle('dal', rule.validFrom)
  return words.card(rule.store, from, dayWithArticle('del', day))
}
