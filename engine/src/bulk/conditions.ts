import type { Target } from '../solve/goal.ts'
import { noise } from '../solve/goal.ts'
import type { Tariffs } from './tariffs.ts'

/**
 * A target as a straight line for each line of the tariffs: it is reached where the price × `slope` is at least
 * `weight` × what the row costs besides fees + `least`.
 */
export type Conditions = { weight: number; slope: Float64Array; least: Float64Array }

/** A target as: `weight` × profit is at least `share` × net price + `amount`. */
export type Wanted = { weight: number; share: (tariff: number) => number; amount: number }

/**
 * A target as what is wanted of the profit of a row.
 *
 * @example
 * wantedOf({ kind: 'margine', percent: 20 }, tariffs).share(0) // 0.2, but for noise
 */
export function wantedOf(target: Target, { taxes }: Pick<Tariffs, 'taxes'>): Wanted {
  switch (target.kind) {
    case 'margine': {
      const share = (target.percent - noise) / 100
      return { weight: 1, share: () => share, amount: 0 }
    }
    case 'ricarico': {
      const share = (target.percent - noise) / 100
      return { weight: 1 + share, share: () => share, amount: 0 }
    }
    case 'guadagno':
      return { weight: 1, share: () => 0, amount: target.amount - noise }
    case 'dopoImposte':
      return {
        weight: 1,
        share: (tariff) => taxes[tariff] as number,
        amount: target.amount - noise,
      }
  }
}

export function conditionsOf(target: Target, tariffs: Tariffs): Conditions {
  const { weight, share, amount } = wantedOf(target, tariffs)
  const tariffOf = (line: number) => Math.floor(line / tariffs.width)
  const wanted = (ofNet: Float64Array, line: number) =>
    share(tariffOf(line)) * (ofNet[tariffOf(line)] as number)
  const slope = tariffs.leftShare.map((left, line) => weight * left - wanted(tariffs.net, line))
  const least = tariffs.leftFixed.map(
    (left, line) => wanted(tariffs.netFixed, line) - weight * left + amount,
  )
  return { weight, slope, least }
}
