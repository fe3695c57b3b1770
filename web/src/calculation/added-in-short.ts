import { type CalculationFormData, invalidFieldsOf } from '@margine/engine'
import { formatRate } from '../format.ts'
import { dayWithArticle } from '../italian/day.ts'
import { strings } from '../strings.ts'
import { ratesOf } from './rates.ts'

const words = strings.calculator.rates

/** Whose rates count, and in which regime, of a form that may say more than the specification. */
export function addedInShort(form: CalculationFormData): string {
  const { servicesVat } = ratesOf(form)
  return [
    cardInShort(form),
    vatInShort(form),
    servicesVat === null ? words.ordinario : words.forfettario,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

function cardInShort(form: CalculationFormData): string {
  const { tariffe, commissionePropria } = form
  if (commissionePropria != null) return words.own
  if (invalidFieldsOf(form).includes('tariffe')) return 'giorno da scegliere'
  if (tariffe === undefined || ratesOf(form).rule.validFrom === null) return words.version
  return `tariffe ${dayWithArticle('del', tariffe)}`
}

function vatInShort(form: CalculationFormData): string | null {
  if (form.aliquotaIVA === undefined) return null
  if (invalidFieldsOf(form).includes('aliquotaIVA')) return 'IVA da correggere'
  return words.vat(formatRate(ratesOf(form).vatPercent))
}
