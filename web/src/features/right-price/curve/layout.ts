import type { Currency } from '@margine/engine'
import type { CurveFacts } from './curve-facts.ts'
import { middleOf, type Placed, placed, widthOfText } from './labels.ts'
import { type Mark, marksIn } from './marks.ts'
import { clipped, type ProfitPoint } from './profit-line.ts'
import { lengthOf, nearestWithin, type Range, type Scale, scaleOf, ticksIn } from './range.ts'
import { tickFormat } from './tick-labels.ts'

/** The room there is, and the size of the letters, in pixels. */
export type Size = { width: number; em: number }

/** A label on an axis. */
type Tick = { at: number; label: string; x: number }

export type Layout = {
  width: number
  height: number
  /**
   * Where the curve is drawn. The ground goes up to `top`, its colours again as a ribbon to `ribbon`. First there are
   * the names of the marks, from `flag` on what the handle says; the curve itself stays below `ceiling`.
   */
  plot: Record<'left' | 'right' | 'ribbon' | 'top' | 'flag' | 'ceiling' | 'bottom', number>
  prices: Scale
  profits: Scale
  lines: ProfitPoint[][]
  priceTicks: Tick[]
  profitTicks: { at: number; label: string; isZero: boolean }[]
  /** Whether the profits stand in the plot: beside it, where there is little room, they would take too much. */
  areTicksInside: boolean
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

  const widest = Math.max(...labels.map(({ label }) => widthOfText(label, em)))
  const areTicksInside = widest > width / 7
  const left = areTicksInside ? 0.5 * em : widest + 0.6 * em
  const right = width - em
  const prices = scaleOf(view, left, right)
  const marks = placed(
    marksIn(view, facts, current, currency).map((mark) => ({ ...mark, at: prices.at(mark.price) })),
    { from: left, to: right },
    em,
    mostLanes,
  )
  const lanes = Math.max(0, ...marks.map(({ lane }) => lane + 1))
  const ribbon = heights.names * em
  const top = ribbon + heights.ribbon * em
  const flag = top + lanes * heights.lane * em
  const ceiling = flag + heights.flag * em
  const bottom = ceiling + drawn
  const profits = scaleOf(profitRange, bottom, ceiling)

  return {
    width,
    height: bottom + heights.foot * em,
    plot: { left, right, ribbon, top, flag, ceiling, bottom },
    prices,
    profits,
    lines,
    priceTicks: priceTicksIn(view, prices, width, em, currency),
    areTicksInside,
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
