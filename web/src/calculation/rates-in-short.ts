import { type CalculationFormData, invalidFieldsOf } from '@margine/engine'
import { strings } from '../application-strings.ts'
import { formatRate } from '../format.ts'
import { dayWithArticle } from '../italian/day.ts'
import { addedWords as words } from './added-words.ts'
import { ratesOf } from './rates.ts'

const { version, ordinario } = strings.calculator.rates

/** The store and day of a form's rates, and the regime. */
export function ratesInShort(form: CalculationFormData): string {
  const { servicesVat } = ratesOf(form)
  return [cardInShort(form), vatInShort(form), servicesVat === null ? ordinario : words.forfettario]
    .filter((part) => part !== null)
    .join(' · ')
}

function cardInShort(form: CalculationFormData): string {
  const { tariffe, commissionePropria } = form
  if (commissionePropria != null) return words.own
  if (invalidFieldsOf(form).includes('tariffe')) return words.noDay
  if (tariffe === undefined || ratesOf(form).rule.validFrom === null) return version
  return words.ratesOf(dayWithArticle('del', tariffe))
}

function vatInShort(form: CalculationFormData): string | null {
  if (form.aliquotaIVA === undefined) return null
  if (invalidFieldsOf(form).includes('aliquotaIVA')) return words.wrongVat
  return words.vat(formatRate(ratesOf(form).vatPercent))
}

/** What a seller has to know of the regime that a form is calculated in; null where there is nothing. */
export function regimeNote(form: CalculationFormData): string | null {
  if (ratesOf(form).servicesVat !== null) return words.vatIsCost
  if (form.paese === 'IT') return strings.calculator.flatRateRegime
  return form.regime === 'forfettario' ? words.ordinarioAbroad : null
}
