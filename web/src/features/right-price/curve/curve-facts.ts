import {
  curveOf,
  type DeadZone,
  deadZonesOf,
  type PriceInterval,
  pricesOf,
  type Rates,
  type Sale,
} from '@margine/engine'
import { type Jump, jumpsOf, linesOf, type ProfitPoint } from './profit-line.ts'
import { type Strip, stripsOf } from './strips.ts'
import type { Sights } from './view.ts'

/** All that can be seen of the profit at every price. */
export type CurveFacts = {
  lines: ProfitPoint[][]
  jumps: Jump[]
  strips: Strip[]
  zones: DeadZone[]
  /** The lowest prices without a loss: one, but where the commission's steps lead back into a loss. */
  breakEvens: number[]
}

/** @param sale a sale without problems, but for its price, which is not read */
export function factsOf(sale: Sale, rates: Rates): CurveFacts {
  const pieces = curveOf(sale, rates)
  const withoutLoss = pricesOf(sale, rates, { kind: 'guadagno', amount: 0 }).prices
  return {
    lines: linesOf(pieces),
    jumps: jumpsOf(pieces),
    strips: stripsOf(sale, rates),
    zones: deadZonesOf(sale, rates),
    breakEvens: withoutLoss.map(({ from }) => from),
  }
}

/** What a curve begins to be seen by: given prices, where profit and target begin, the jumps and dead zones nearby. */
export function sightsOf(
  { breakEvens, jumps, zones }: CurveFacts,
  targets: readonly PriceInterval[],
  given: readonly number[],
): Sights {
  const prices = [
    ...given,
    ...breakEvens.slice(0, 1),
    ...targets.slice(0, 1).map(({ from }) => from),
  ]
  const nearby = [
    ...jumps.map(({ after }) => after.prezzo),
    ...zones.map(({ from, to }) => to ?? from),
  ]
  return { prices, nearby }
}
