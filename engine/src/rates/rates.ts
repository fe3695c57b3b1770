import type { CalculationFormData } from '../form.ts'
import { margine131 } from './cards/margine-1.3.1.ts'
import type { Cards } from './cards.ts'
import type { Country } from './countries.ts'
import { type FeeRule, withFlatRate } from './fee-rule.ts'
import type { CategoryTable } from './rate-card.ts'

/** What a form's sale is charged and taxed by. */
export type Rates = {
  /** What there is to choose from. */
  cards: Cards
  /** Where the sale is: its VAT and its currency. */
  country: Country
  /** The categories that the form's marketplace asks for; null where every product pays the same. */
  categories: CategoryTable | null
  /** What the form's marketplace charges. */
  rule: FeeRule
}

/**
 * The rates of a form, by some cards. What a key of the form stands for nothing counts as: country as Italy,
 * marketplace as 10 % of the gross price, category as 15 %.
 *
 * @example
 * ratesFrom(margine131, { ...defaultFormData, paese: 'FR' }).country.vatPercent // 20
 */
export function ratesFrom(cards: Cards, form: CalculationFormData): Rates {
  const { table, rules, otherwise } = cards.tariffOf(form.marketplace)
  return {
    cards,
    country: cards.countryOf(form.paese),
    categories: table,
    rule: (table === null ? undefined : rules.get(form[table.field])) ?? otherwise,
  }
}

/**
 * The rates that a form names.
 *
 * @example
 * ratesOf({ ...defaultFormData, categoria: 'books' }).rule.fees[1] // { kind: 'closing', amount: 1.01 }
 */
export const ratesOf = (form: CalculationFormData): Rates => ratesFrom(margine131, form)

/** The same rates but for the commission, which becomes one flat percentage. */
export const withCommission = (rates: Rates, percent: number): Rates => ({
  ...rates,
  rule: withFlatRate(rates.rule, percent),
})
