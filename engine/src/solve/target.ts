import { withoutNoise } from '../amounts/rounding.ts'
import { figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { type Goal, marginOf, reaches } from './goal.ts'
import { type CostField, largestCost } from './largest.ts'
import { centsFor } from './prices-for.ts'

/**
 * The smallest price, from the entered one up, with a margin that reaches a target: exact to the cent, as
 * entered (with or without VAT), the marketplace's rule applied at every price. The entered price
 * itself where it reaches the target already; null where no price does.
 *
 * @param sale a sale without problems
 * @param target margin in percent
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * priceForMargin(readSale(form), ratesOf(form), 30) // 29.5
 * priceForMargin(readSale(form), ratesOf(form), 90) // null
 */
export const priceForMargin = (sale: Sale, rates: Rates, target: number): number | null =>
  priceReaching(sale, rates, marginOf(target))

/** The smallest price, from the entered one up, that reaches a goal; null where no price does. */
export function priceReaching(sale: Sale, rates: Rates, goal: Goal): number | null {
  if (reaches(figuresOf(sale, rates), goal)) return sale.prezzoVendita
  const above = Math.ceil(withoutNoise(sale.prezzoVendita * 100))
  const found = centsFor(sale, rates, goal).find(({ to }) => to >= above)
  return found === undefined ? null : Math.max(found.from, above) / 100
}

/**
 * How low the price can go, cent by cent from the entered one, with a margin that stays at a target
 * or above all the way; null where the entered price doesn't reach it.
 *
 * @param sale a sale without problems
 * @param target margin in percent
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
 * lowestPriceForMargin(readSale(form), ratesOf(form), 30) // 29.5
 */
export const lowestPriceForMargin = (sale: Sale, rates: Rates, target: number): number | null =>
  lowestPriceKeeping(sale, rates, marginOf(target))

/** How low the price can go, cent by cent from the entered one, and reach a goal all the way; null where the entered one doesn't. */
export function lowestPriceKeeping(sale: Sale, rates: Rates, goal: Goal): number | null {
  if (!reaches(figuresOf(sale, rates), goal)) return null
  const below = Math.floor(withoutNoise(sale.prezzoVendita * 100))
  const around = centsFor(sale, rates, goal).find(({ from, to }) => from <= below && below <= to)
  return around === undefined ? sale.prezzoVendita : around.from / 100
}

/**
 * The largest amount of one cost with which the margin reaches a target, exact to the cent and as
 * entered; null where not even the least amount does.
 *
 * @param sale a sale without problems
 * @param target margin in percent
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * costForMargin(readSale(form), ratesOf(form), 'costo', 30) // 10.59
 */
export const costForMargin = (
  sale: Sale,
  rates: Rates,
  field: CostField,
  target: number,
): number | null => largestCost(sale, rates, field, marginOf(target))
