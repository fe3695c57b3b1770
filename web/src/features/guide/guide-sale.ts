import {
  type CalculationFormData,
  type CalculationResult,
  type Country,
  type Currency,
  type FeeLine,
  figuresOf,
  readSale,
} from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { isSameResult } from '../../calculation/todays-rates.ts'

/** The sale on the calculator's screen, to explain things by. */
export type GuideSale = {
  result: CalculationResult
  /** What its commission is made of; empty where that is not known. */
  fees: readonly FeeLine[]
  currency: Currency
  /** Why there is no VAT on it, where there is none. */
  withoutVat?: 'regime' | 'country' | 'product'
  /** Whether it pays the seller's own rate instead of the marketplace's. */
  isOwnRate?: true
}

function whyWithoutVat(
  { iva, imposte }: CalculationResult,
  { vatPercent }: Country,
): Pick<GuideSale, 'withoutVat'> {
  if (iva !== 0) return {}
  if (imposte !== undefined) return { withoutVat: 'regime' }
  return { withoutVat: vatPercent === 0 ? 'country' : 'product' }
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
    ...whyWithoutVat(result, rates.country),
    ...(form.commissionePropria != null && { isOwnRate: true }),
  }
}
