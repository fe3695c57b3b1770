import {
  type CalculationFormData,
  type CalculationResult,
  type Currency,
  type FeeLine,
  figuresOf,
  readSale,
} from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { isSameResult } from '../../calculation/todays-other.ts'

/** The sale on the calculator's screen, to explain things by. */
export type GuideSale = {
  result: CalculationResult
  /** What its commission is made of; empty where that is not known. */
  fees: readonly FeeLine[]
  currency: Currency
}

/**
 * A sale for the guide to explain.
 *
 * @param result what is shown of the form: of an older one, today's rates can't tell the fees
 */
export function guideSaleOf(form: CalculationFormData, result: CalculationResult): GuideSale {
  const rates = ratesOf(form)
  const today = figuresOf(readSale(form), rates)
  return {
    result,
    fees: isSameResult(result, today) ? today.fees : [],
    currency: rates.country.currency,
  }
}
