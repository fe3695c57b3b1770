import type { CalculationFormData } from '../form.ts'
import type { RefundTerms } from '../returns.ts'
import type { Taxation } from '../taxes.ts'
import type { Cards } from './cards.ts'
import type { Country } from './countries.ts'
import { type FeeRule, withFlatRate } from './fee-rule.ts'
import type { Logistics } from './logistics.ts'
import type { Payment } from './payment.ts'
import type { Category, CategoryTable } from './rate-card.ts'

/** What a form's sale is charged and taxed by. */
export type Rates = {
  /** What there is to choose from. */
  cards: Cards
  /** Where the sale is: its standard VAT and its currency. */
  country: Country
  /** VAT of the product in percent. */
  vatPercent: number
  /** In the forfettario regime, what the VAT of services adds to their costs in percent; null in the ordinary one. */
  servicesVat: number | null
  /** False where the seller is in the forfettario regime and the sale, abroad, is worked out in the ordinary one. */
  isOwnRegime: boolean
  /** What taxes take of a sale, in the forfettario regime. */
  taxes: Taxation | null
  /** The categories that the form's marketplace asks for; null where every product pays the same. */
  categories: CategoryTable | null
  /** The one that the form names; null where there are none, or not this one. */
  category: Category | null
  /** What the form's marketplace charges, or the seller's own commission. */
  rule: FeeRule
  /** What a payment service takes besides; null where the form names none. */
  payment: Payment | null
  /** What Amazon takes for storing and shipping; null where the seller ships. */
  logistics: Logistics | null
  /** What the marketplace keeps of its percentage when a piece comes back; null where it gives nothing back. */
  refund: RefundTerms | null
  /** What a piece that comes back costs besides, in percent of what Amazon takes for sending one. */
  returnPercent: number
}

/**
 * The rates of a form's specified fields, by some cards. What a key of the form stands for nothing counts as: country as Italy,
 * marketplace as 10 % of the gross price, category as 15 %, on a dated card as its standard one.
 *
 * @example
 * ratesFrom(margine131, { ...defaultFormData, paese: 'FR' }).country.vatPercent // 20
 */
export function ratesFrom(cards: Cards, form: CalculationFormData): Rates {
  const country = cards.countryOf(form.paese)
  const { card, table, choices, otherwise } = cards.tariffOf(form.marketplace)
  const chosen = table === null ? undefined : choices.get(form[table.field])
  const { category, rule } = chosen ?? otherwise
  return {
    cards,
    country,
    vatPercent: country.vatPercent,
    servicesVat: null,
    isOwnRegime: true,
    taxes: null,
    categories: table,
    category,
    rule,
    payment: null,
    logistics: null,
    refund: card.refund ?? null,
    returnPercent: 0,
  }
}

/**
 * Whether a sale has one price, with VAT and without: it has none, or the regime charges none.
 *
 * @example
 * hasOnePrice(ratesOf({ ...defaultFormData, regime: 'forfettario' })) // true
 */
export const hasOnePrice = ({
  vatPercent,
  servicesVat,
}: Pick<Rates, 'vatPercent' | 'servicesVat'>) => vatPercent === 0 || servicesVat !== null

/** The same rates but for the commission, which becomes one flat percentage. */
export const withCommission = (rates: Rates, percent: number): Rates => ({
  ...rates,
  rule: withFlatRate(rates.rule, percent),
})
