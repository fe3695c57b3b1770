import { type CalculationFormData, roundToCents } from '@margine/engine'
import { calculate } from '../../../../calculation/rates.ts'

/** What a form leaves with Amazon's logistics, and what the same sale leaves shipped by the seller. */
type Beside = {
  amazon: number
  /** Null where nobody has said what shipping costs. */
  seller: number | null
  /** What the seller's own shipping may cost to leave as much, as it is entered; 0 or less where Amazon always leaves more. */
  even: number
}

function profitOf(form: CalculationFormData): number | null {
  const calculation = calculate(form)
  return calculation.ok ? calculation.result.guadagno : null
}

/**
 * Both ways beside each other; null where the form has no result.
 *
 * @param ownShipping what the seller's own shipping costs, as typed
 */
export function besideOwnShipping(form: CalculationFormData, ownShipping: string): Beside | null {
  const shippedFor = (spedizione: string) =>
    profitOf({ ...form, logisticaAmazon: null, spedizione })
  const [amazon, free, euroLess] = [profitOf(form), shippedFor(''), shippedFor('1')]
  if (amazon === null || free === null || euroLess === null) return null
  return {
    amazon,
    seller: ownShipping.trim() === '' ? null : shippedFor(ownShipping),
    even: roundToCents((free - amazon) / (free - euroLess)),
  }
}
