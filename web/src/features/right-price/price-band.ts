import type { PriceInterval } from '@margine/engine'

/** Which prices a bar shows. */
export type Scale = { least: number; most: number }

/** Room on either side of what has to be seen, as a part of its width, and at least of the highest price. */
const room = { ofWidth: 0.2, ofHighest: 0.1 }

/** So many times what it is compared with, a price is shown at the end of the scale: else nothing else could be seen. */
const far = 3

/** A scale on which every bound of a set of prices can be seen, and prices to compare it with that are not far off. */
export function scaleOf(prices: readonly PriceInterval[], others: readonly number[]): Scale {
  const bounds = prices.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
  const near = others.filter((price) => price <= Math.max(...bounds) * far)
  const seen = [...bounds, ...near]
  const [lowest, highest] = [Math.min(...seen), Math.max(...seen)]
  const margin = Math.max((highest - lowest) * room.ofWidth, highest * room.ofHighest)
  return { least: Math.max(0, lowest - margin), most: highest + margin }
}

/** Where a price stands on a scale, in percent from its left. */
export const placeOf = (price: number, { least, most }: Scale): number =>
  ((Math.min(price, most) - least) / (most - least)) * 100

/** Where prices lie on a scale; those without an end reach its right. */
export function spanOf({ from, to }: PriceInterval, scale: Scale): { left: number; width: number } {
  const left = placeOf(from, scale)
  return { left, width: (to === null ? 100 : placeOf(to, scale)) - left }
}
