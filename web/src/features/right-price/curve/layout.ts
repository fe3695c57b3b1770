import type { Currency } from '@margine/engine'
import { formatMoney } from '../../../format.ts'
import type { DrawingSize } from '../../../ui/useDrawingSize.ts'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import { type Placed, placed, widthOfText } from './labels.ts'
import { clipped, type ProfitPoint } from './profit-line.ts'
import {
  isWithin,
  lengthOf,
  nearestWithin,
  type PixelScale,
  pixelScale,
  type Range,
  ticksIn,
  writePrice,
} from './range.ts'
import {
  type PriceTick,
  type ProfitTick,
  priceTicksIn,
  profitTicksInside,
  tickFormat,
} from './ticks.ts'

/** A price worth knowing, with its name. */
type Mark = { kind: 'breakEven' | 'current' | 'jump'; price: number; label: string }

/** The marks in view, those first that have to be named before others. */
function marksIn(
  view: Range,
  { breakEvens, jumps }: CurveFacts,
  current: number,
  currency: Currency,
): Mark[] {
  const marksOf = (kind: Mark['kind'], prices: readonly number[]) =>
    prices
      .filter((price) => isWithin(view, price))
      .map((price) => ({ kind, price, label: words.marks[kind](writePrice(price, currency)) }))
  return [
    ...marksOf('breakEven', breakEvens),
    ...marksOf(
      'jump',
      jumps.map(({ before }) => before.prezzo),
    ),
    ...marksOf('current', current > 0 ? [current] : []),
  ]
}

export type Layout = {
  width: number
  height: number
  /**
   * Where the curve is drawn. The ground goes up to `top`, its colours again as a ribbon to `ribbon`. First there are
   * the names of the marks, from `flag` on what the handle says; the curve itself stays below `ceiling`.
   */
  plot: Record<'left' | 'right' | 'ribbon' | 'top' | 'flag' | 'ceiling' | 'bottom', number>
  prices: PixelScale
  profits: PixelScale
  lines: ProfitPoint[][]
  priceTicks: PriceTick[]
  /** Beside the plot, or in it, where there is so little room that they would take too much. */
  profitTicks: ProfitTick[]
  marks: Placed<Mark & { at: number }>[]
}

/** Heights in parts of the size of the letters. */
const heights = {
  names: 1.6,
  ribbon: 0.45,
  flag: 2.6,
  flagLine: 1.6,
  inside: 1.4,
  lane: 1.5,
  foot: 2.9,
  tick: 3.4,
}

const mostLanes = 3

/** The profits that some lines reach, with nothing among them, and room above and below. */
function profitsOf(lines: readonly ProfitPoint[][]): Range {
  const profits = lines.flat().map(({ guadagno }) => guadagno)
  const [from, to] = [Math.min(0, ...profits), Math.max(0, ...profits)]
  const room = Math.max(to - from, 0.01) * 0.06
  return { from: from - room, to: to + room }
}

/** Whether what the handle says may need a second line. */
function isFlagLong(
  view: Range,
  { from, to }: Range,
  currency: Currency,
  width: number,
  em: number,
) {
  const profit = [from, to].map((amount) => formatMoney(amount, currency))
  const longest = Math.max(...profit.map((text) => text.length))
  const said = `${writePrice(view.to, currency)} ${' '.repeat(longest)} · −100,0%`
  return widthOfText(said, em * 1.1) + 1.5 * em > width
}

/** Where everything is drawn of a curve. */
export function layoutOf(
  facts: CurveFacts,
  view: Range,
  current: number,
  currency: Currency,
  { width, em }: DrawingSize,
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
  const prices = pixelScale(view, left, right)
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
  const flagLines = isFlagLong(view, profitRange, currency, width, em) ? 1 : 0
  const insideRoom = areTicksInside ? heights.inside : 0
  const ceiling = flag + (heights.flag + flagLines * heights.flagLine + insideRoom) * em
  const bottom = ceiling + drawn
  const profits = pixelScale(profitRange, bottom, ceiling)

  return {
    width,
    height: bottom + heights.foot * em,
    plot: { left, right, ribbon, top, flag, ceiling, bottom },
    prices,
    profits,
    lines,
    priceTicks: priceTicksIn(view, prices, width, em, currency),
    profitTicks: areTicksInside
      ? profitTicksInside(labels, lines, { left, right }, { prices, profits }, em)
      : labels.map(({ value, label }) => ({
          at: profits.at(value),
          label,
          isZero: value === 0,
          side: 'beside',
        })),
    marks,
  }
}
