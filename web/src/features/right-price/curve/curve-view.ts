import { largestAmount, type PriceInterval, withoutNoise } from '@margine/engine'
import { useState } from 'react'
import type { CurveFacts } from './curve-facts.ts'
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

/** A view that is kept while prices are tried. */
export type KeptView = {
  /** What it was made for. */
  facts: CurveFacts
  /** Where it returns to: what one began with, or zoomed to. */
  home: Range
  view: Range
  /** The highest price that zooming leads to. */
  most: number
  /** The target that was there when one zoomed: it may have been left out of view. */
  settledTarget: number | null
}

/** What a view has to show. */
type Shown = {
  targets: readonly PriceInterval[]
  /** The price of the calculation; 0 where it has none. */
  current: number
  /** The price that is tried. */
  price: number
}

/** So many times the prices of the sale itself, a price is too far off to begin with: it only widens the view. */
const far = 3

const beginningOf = (targets: readonly PriceInterval[]) => targets[0]?.from ?? null

/** The view that a sale begins with. */
export function firstKept(facts: CurveFacts, { targets, current, price }: Shown): KeptView {
  const own = Math.max(current, facts.breakEvens[0] ?? 0) || price
  const isNear = (one: number) => one <= own * far
  const given = (current > 0 ? [current, price] : [price]).filter(isNear)
  const home = firstView(
    sightsOf(
      facts,
      targets.filter(({ from }) => isNear(from)),
      given,
    ),
  )
  return { facts, home, view: home, most: mostOf(home), settledTarget: null }
}

/**
 * The same view, widened to what it has to show, or back home where nothing asks for more any longer. While a handle
 * is moved, it doesn't shrink under it.
 */
export function following(
  kept: KeptView,
  { targets, price }: Omit<Shown, 'current'>,
  isMoving: boolean,
): KeptView {
  const target = beginningOf(targets)
  const least = isMoving ? kept.view : kept.home
  const isAsked = target !== null && target !== kept.settledTarget
  const view = showing(isAsked ? showing(least, target) : least, price)
  return view.from === kept.view.from && view.to === kept.view.to ? kept : { ...kept, view }
}

/** A view zoomed by a factor, where it stays from then on. */
export function zoomedTo(
  kept: KeptView,
  factor: number,
  { targets, price }: Omit<Shown, 'current'>,
): KeptView {
  const home = zoomed(kept.view, factor, price, kept.most)
  return { ...kept, home, view: home, settledTarget: beginningOf(targets) }
}

/**
 * The prices in view. They stay while the price moves among them: only another sale makes them anew, a price or a
 * target beyond them widens them as long as it is there, and one's own zoom moves them.
 *
 * @param isMoving whether the price is being moved on the curve
 */
export function useView(facts: CurveFacts, shown: Shown, isMoving: boolean) {
  const [kept, setKept] = useState(() => firstKept(facts, shown))
  const sameSale = kept.facts === facts ? kept : firstKept(facts, shown)
  const next = following(sameSale, shown, isMoving)
  if (next !== kept) setKept(next)
  const { view, most } = next
  const zoom = (factor: number) => () => setKept(zoomedTo(next, factor, shown))
  return {
    view,
    /** Shows more prices; null where there are no more to show. */
    widen: canWiden(view, most) ? zoom(2) : null,
    /** Shows fewer prices, larger; null where they are few already. */
    narrow: canNarrow(view) ? zoom(1 / 2) : null,
  }
}
