import type { CalculationFormData } from '@margine/engine'
import { calculate, ratesOf } from '../../../../calculation/rates.ts'
import { words } from './fee-words.ts'

function isDayWrong(form: CalculationFormData): boolean {
  const calculation = calculate(form)
  return !calculation.ok && calculation.problems.some(({ field }) => field === 'tariffe')
}

/** Why rates of a day are those of version 1.3.1 after all; null where no day was asked for that can be used. */
export function whyVersion(form: CalculationFormData): string | null {
  const { tariffe } = form
  if (tariffe === undefined || isDayWrong(form)) return null
  const { rule, cards, country } = ratesOf(form)
  return country === cards.countryOf('IT') ? words.noCard(rule.label, tariffe) : words.abroad
}
