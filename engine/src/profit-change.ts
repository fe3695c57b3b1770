import { roundToCents } from './amounts/rounding.ts'
import { type CostKind, costKinds, type Figures } from './figures.ts'

/** What one amount does to the profit: above 0 it adds to it. */
export type ProfitPart = { what: 'prezzo' | CostKind; effect: number }

/**
 * Why the profit of one sale differs from another's: the net price and each cost with what it adds
 * or takes, the largest first. What rounds to no cent is left out: the rest sum to the difference
 * but for less than half a cent for each one left out.
 *
 * @example
 * // 10 % more on 39.90: 3.27 more net, of which the commission takes 0.60
 * profitChange(before, after) // [{ what: 'prezzo', effect: 3.27… }, { what: 'commissione', effect: -0.59… }]
 */
export function profitChange(before: Figures, after: Figures): ProfitPart[] {
  const parts: ProfitPart[] = [
    { what: 'prezzo', effect: after.prezzoVendita - before.prezzoVendita },
    ...costKinds.map((what) => ({ what, effect: before[what] - after[what] })),
  ]
  return parts
    .filter(({ effect }) => roundToCents(effect) !== 0)
    .toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
}
