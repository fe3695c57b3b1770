import { addedDefaults } from '../added-fields.ts'
import { readPercent } from '../amounts/read-percent.ts'
import { writeAmount } from '../amounts/write.ts'
import { dayOf } from '../asked-day.ts'
import type { CalculationFormData } from '../form.ts'
import { taxRulesOf } from '../tax-rules.ts'
import { taxationOf } from '../taxes.ts'
import { individualPlan } from './cards/amazon-it.ts'
import { cardsOn } from './cards/dated.ts'
import { margine131 } from './cards/margine-1.3.1.ts'
import type { Cards } from './cards.ts'
import { atSaidFee, fbaOf, isMeasured, returnPercentOf, saidFeeOf } from './fba.ts'
import { fbaCardOf } from './fba-offer.ts'
import { type FeeRule, isFree, withFees } from './fee-rule.ts'
import { isForfettario, isInItaly, italianVat } from './in-italy.ts'
import type { Logistics } from './logistics.ts'
import { ownRule } from './own-commission.ts'
import { isOwnPayment, readPayment, saysPayment } from './payment.ts'
import { type Rates, ratesFrom } from './rates.ts'
import { withoutVat } from './without-vat.ts'

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

/** A rule with the VAT on its fees, which the forfettario regime does not deduct; where there are none, nothing is said of it. */
const withVatOnFees = remembered((rule) => {
  const taxed = withFees(rule, [...rule.fees, { kind: 'vat', share: italianVat }])
  return { ...taxed, words: isFree(rule) ? rule.words : taxed.words, isItemised: true }
})

/** A rule and what a seller without a subscription pays Amazon besides. */
const withIndividualPlan = remembered((rule) => ({
  ...withFees(rule, [...rule.fees, individualPlan]),
  isItemised: true,
}))

const divisor = writeAmount(1 + italianVat / 100, 2)
const includedVatNote = `L'IVA la recuperi: nel conto entrano senza, cioè divise per ${divisor}.`

/** A rule without the VAT that its fees include, which the ordinary regime deducts; its words name the fees of the card. */
const withoutIncludedVat = remembered((rule) => {
  const ownNote = [rule.ownNote, includedVatNote].filter((part) => part !== null).join(' ')
  return {
    ...withFees({ ...rule, ownNote }, rule.fees),
    fees: rule.fees.map((fee) => withoutVat(fee, italianVat)),
    includesVat: false,
  }
})

/** What the added fields make of the rates of a form: its own commission, the VAT of the product, the regime. */
function withAddedFields(rates: Rates, form: CalculationFormData): Rates {
  const { cards, country, categories, category, refund } = rates
  const hasNoVat = isForfettario(form)
  const typedVat = form.aliquotaIVA?.trim() ?? ''
  return {
    cards,
    country,
    vatPercent: typedVat === '' ? country.vatPercent : readPercent(typedVat),
    servicesVat: hasNoVat ? italianVat : null,
    isOwnRegime: hasNoVat || form.regime !== 'forfettario',
    taxes: hasNoVat ? taxationOf(form.imposte ?? addedDefaults.imposte, taxRulesOf(form)) : null,
    categories,
    category,
    rule: ruleIn(withPlan(ruleFor(form, rates), form, cards), hasNoVat),
    payment: readPayment(form.pagamento),
    logistics: logisticsOf(form),
    refund,
    returnPercent: returnPercentOf(fbaCardOf(form), form.categoria),
  }
}

/** A rule of which another payment service takes the place. */
const withoutOwnPayment = remembered((rule) =>
  withFees(rule, [{ kind: 'commission', rate: { kind: 'flat', percent: 0 } }]),
)

/** The seller's own rule, else the marketplace's, without its payment service where the form names another. */
function ruleFor(form: CalculationFormData, { rule }: Rates): FeeRule {
  const { commissionePropria: own, pagamento } = form
  if (own != null) return ownRule(own, rule.label)
  return isOwnPayment(form) && saysPayment(pagamento) ? withoutOwnPayment(rule) : rule
}

/** A rule by the plan of a form: only Amazon's dated cards know of one. */
function withPlan(rule: FeeRule, { pianoAmazon, marketplace }: CalculationFormData, cards: Cards) {
  if (pianoAmazon !== 'individuale' || marketplace !== 'amazon') return rule
  return 'validFrom' in cards.tariffOf(marketplace).card ? withIndividualPlan(rule) : rule
}

/** What Amazon takes for storing and shipping; what can't be used of it is a problem of the form. */
function logisticsOf(form: CalculationFormData): Logistics | null {
  const piece = form.logisticaAmazon
  if (piece == null || form.marketplace !== 'amazon') return null
  const [card, day] = [fbaCardOf(form), dayOf(form)]
  const isCharged = card !== null && day !== null && isMeasured(piece)
  const measured = isCharged ? fbaOf(card, piece, form.categoria, day) : null
  const said = saidFeeOf(piece)
  return said === 0 ? measured : atSaidFee(said, measured)
}

/** A rule as a regime takes it: the ordinary one deducts the VAT on fees, the forfettario pays it. */
function ruleIn(rule: FeeRule, hasNoVat: boolean): FeeRule {
  if (rule.includesVat) return hasNoVat ? rule : withoutIncludedVat(rule)
  return hasNoVat ? withVatOnFees(rule) : rule
}

/** The cards that a form names: those of its day for a sale in Italy, otherwise those of version 1.3.1. */
export function cardsOf(form: CalculationFormData): Cards {
  const day = dayOf(form)
  return day !== null && isInItaly(form) ? cardsOn(day) : margine131
}

/** The rates of a form that says something beyond the specification: see `ratesOf`. */
export const addedRatesOf = (form: CalculationFormData): Rates =>
  withAddedFields(ratesFrom(cardsOf(form), form), form)
