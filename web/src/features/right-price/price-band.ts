import type { PriceInterval } from '@margine/engine'
import { lengthOf, type Range } from './curve/range.ts'

/** Room on either side of what has to be seen, as a part of its width, and at least of the highest price. */
const room = { ofWidth: 0.2, ofHighest: 0.1 }

/** So many times what it is compared with, a price is shown at the end of the band: else nothing else could be seen. */
const far = 3

/** The prices that a band goes over: every bound of a set can be seen, and prices to compare it with that are not far off. */
export function bandRange(prices: readonly PriceInterval[], others: readonly number[]): Range {
  const bounds = prices.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
  const near = others.filter((price) => price <= Math.max(...bounds) * far)
  const seen = [...bounds, ...near]
  const [lowest, highest] = [Math.min(...seen), Math.max(...seen)]
  const margin = Math.max((highest - lowest) * room.ofWidth, highest * room.ofHighest)
  return { from: Math.max(0, lowest - margin), to: highest + margin }
}

/** Where a price stands on a band, in percent from its left. */
export const placeOn = (band: Range, price: number): number =>
  ((Math.min(price, band.to) - band.from) / lengthOf(band)) * 100

/** Where prices lie on a band; those without an end reach its right. */
export function stretchOn(band: Range, prices: PriceInterval): { left: number; width: number } {
  const left = placeOn(band, prices.from)
  return { left, width: (prices.to === null ? 100 : placeOn(band, prices.to)) - left }
}
