import {
  type DeadZone,
  figuresOf,
  type PriceSet,
  type Rates,
  roundToCents,
  type Sale,
} from '../src/index.ts'
import type { Goal } from '../src/solve/goal.ts'

/** Whether a price is in a set. */
export const isIn = (price: number, { prices }: PriceSet): boolean =>
  prices.some(({ from, to }) => from <= price && (to === null || price <= to))

const at = (sale: Sale, rates: Rates, cents: number) =>
  figuresOf({ ...sale, prezzoVendita: cents / 100 }, rates)

/** The prices up to so many cents where a set says otherwise than the goal itself. */
export function misjudged(
  sale: Sale,
  rates: Rates,
  goal: Goal,
  set: PriceSet,
  upTo: number,
): number[] {
  const wrong: number[] = []
  for (let cents = 1; cents <= upTo; cents++) {
    const reached = goal.figureOf(at(sale, rates, cents)) >= goal.least - 1e-9
    if (reached !== isIn(cents / 100, set)) wrong.push(cents / 100)
  }
  return wrong
}

/** Dead zones by trying every price up to so many cents. */
export function triedDeadZones(sale: Sale, rates: Rates, upTo: number): DeadZone[] {
  const zones: DeadZone[] = []
  let best = { cents: 0, profit: Number.NEGATIVE_INFINITY }
  for (let cents = 1; cents <= upTo; cents++) {
    const profit = roundToCents(at(sale, rates, cents).guadagno)
    const loss = roundToCents(best.profit - profit)
    if (!(loss >= 0.01)) {
      best = { cents, profit }
      continue
    }
    const zone = zones.at(-1)
    const better = best.cents / 100
    if (zone?.better === better && Math.round((zone.to ?? 0) * 100) === cents - 1) {
      zone.to = cents / 100
      zone.loss = Math.max(zone.loss, loss)
    } else zones.push({ from: cents / 100, to: cents / 100, better, loss })
  }
  return zones
}

/** Dead zones as far as prices up to so many cents show them: of the last one, which may go on, its loss is not known. */
export const zonesUpTo = (zones: readonly DeadZone[], upTo: number) =>
  zones
    .filter(({ from }) => Math.round(from * 100) <= upTo)
    .map(({ from, to, better, loss }) =>
      Math.round((to ?? Number.POSITIVE_INFINITY) * 100) < upTo
        ? { from, to, better, loss }
        : { from, to: upTo / 100, better },
    )
