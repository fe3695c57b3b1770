import { roundToCents, withoutNoise } from '../amounts/rounding.ts'
import { type CostKind, figuresOf } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import type { Sale } from '../sale.ts'
import { firstWhere } from './first-where.ts'
import { figuresAt, largestCents, reaches, type Stretch, stretchesOf } from './stretches.ts'

/** What a seller can spend less on. */
export type CostField = Exclude<CostKind, 'commissione'>

/**
 * The first price of a stretch whose margin reaches a target. On one straight line of the commission
 * the margin only grows with the price, which is true of no rule with a break as a whole.
 */
function firstPrice(
  sale: Sale,
  rates: Rates,
  { from, to, piece }: Stretch,
  target: number,
): number | null {
  const hundred = figuresAt(sale, rates, 'prezzoVendita', 10_000)
  const kept = hundred.prezzoVendita * (1 - target / 100) - (hundred.base * piece.percent) / 100
  const costs = hundred.costiTotali - hundred.commissione + piece.fixed
  return firstWhere(
    (cents) => reaches(figuresAt(sale, rates, 'prezzoVendita', cents), target),
    from,
    to,
    kept > 0 ? (costs / kept) * 10_000 : to,
  )
}

/**
 * The smallest price, from the entered one up, whose margin reaches a target: exact to the cent, as
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
export function priceForMargin(sale: Sale, rates: Rates, target: number): number | null {
  if (reaches(figuresOf(sale, rates), target)) return sale.prezzoVendita
  const above = Math.ceil(withoutNoise(sale.prezzoVendita * 100))
  for (const stretch of stretchesOf(sale, rates)) {
    const from = Math.max(stretch.from, above)
    const found = firstPrice(sale, rates, { ...stretch, from }, target)
    if (found !== null) return found / 100
  }
  return null
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
export function lowestPriceForMargin(sale: Sale, rates: Rates, target: number): number | null {
  if (!reaches(figuresOf(sale, rates), target)) return null
  let lowest = sale.prezzoVendita
  const below = Math.floor(withoutNoise(lowest * 100))
  for (const stretch of stretchesOf(sale, rates).toReversed()) {
    const to = Math.min(stretch.to, below)
    if (to < stretch.from) continue
    const found = firstPrice(sale, rates, { ...stretch, to }, target)
    if (found === null) break
    lowest = found / 100
    if (found > stretch.from) break
  }
  return lowest
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
export function costForMargin(
  sale: Sale,
  rates: Rates,
  field: CostField,
  target: number,
): number | null {
  const least = field === 'costo' ? 1 : 0
  const now = figuresOf(sale, rates)
  const perCent = figuresAt(sale, rates, field, 100)[field] / 100
  const others = now.costiTotali - now[field]
  const room = now.prezzoVendita * (1 - target / 100) - others
  const tooMuch = firstWhere(
    (cents) => !reaches(figuresAt(sale, rates, field, cents), target),
    least,
    largestCents,
    room / perCent,
  )
  if (tooMuch === least) return null
  return ((tooMuch ?? largestCents + 1) - 1) / 100
}

/**
 * The lower price that leaves most, where that is more profit than the entered one leaves because the commission has
 * a break in between; the highest of equals, null where there is none.
 *
 * @param sale a sale without problems
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita: '10,50' }
 * betterPriceBelow(readSale(form), ratesOf(form)) // 10: up to there the commission is 8 %
 */
export function betterPriceBelow(sale: Sale, rates: Rates): number | null {
  const price = sale.prezzoVendita * 100
  const profitAt = (cents: number) => figuresAt(sale, rates, 'prezzoVendita', cents).guadagno
  let best = { cents: price, profit: figuresOf(sale, rates).guadagno }
  for (const { to } of stretchesOf(sale, rates).toReversed()) {
    if (to >= price) continue
    const profit = profitAt(to)
    if (roundToCents(profit - best.profit) > 0) best = { cents: to, profit }
  }
  return best.cents === price ? null : best.cents / 100
}
