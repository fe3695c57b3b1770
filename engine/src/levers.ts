import { feeRuleOf } from './fee-rule.ts'
import type { CalculationFormData } from './form.ts'
import { saleOf } from './sale.ts'
import type { CostField } from './target.ts'

/** An amount to move by 10 % in the seller's favour, and the margin that it leads to. */
export type Lever = { field: 'prezzoVendita' | CostField; margine: number }

const fields = ['prezzoVendita', 'costo', 'spedizione', 'packaging', 'pubblicita'] as const

/**
 * What helps most: the amounts that raise the margin when the price rises or a cost falls by 10 %,
 * the strongest first. At a break of the commission a higher price may not be among them.
 *
 * @param form a form that has a result
 * @example
 * leversOf({ ...defaultFormData, costo: '12,50', prezzoVendita: '25' })[0]?.field // 'costo'
 */
export function leversOf(form: CalculationFormData, rule = feeRuleOf(form)): Lever[] {
  const sale = saleOf(form, rule)
  const { margine: now } = sale.now()
  return fields
    .map((field) => {
      const percent = field === 'prezzoVendita' ? 110 : 90
      return { field, margine: sale.at(field, sale.amount(field) * percent).margine }
    })
    .filter(({ margine }) => margine - now > 1e-9)
    .toSorted((one, other) => other.margine - one.margine)
}
