import type { DeadZone, Verdict } from '@margine/engine'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { widthOfText } from './labels.ts'
import type { Layout } from './layout.ts'
import { clipped } from './profit-line.ts'
import { lengthOf, nearestWithin } from './range.ts'

/** A stretch of the ground: where it begins, how wide it is. */
export type Stretch = { x: number; width: number }

/** Where prices lie in the view, both ends included; null where none of them does. */
export function stretchOf(
  prices: { from: number; to: number | null },
  { plot, prices: scale }: Layout,
): Stretch | null {
  const inPlot = (x: number) => nearestWithin({ from: plot.left, to: plot.right }, x)
  const x = inPlot(scale.at(prices.from))
  const end = prices.to === null ? plot.right : inPlot(scale.at(prices.to + 0.01))
  return end > x ? { x, width: end - x } : null
}

/** A stretch in the colour of a verdict. */
export type Ground = Stretch & {
  verdict: Verdict
  /** Whether there is room for its name. */
  isNamed: boolean
}

/** The ground of the curve in the colours of the verdicts. */
export const groundOf = ({ strips }: CurveFacts, layout: Layout, em: number): Ground[] =>
  strips.flatMap(({ verdict, from, to }) => {
    const stretch = stretchOf({ from, to }, layout)
    if (stretch === null) return []
    const isNamed = widthOfText(words.verdicts[verdict], em) <= stretch.width
    return [{ ...stretch, verdict, isNamed }]
  })

/** A dead zone as it is drawn, and where its name stands, if there is room for it across: the keys name it too. */
export type DrawnZone = Stretch & {
  zone: DeadZone
  name: { x: number; y: number } | null
}

/** The dead zones in view. The name keeps away from the curve. */
export const drawnZonesOf = ({ zones }: CurveFacts, layout: Layout, em: number): DrawnZone[] =>
  zones.flatMap((zone) => {
    const stretch = stretchOf(zone, layout)
    return stretch === null ? [] : [{ ...stretch, zone, name: nameIn(stretch, layout, em) }]
  })

function nameIn({ x: from, width }: Stretch, { plot, prices, profits, lines }: Layout, em: number) {
  if (widthOfText(words.zone, em) > width) return null
  const ends = { from: prices.back(from), to: prices.back(from + width) }
  const curve = lines
    .flatMap((line) => clipped(line, ends))
    .map(({ guadagno }) => profits.at(guadagno))
  const above = { from: plot.ceiling, to: Math.min(...curve) - em }
  const below = { from: Math.max(...curve) + em, to: plot.bottom - 1.6 * em }
  const room = lengthOf(below) >= em ? below : above
  return lengthOf(room) < em ? null : { x: from + width / 2, y: room.to }
}
