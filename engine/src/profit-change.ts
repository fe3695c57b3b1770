import type { BreakdownColor, CalculationResult } from './calculate.ts'
import { roundToCents } from './rounding.ts'

/** What one amount does to the profit: above 0 it adds to it. */
export type ProfitPart = { what: 'prezzo' | BreakdownColor; effect: number }

const costs = ['costo', 'spedizione', 'packaging', 'pubblicita', 'commissione'] as const

/**
 * Why the profit of one result differs from another's: the net price and each cost with what it adds
 * or takes, the largest first. What rounds to no cent is left out: the rest sum to the difference
 * but for less than half a cent for each one left out.
 *
 * @example
 * // 10 % more on 39.90: 3.27 more net, of which the commission takes 0.60
 * profitChange(before, after) // [{ what: 'prezzo', effect: 3.27… }, { what: 'commissione', effect: -0.59… }]
 */
export function profitChange(before: CalculationResult, after: CalculationResult): ProfitPart[] {
  const valueIn = ({ breakdown }: CalculationResult, what: BreakdownColor) =>
    breakdown.find(({ color }) => color === what)?.value ?? 0
  const parts: ProfitPart[] = [
    { what: 'prezzo', effect: after.prezzoVendita - before.prezzoVendita },
    ...costs.map((what) => ({ what, effect: valueIn(before, what) - valueIn(after, what) })),
  ]
  return parts
    .filter(({ effect }) => roundToCents(effect) !== 0)
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
}
