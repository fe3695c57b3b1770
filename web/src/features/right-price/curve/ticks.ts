import type { Currency } from '@margine/engine'
import { placed, widthOfText } from './labels.ts'
import { clipped, type ProfitPoint } from './profit-line.ts'
import { lengthOf, type PixelScale, type Range, ticksIn } from './range.ts'

/** Writes the numbers along an axis: with cents only where its steps have any. */
export function tickFormat(step: number, currency: Currency): (value: number) => string {
  const digits = step < 1 ? 2 : 0
  const { format } = new Intl.NumberFormat('it-IT', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })
  return (value) => format(value).replace('-', '−')
}

/** A price on its axis. */
export type PriceTick = { at: number; label: string; x: number }

/** A profit on its axis; `side` is where its label stands, null where there is room for none. */
export type ProfitTick = {
  at: number
  label: string
  isZero: boolean
  side: 'beside' | 'left' | 'right' | null
}

/** The prices along the axis with labels that keep clear of each other. */
export function priceTicksIn(
  view: Range,
  prices: PixelScale,
  width: number,
  em: number,
  currency: Currency,
): PriceTick[] {
  const longest = tickFormat(lengthOf(view) < 8 ? 0.1 : 1, currency)(view.to)
  const widest = widthOfText(longest, em) + 2 * em
  const wide = ticksIn(view, prices.back(widest) - prices.back(0))
  // Where long labels leave no round number in view, the next finer step has one that stands alone.
  const { step, ticks } = wide.ticks.length > 1 ? wide : ticksIn(view, wide.step / 2.5)
  const write = tickFormat(step, currency)
  const labels = ticks.map((price) => ({ at: prices.at(price), label: write(price) }))
  return placed(labels, { from: 0, to: width }, em, 1)
}

/** Where the labels of profits in the plot stand: at its left, else at its right, where the curve keeps clear of them. */
export function profitTicksInside(
  labels: readonly { value: number; label: string }[],
  lines: readonly ProfitPoint[][],
  plot: { left: number; right: number },
  { prices, profits }: { prices: PixelScale; profits: PixelScale },
  em: number,
): ProfitTick[] {
  const isClear = (at: number, from: number, to: number) => {
    const heights = lines
      .flatMap((line) => clipped(line, { from: prices.back(from), to: prices.back(to) }))
      .map(({ guadagno }) => profits.at(guadagno))
    return Math.min(...heights) > at + 0.2 * em || Math.max(...heights) < at - 1.4 * em
  }
  return labels.map(({ value, label }) => {
    const at = profits.at(value)
    const width = widthOfText(label, em) + 0.8 * em
    const isLeft = isClear(at, plot.left, plot.left + width)
    const isRight = isClear(at, plot.right - width, plot.right)
    const side = isLeft ? 'left' : isRight ? 'right' : null
    return { at, label, isZero: value === 0, side }
  })
}
