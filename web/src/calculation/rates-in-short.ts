import { type CalculationFormData, invalidFieldsOf } from '@margine/engine'
import { strings } from '../application-strings.ts'
import { formatRate } from '../format.ts'
import { dayWithArticle } from '../italian/day.ts'
import { ratesOf } from './rates.ts'

/** What is said of a form in short where it goes beyond the specification. */
export const addedWords = {
  own: 'tua tariffa',
  noDay: 'giorno da scegliere',
  ratesOf: (dayWithArticle: string) => `tariffe ${dayWithArticle}`,
  vat: (rate: string) => `IVA ${rate}`,
  wrongVat: 'IVA da correggere',
  forfettario: 'forfettario',
  vatIsCost: "Non applichi l'IVA: quella che paghi su costi e commissioni è un costo.",
  ordinarioAbroad: "Fuori dall'Italia il calcolo è in regime ordinario.",
} as const

const { version, ordinario } = strings.calculator.rates

/** The store and day of a form's rates, and the regime. */
export function ratesInShort(form: CalculationFormData): string {
  const { servicesVat } = ratesOf(form)
  return [
    cardInShort(form),
    vatInShort(form),
    servicesVat === null ? ordinario : addedWords.forfettario,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

function cardInShort(form: CalculationFormData): string {
  const { tariffe, commissionePropria } = form
  if (commissionePropria != null) return addedWords.own
  if (invalidFieldsOf(form).includes('tariffe')) return addedWords.noDay
  if (tariffe === undefined || ratesOf(form).rule.validFrom === null) return version
  return addedWords.ratesOf(dayWithArticle('del', tariffe))
}

function vatInShort(form: CalculationFormData): string | null {
  if (form.aliquotaIVA === undefined) return null
  if (invalidFieldsOf(form).includes('aliquotaIVA')) return addedWords.wrongVat
  return addedWords.vat(formatRate(ratesOf(form).vatPercent))
}

/** What a seller has to know of the regime that a form is calculated in; null where there is nothing. */
export function regimeNote(form: CalculationFormData): string | null {
  if (ratesOf(form).servicesVat !== null) return addedWords.vatIsCost
  if (form.paese === 'IT') return strings.calculator.flatRateRegime
  return form.regime === 'forfettario' ? addedWords.ordinarioAbroad : null
}
