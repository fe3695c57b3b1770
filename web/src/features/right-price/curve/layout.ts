import type { Currency, Verdict } from '@margine/engine'
import type { CurveFacts } from './curve-facts.ts'
import { middleOf, type Placed, placed, widthOfText } from './labels.ts'
import { type Mark, marksIn } from './marks.ts'
import { clipped, type ProfitPoint } from './profit-line.ts'
import { lengthOf, nearestWithin, type Range, type Scale, scaleOf, ticksIn } from './range.ts'
import { tickFormat } from './tick-labels.ts'

/** The room there is, and the size of the letters, in pixels. */
export type Size = { width: number; em: number }

/** A label on an axis. */
export type Tick = { at: number; label: string; x: number }

export type Layout = {
  width: number
  height: number
  /** Where the curve is drawn; the ground goes up to `top`, the curve itself stays below `ceiling`. */
  plot: { left: number; right: number; top: number; ceiling: number; bottom: number }
  prices: Scale
  profits: Scale
  lines: ProfitPoint[][]
  priceTicks: Tick[]
  profitTicks: { at: number; label: string; isZero: boolean }[]
  marks: Placed<Mark & { at: number }>[]
}

/** Heights in parts of the size of the letters. */
const heights = { names: 1.6, ribbon: 0.45, flag: 2.6, lane: 1.5, foot: 2.9, tick: 3.4 }

const mostLanes = 3

/** The profits that some lines reach, with nothing among them, and room above and below. */
function profitsOf(lines: readonly ProfitPoint[][]): Range {
  const profits = lines.flat().map(({ guadagno }) => guadagno)
  const [from, to] = [Math.min(0, ...profits), Math.max(0, ...profits)]
  const room = Math.max(to - from, 0.01) * 0.06
  return { from: from - room, to: to + room }
}

/** Where everything is drawn of a curve. */
export function layoutOf(
  facts: CurveFacts,
  view: Range,
  current: number,
  currency: Currency,
  { width, em }: Size,
): Layout {
  const lines = facts.lines.map((line) => clipped(line, view)).filter((line) => line.length > 0)
  const profitRange = profitsOf(lines)
  const drawn = nearestWithin({ from: 15 * em, to: 24 * em }, width * 0.4)
  const { step, ticks } = ticksIn(profitRange, (lengthOf(profitRange) / drawn) * heights.tick * em)
  const profitLabel = tickFormat(step, currency)
  const labels = ticks.map((value) => ({ value, label: profitLabel(value) }))

  const left = Math.max(...labels.map(({ label }) => widthOfText(label, em))) + 0.6 * em
  const right = width - em
  const prices = scaleOf(view, left, right)
  const marks = placed(
    marksIn(view, facts, current, currency).map((mark) => ({ ...mark, at: prices.at(mark.price) })),
    { from: left, to: right },
    em,
    mostLanes,
  )
  const lanes = Math.max(0, ...marks.map(({ lane }) => lane + 1))
  const top = (heights.names + heights.ribbon) * em
  const ceiling = top + (heights.flag + lanes * heights.lane) * em
  const bottom = ceiling + drawn
  const profits = scaleOf(profitRange, bottom, ceiling)

  return {
    width,
    height: bottom + heights.foot * em,
    plot: { left, right, top, ceiling, bottom },
    prices,
    profits,
    lines,
    priceTicks: priceTicksIn(view, prices, width, em, currency),
    profitTicks: labels.map(({ value, label }) => ({
      at: profits.at(value),
      label,
      isZero: value === 0,
    })),
    marks,
  }
}

function priceTicksIn(view: Range, prices: Scale, width: number, em: number, currency: Currency) {
  const widest =
    widthOfText(tickFormat(lengthOf(view) < 8 ? 0.1 : 1, currency)(view.to), em) + 2 * em
  const { step, ticks } = ticksIn(view, prices.back(widest) - prices.back(0))
  const write = tickFormat(step, currency)
  return ticks.map((price) => {
    const [at, label] = [prices.at(price), write(price)]
    return { at, label, x: middleOf(at, widthOfText(label, em), { from: 0, to: width }) }
  })
}

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

/** A stretch of the ground with the name of what it means, where there is room for it. */
export type NamedStretch = Stretch & { verdict: Verdict; name: string | null }

/** The ground of the curve in the colours of the verdicts. */
export function groundOf(
  { strips }: CurveFacts,
  layout: Layout,
  names: Record<Verdict, string>,
  em: number,
): NamedStretch[] {
  return strips.flatMap(({ verdict, from, to }) => {
    const stretch = stretchOf({ from, to }, layout)
    if (stretch === null) return []
    const fits = widthOfText(names[verdict], em) <= stretch.width
    return [{ ...stretch, verdict, name: fits ? names[verdict] : null }]
  })
}
