import { added } from '../added.ts'
import { type RuleWords, wordsOf } from './fee-rule.ts'
import type { Rates } from './rates.ts'

/**
 * What is charged in Italian, for a sale by these rates: one that has no VAT has one price.
 *
 * @example
 * ruleInWords(ratesOf({ ...defaultFormData, regime: 'forfettario' })).description // 'Sul prezzo: 15%'
 */
export function ruleInWords({
  rule,
  country: { currency },
  vatPercent,
  servicesVat,
  payment,
}: Rates): RuleWords {
  const words = wordsOf(rule, { currency, vatPercent: servicesVat === null ? vatPercent : 0 })
  return payment === null ? words : added.withPayment(words, payment, currency)
}
