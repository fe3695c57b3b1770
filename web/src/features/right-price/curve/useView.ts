import { useState } from 'react'
import type { CurveFacts } from './curve-facts.ts'
import { firstKept, following, type Shown, zoomedTo } from './kept-view.ts'
import { canNarrow, canWiden } from './view.ts'

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
