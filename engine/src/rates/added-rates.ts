import { addedDefaults, type FbaPiece } from '../added-fields.ts'
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
import type { FbaCard } from './fba-card.ts'
import { fbaCardOf } from './fba-offer.ts'
import { type FeeRule, isFree, withFees } from './fee-rule.ts'
import { isInItaly, italianVat } from './in-italy.ts'
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
  const fees = rule.fees.map((fee) => withoutVat(fee, italianVat))
  const { words } = withFees({ ...rule, ownNote }, rule.fees)
  return { ...withFees({ ...rule, ownNote }, fees), words, includesVat: false }
})

/** The cards of a day for a sale in Italy, otherwise those of version 1.3.1. */
const cardsFor = (day: string | null, isItalian: boolean): Cards =>
  day !== null && isItalian ? cardsOn(day) : margine131

/** The cards that a form names. */
export const cardsOf = (form: CalculationFormData): Cards => cardsFor(dayOf(form), isInItaly(form))

/** The rates of a form that says something beyond the specification: see `ratesOf`. */
export function addedRatesOf(form: CalculationFormData): Rates {
  // Read once: forms have so many shapes that each look takes as long as a sum.
  const { marketplace, categoria, regime, aliquotaIVA } = form
  const day = dayOf(form)
  const isItalian = isInItaly(form)
  const hasNoVat = isItalian && regime === 'forfettario'
  const typedVat = aliquotaIVA?.trim() ?? ''
  const fbaCard = fbaCardOf(form)

  const rates = ratesFrom(cardsFor(day, isItalian), form)
  if (typedVat !== '') rates.vatPercent = readPercent(typedVat)
  rates.isOwnRegime = hasNoVat || regime !== 'forfettario'
  if (hasNoVat) {
    rates.servicesVat = italianVat
    rates.taxes = taxationOf(form.imposte ?? addedDefaults.imposte, taxRulesOf(form))
  }
  rates.rule = ruleIn(ruleFor(form, rates.rule), hasNoVat)
  rates.payment = readPayment(form.pagamento)
  if (form.logisticaAmazon != null && marketplace === 'amazon')
    rates.logistics = logisticsOf(form.logisticaAmazon, fbaCard, categoria, day)
  rates.returnPercent = returnPercentOf(fbaCard, categoria)
  return rates
}

/** A rule of which another payment service takes the place. */
const withoutOwnPayment = remembered((rule) =>
  withFees(rule, [{ kind: 'commission', rate: { kind: 'flat', percent: 0 } }]),
)

/** The seller's own rule, else the marketplace's, without its payment service where the form names another. */
function ownOr(rule: FeeRule, form: CalculationFormData): FeeRule {
  if (form.commissionePropria != null) return ownRule(form.commissionePropria, rule.label)
  return isOwnPayment(form) && saysPayment(form.pagamento) ? withoutOwnPayment(rule) : rule
}

/** The rule of a form by its plan: only Amazon's dated cards know of one. */
function ruleFor(form: CalculationFormData, rule: FeeRule): FeeRule {
  const own = ownOr(rule, form)
  if (form.pianoAmazon !== 'individuale' || form.marketplace !== 'amazon') return own
  return rule.validFrom === null ? own : withIndividualPlan(own)
}

/** What Amazon takes for storing and shipping; what can't be used of it is a problem of the form. */
function logisticsOf(
  piece: FbaPiece,
  card: FbaCard | null,
  category: string,
  day: string | null,
): Logistics | null {
  const isCharged = card !== null && day !== null && isMeasured(piece)
  const measured = isCharged ? fbaOf(card, piece, category, day) : null
  const said = saidFeeOf(piece)
  return said === 0 ? measured : atSaidFee(said, measured)
}

/** A rule as a regime takes it: the ordinary one deducts the VAT on fees, the forfettario pays it. */
function ruleIn(rule: FeeRule, hasNoVat: boolean): FeeRule {
  if (rule.includesVat) return hasNoVat ? rule : withoutIncludedVat(rule)
  return hasNoVat ? withVatOnFees(rule) : rule
}
