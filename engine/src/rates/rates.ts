import { addedDefaults, dayOf, type OwnCommission, type TaxSettings } from '../added-fields.ts'
import { readNumber } from '../amounts/read.ts'
import type { CalculationFormData } from '../form.ts'
import { cardsOn } from './cards/dated.ts'
import { margine131 } from './cards/margine-1.3.1.ts'
import type { Cards } from './cards.ts'
import type { Country } from './countries.ts'
import type { Fee } from './fee.ts'
import { type FeeRule, ruleOf, withFees, withFlatRate } from './fee-rule.ts'
import type { Category, CategoryTable } from './rate-card.ts'
import { sources } from './sources.ts'

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
  /** What taxes depend on, in the forfettario regime. */
  taxes: TaxSettings | null
  /** The categories that the form's marketplace asks for; null where every product pays the same. */
  categories: CategoryTable | null
  /** The one that the form names; null where there are none, or not this one. */
  category: Category | null
  /** What the form's marketplace charges, or the seller's own commission. */
  rule: FeeRule
}

/** The standard VAT of Italy, which is on every service a seller there buys. */
const servicesVat = 22

function ownRule(own: OwnCommission, label: string): FeeRule {
  const fees: Fee[] = [
    { kind: 'commission', rate: { kind: 'flat', percent: readNumber(own.percentuale) } },
  ]
  const [minima, fissa] = [readNumber(own.minima), readNumber(own.fissa)]
  if (minima > 0) fees.push({ kind: 'minimum', atLeast: minima })
  if (fissa > 0) fees.push({ kind: 'order', amount: fissa })
  const card = { label, basis: own.base, note: null, store: 'tua tariffa' }
  return { ...ruleOf(card, { fees, source: sources.own }), isItemised: true }
}

/** A rule made of another, once. */
function remembered(make: (rule: FeeRule) => FeeRule): (rule: FeeRule) => FeeRule {
  const made = new WeakMap<FeeRule, FeeRule>()
  return (rule) => {
    const known = made.get(rule)
    if (known !== undefined) return known
    const other = make(rule)
    made.set(rule, other)
    return other
  }
}

/** A rule with the VAT on its fees, which the forfettario regime does not deduct. */
const withVatOnFees = remembered((rule) => ({
  ...withFees(rule, [...rule.fees, { kind: 'vat', share: servicesVat }]),
  isItemised: true,
}))

/** A rule without the VAT that its fees include, which the ordinary regime deducts; its words stay those of the card. */
const withoutIncludedVat = remembered((rule) => ({
  ...rule,
  fees: rule.fees.map((fee): Fee => {
    if (!('rate' in fee) || fee.rate.kind !== 'flat') return fee
    const percent = (fee.rate.percent * 100) / (100 + servicesVat)
    return { ...fee, rate: { kind: 'flat', percent } }
  }),
}))

/**
 * The rates of a form, by some cards. What a key of the form stands for nothing counts as: country as Italy,
 * marketplace as 10 % of the gross price, category as 15 %, on a dated card as its standard one.
 *
 * @example
 * ratesFrom(margine131, { ...defaultFormData, paese: 'FR' }).country.vatPercent // 20
 */
export function ratesFrom(cards: Cards, form: CalculationFormData): Rates {
  const country = cards.countryOf(form.paese)
  const { card, table, rules, otherwise } = cards.tariffOf(form.marketplace)
  const charged = (table === null ? undefined : rules.get(form[table.field] ?? '')) ?? otherwise
  const own = form.commissionePropria ?? null
  const isForfettario = form.regime === 'forfettario' && country === cards.countryOf('IT')
  const typedVat = form.aliquotaIVA?.trim() ?? ''
  return {
    cards,
    country,
    vatPercent: typedVat === '' ? country.vatPercent : readNumber(typedVat),
    servicesVat: isForfettario ? servicesVat : null,
    taxes: isForfettario ? (form.imposte ?? addedDefaults.imposte) : null,
    categories: table,
    category: table === null ? null : categoryIn(table, form),
    rule: ruleIn(
      own === null ? charged : ownRule(own, card.label),
      isForfettario,
      own === null && card.includesVat === true,
    ),
  }
}

function categoryIn({ field, categories }: CategoryTable, form: CalculationFormData) {
  const key = form[field] ?? ''
  return (Object.hasOwn(categories, key) ? categories[key] : undefined) ?? null
}

function ruleIn(rule: FeeRule, isForfettario: boolean, includesVat: boolean): FeeRule {
  if (isForfettario) return includesVat ? rule : withVatOnFees(rule)
  return includesVat ? withoutIncludedVat(rule) : rule
}

/**
 * The rates that a form names.
 *
 * @example
 * ratesOf({ ...defaultFormData, categoria: 'books' }).rule.fees[1] // { kind: 'closing', amount: 1.01 }
 */
export const ratesOf = (form: CalculationFormData): Rates => ratesFrom(cardsOf(form), form)

/** The cards that a form names: those of its day for a sale in Italy, otherwise those of version 1.3.1. */
export function cardsOf(form: CalculationFormData): Cards {
  const day = dayOf(form)
  if (day === null || margine131.countryOf(form.paese) !== margine131.countryOf('IT'))
    return margine131
  return cardsOn(day)
}

/** The same rates but for the commission, which becomes one flat percentage. */
export const withCommission = (rates: Rates, percent: number): Rates => ({
  ...rates,
  rule: withFlatRate(rates.rule, percent),
})
