import { addedDefaults, isSpecified, type OwnCommission } from '../added-fields.ts'
import { dayOf } from '../added-problems.ts'
import { readNumber } from '../amounts/read.ts'
import { withoutVat } from '../amounts/vat.ts'
import type { CalculationFormData } from '../form.ts'
import { taxationOf } from '../taxes.ts'
import { cardsOn } from './cards/dated.ts'
import { margine131 } from './cards/margine-1.3.1.ts'
import type { Cards } from './cards.ts'
import type { Fee } from './fee.ts'
import { type FeeRule, ruleOf, withFees } from './fee-rule.ts'
import { type Rates, ratesFrom } from './rates.ts'
import { sources } from './sources.ts'

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
  announced: { fees: rule.fees, vatPercent: servicesVat },
  fees: rule.fees.map((fee): Fee => {
    if (!('rate' in fee) || fee.rate.kind !== 'flat') return fee
    const percent = withoutVat(fee.rate.percent, servicesVat)
    return { ...fee, rate: { kind: 'flat', percent } }
  }),
}))

/** What the added fields make of the rates of a form: its own commission, the VAT of the product, the regime. */
function withAddedFields(rates: Rates, form: CalculationFormData): Rates {
  const { cards, country } = rates
  const { card } = cards.tariffOf(form.marketplace)
  const own = form.commissionePropria ?? null
  const isForfettario = form.regime === 'forfettario' && country === cards.countryOf('IT')
  const typedVat = form.aliquotaIVA?.trim() ?? ''
  const settings = form.imposte ?? addedDefaults.imposte
  return {
    ...rates,
    vatPercent: typedVat === '' ? country.vatPercent : readNumber(typedVat),
    servicesVat: isForfettario ? servicesVat : null,
    taxes: isForfettario ? taxationOf(settings) : null,
    rule: ruleIn(
      own === null ? rates.rule : ownRule(own, card.label),
      isForfettario,
      own === null && card.includesVat === true,
    ),
  }
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
export function ratesOf(form: CalculationFormData): Rates {
  if (isSpecified(form)) return ratesFrom(margine131, form)
  return withAddedFields(ratesFrom(cardsOf(form), form), form)
}

/** The cards that a form names: those of its day for a sale in Italy, otherwise those of version 1.3.1. */
export function cardsOf(form: CalculationFormData): Cards {
  const day = dayOf(form)
  if (day === null || margine131.countryOf(form.paese) !== margine131.countryOf('IT'))
    return margine131
  return cardsOn(day)
}
