import type { PriceInterval } from '@margine/engine'
import { useState } from 'react'
import { type CurveFacts, sightsOf } from './curve-facts.ts'
import type { Range } from './range.ts'
import { canNarrow, canWiden, firstView, mostOf, showing, zoomed } from './view.ts'

/** What a view was made for. */
type Made = {
  facts: CurveFacts
  target: number | null
  view: Range
  /** The highest price that zooming leads to. */
  most: number
}

/**
 * The prices in view. They stay while the price moves among them: only another sale makes them anew, and a price or
 * a target beyond them widens them.
 */
export function useView(
  facts: CurveFacts,
  targets: readonly PriceInterval[],
  current: number,
  price: number,
) {
  const target = targets[0]?.from ?? null
  const anew = (): Made => {
    const view = firstView(sightsOf(facts, targets, current > 0 ? [current, price] : [price]))
    return { facts, target, view, most: mostOf(view) }
  }
  const [kept, setMade] = useState(anew)
  const made = kept.facts === facts ? following(kept, target, price) : anew()
  if (made !== kept) setMade(made)
  const { view, most } = made
  const zoomTo = (factor: number) => () =>
    setMade({ ...made, view: zoomed(view, factor, price, most) })
  return {
    view,
    /** Shows more prices; null where there are no more to show. */
    widen: canWiden(view, most) ? zoomTo(2) : null,
    /** Shows fewer prices, larger; null where they are few already. */
    narrow: canNarrow(view) ? zoomTo(1 / 2) : null,
  }
}

/** The same view, or what it is widened to. */
function following(made: Made, target: number | null, price: number): Made {
  const view = showing(made.view, price)
  if (target === made.target) return view === made.view ? made : { ...made, view }
  return { ...made, target, view: target === null ? view : showing(view, target) }
}
