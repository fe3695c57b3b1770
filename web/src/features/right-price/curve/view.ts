import { largestAmount, withoutNoise } from '@margine/engine'
import { isWithin, lengthOf, nearestWithin, type Range, roundUp } from './range.ts'

/** No view is narrower, so that two cents never lie far apart. */
const narrowest = 1

/** The prices from one to another, both ends at round numbers further out. */
function rounded({ from, to }: Range): Range {
  const step = roundUp((to - from) / 20, [1, 2, 5])
  return {
    from: Math.max(0, withoutNoise(Math.floor(withoutNoise(from / step)) * step)),
    to: Math.min(largestAmount, withoutNoise(Math.ceil(withoutNoise(to / step)) * step)),
  }
}

/** What a view has to show, and what it shows where that is near. */
export type Sights = {
  /** Prices that are in view. */
  prices: readonly number[]
  /** Prices that are where they lie among the others, or are at most half as much again. */
  nearby: readonly number[]
}

/** The prices that a curve begins to be seen by, with room to both sides. */
export function firstView({ prices, nearby }: Sights): Range {
  const least = Math.min(...prices)
  const limit = Math.max(...prices) * 1.5
  const most = Math.max(...prices, ...nearby.filter((price) => price <= limit))
  const to = Math.max(most * 1.25, least * 0.7 + narrowest)
  return rounded({ from: Math.max(0, least * 0.7), to })
}

/** A view that shows a price: itself where it does already, else as much wider as is needed. */
export function showing(view: Range, price: number): Range {
  if (isWithin(view, price)) return view
  const room = Math.max(narrowest, Math.abs(price - nearestWithin(view, price)) * 0.25)
  return rounded({
    from: Math.min(view.from, Math.max(0, price - room)),
    to: Math.max(view.to, Math.min(largestAmount, price + room)),
  })
}

/** A view of `factor` times as many prices, up to `most`; the one at the handle stays about where it is, if it can. */
export function zoomed(view: Range, factor: number, price: number, most: number): Range {
  const length = lengthOf(view) * factor
  const share = (price - view.from) / lengthOf(view)
  const wanted = Math.max(0, price - share * length) + length
  const to = Math.min(Math.max(most, view.to), wanted)
  return rounded({ from: Math.max(0, to - length), to })
}

/** The highest price that zooming leads to, from the view that a curve begins to be seen by. */
export const mostOf = (first: Range): number => Math.min(largestAmount, first.to * 10)

export const canNarrow = (view: Range): boolean => lengthOf(view) / 2 >= narrowest

export const canWiden = (view: Range, most: number): boolean => view.from > 0 || view.to < most
