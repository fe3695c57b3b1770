import { withoutNoise } from '../amounts/rounding.ts'
import type { PriceInterval, PriceSet } from './prices-for.ts'
import { largestCents } from './stretches.ts'

/** The cents that prices like to end in. */
const endings = [99, 95, 90, 0] as const

/** More than any price. */
const beyond = largestCents

/** A price that ends in so many cents, the nearest there is; null where none is in the set. */
export type EndingPrice = { ending: (typeof endings)[number]; price: number | null }

/** The cents of an interval that end so and are nearest to some others, the higher of two; null where there are none. */
function nearestIn({ from, to }: PriceInterval, ending: number, near: number): number | null {
  const first = Math.ceil((Math.round(from * 100) - ending) / 100)
  const last = Math.floor(((to === null ? largestCents : Math.round(to * 100)) - ending) / 100)
  if (first > last) return null
  const nearest = Math.floor((near - ending) / 100 + 0.5)
  return Math.min(Math.max(nearest, first), last) * 100 + ending
}

/**
 * For each ending that prices like, ,99 ,95 ,90 and ,00, the price of a set that is nearest to a given one; of two as
 * near, the higher. Ascending, those that there are not last.
 *
 * @example
 * endingsIn({ prices: [{ from: 9.92, to: 10 }] }, 9.5)
 * // 95: 9.95, 99: 9.99, 0: 10, 90: null
 */
export function endingsIn({ prices }: Pick<PriceSet, 'prices'>, near: number): EndingPrice[] {
  const wanted = withoutNoise(near * 100)
  const distance = (cents: number) => Math.abs(cents - wanted)
  return endings
    .map((ending) => {
      const [nearest] = prices
        .flatMap((interval) => nearestIn(interval, ending, wanted) ?? [])
        .toSorted((one, other) => distance(one) - distance(other) || other - one)
      return { ending, price: nearest === undefined ? null : nearest / 100 }
    })
    .toSorted((one, other) => (one.price ?? beyond) - (other.price ?? beyond))
}
