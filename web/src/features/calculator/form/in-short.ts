import type { CalculationFormData, Currency, Sale } from '@margine/engine'
import { strings } from '../../../application-strings.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatMoney } from '../../../format.ts'

const words = strings.calculator.otherCosts

/** The costs that are set in «Altri costi». */
export function otherCostsInShort(sale: Sale, currency: Currency): string {
  const costs = (['packaging', 'pubblicita'] as const)
    .map((field) => ({ field, amount: sale[field] }))
    .filter(({ amount }) => amount !== 0)
    .map(({ field, amount }) => words[field](formatMoney(amount, currency)))
  return costs.length === 0 ? words.none : costs.join(' · ')
}

/** Where the product is sold. */
export function placeInShort(form: CalculationFormData): string {
  const { cards, country } = ratesOf(form)
  const marketplace = cards.marketplaces[form.marketplace]?.label ?? form.marketplace
  return `${marketplace} · ${country.name}`
}
