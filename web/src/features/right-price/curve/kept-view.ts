import type { PriceInterval } from '@margine/engine'
import { type CurveFacts, sightsOf } from './curve-facts.ts'
import type { Range } from './range.ts'
import { firstView, mostOf, showing, zoomed } from './view.ts'

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
export type Shown = {
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
