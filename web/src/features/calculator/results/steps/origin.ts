import {
  addedDefaults,
  type CalculationFormData,
  type Rates,
  type Source,
  type Step,
  taxRulesOf,
} from '@margine/engine'
import { words } from './words.ts'

/** Where a fee comes from; null where the step is of none. */
function originOfFee({ about }: Step, form: CalculationFormData, { rule }: Rates) {
  const fee = rule.fees.find(({ kind }) => about === `fee.${kind}`)
  if (fee === undefined) return null
  return form.commissionePropria == null ? (fee.source ?? rule.source) : words.ownRate
}

/** Where the VAT of a price or a cost comes from: that of services is always the country's. */
function originOfVat({ about }: Step, form: CalculationFormData, { country }: Rates) {
  const isOfProduct = about === 'costo' || about === 'prezzoVendita' || about === 'prezzoFinale'
  return isOfProduct && form.aliquotaIVA !== undefined ? words.ownVat : country.source
}

/**
 * Where the rate comes from that a step takes: its source, or a sentence where it is the seller's own; null where it
 * takes none.
 *
 * @param form what the step is worked out from
 */
export function originOf(
  step: Step,
  form: CalculationFormData,
  rates: Rates,
): Source | string | null {
  switch (step.about) {
    case 'fee.vat':
      return rates.country.source
    case 'baseImponibile':
      return form.imposte?.coefficiente === undefined ||
        form.imposte.coefficiente === addedDefaults.imposte.coefficiente
        ? words.usualCoefficient
        : words.ownCoefficient
    case 'contributi':
      return step.value > 0 ? taxRulesOf(form).sources.contributi : null
    case 'impostaSostitutiva':
      return taxRulesOf(form).sources.sostitutiva
  }
  const { kind } = step.rule
  return kind === 'vatRemoved' || kind === 'vatAdded'
    ? originOfVat(step, form, rates)
    : originOfFee(step, form, rates)
}
