import type { BreakdownColor, CalculationResult } from './calculate.ts'
import { feeRuleOf } from './fee-rule.ts'
import { firstWhere } from './first-where.ts'
import type { CalculationFormData } from './form.ts'
import { roundToCents, withoutNoise } from './rounding.ts'
import { largestCents, reaches, type Sale, type Stretch, saleOf } from './sale.ts'

/** What a seller can spend less on. */
export type CostField = Exclude<BreakdownColor, 'commissione'>

const amountIn = ({ breakdown }: CalculationResult, wanted: BreakdownColor) =>
  breakdown.find(({ color }) => color === wanted)?.value ?? 0

/**
 * The first price of a stretch whose margin reaches a target. On one straight line of the commission
 * the margin only grows with the price, which is true of no rule with a break as a whole.
 */
function firstPrice(sale: Sale, { from, to, piece }: Stretch, target: number): number | null {
  const hundred = sale.at('prezzoVendita', 10_000)
  const basis = hundred.analisiCommissioni.calcoloSu === 'lordo' ? 'prezzoFinale' : 'prezzoVendita'
  const kept = hundred.prezzoVendita * (1 - target / 100) - (hundred[basis] * piece.percent) / 100
  const now = sale.now()
  const costs = now.costiTotali - amountIn(now, 'commissione') + piece.fixed + sale.closingFee
  return firstWhere(
    (cents) => reaches(sale.at('prezzoVendita', cents), target),
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
 * @param form a form that has a result
 * @param target margin in percent
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * priceForMargin(form, 30) // 29.5
 * priceForMargin(form, 90) // null
 */
export function priceForMargin(
  form: CalculationFormData,
  target: number,
  rule = feeRuleOf(form),
): number | null {
  const sale = saleOf(form, rule)
  if (reaches(sale.now(), target)) return sale.amount('prezzoVendita')
  const above = Math.ceil(withoutNoise(sale.amount('prezzoVendita') * 100))
  for (const stretch of sale.stretches()) {
    const from = Math.max(stretch.from, above)
    const found = firstPrice(sale, { ...stretch, from }, target)
    if (found !== null) return found / 100
  }
  return null
}

/**
 * How low the price can go, cent by cent from the entered one, with a margin that stays at a target
 * or above all the way; null where the entered price doesn't reach it.
 *
 * @param form a form that has a result
 * @param target margin in percent
 * @example
 * lowestPriceForMargin({ ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }, 30) // 29.5
 */
export function lowestPriceForMargin(
  form: CalculationFormData,
  target: number,
  rule = feeRuleOf(form),
): number | null {
  const sale = saleOf(form, rule)
  if (!reaches(sale.now(), target)) return null
  let lowest = sale.amount('prezzoVendita')
  const below = Math.floor(withoutNoise(lowest * 100))
  for (const stretch of sale.stretches().toReversed()) {
    const to = Math.min(stretch.to, below)
    if (to < stretch.from) continue
    const found = firstPrice(sale, { ...stretch, to }, target)
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
 * @param form a form that has a result
 * @param target margin in percent
 * @example
 * const form = { ...defaultFormData, costo: '12,50', prezzoVendita: '25' }
 * costForMargin(form, 'costo', 30) // 10.59
 */
export function costForMargin(
  form: CalculationFormData,
  field: CostField,
  target: number,
  rule = feeRuleOf(form),
): number | null {
  const sale = saleOf(form, rule)
  const least = field === 'costo' ? 1 : 0
  const now = sale.now()
  const perCent = amountIn(sale.at(field, 100), field) / 100
  const others = now.costiTotali - amountIn(now, field)
  const room = now.prezzoVendita * (1 - target / 100) - others
  const tooMuch = firstWhere(
    (cents) => !reaches(sale.at(field, cents), target),
    least,
    largestCents,
    room / perCent,
  )
  if (tooMuch === least) return null
  return ((tooMuch ?? largestCents + 1) - 1) / 100
}

/**
 * The highest lower price that leaves more profit than the entered one, because the commission has a
 * break in between; null where there is none.
 *
 * @param form a form that has a result
 * @example
 * const form = { ...defaultFormData, categoria: 'beauty', costo: '4', prezzoVendita: '10,50' }
 * betterPriceBelow(form) // 10: up to there the commission is 8 %
 */
export function betterPriceBelow(form: CalculationFormData, rule = feeRuleOf(form)): number | null {
  const sale = saleOf(form, rule)
  const { guadagno } = sale.now()
  const price = sale.amount('prezzoVendita') * 100
  const better = sale
    .stretches()
    .filter(({ to }) => to < price)
    .toReversed()
    .find(({ to }) => roundToCents(sale.at('prezzoVendita', to).guadagno - guadagno) > 0)
  return better === undefined ? null : better.to / 100
}
