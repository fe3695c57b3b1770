import type { MonthOfYear } from '@margine/listino'
import type { DrawingSize } from '../../ui/useDrawingSize.ts'
import type { MonthPart } from './parts.ts'

/** A part of a month's bar; without its amount known it is all that isn't. */
type BarPart = { key: MonthPart['key'] | 'ignoto'; color: string; y: number; height: number }

type Bar = {
  period: string
  x: number
  middle: number
  width: number
  parts: BarPart[]
  left: number
  top: number
}

/** Where each bar stands, in pixels. */
export type Bars = {
  width: number
  height: number
  zero: number
  slot: number
  bars: readonly Bar[]
}

/** One month alone isn't as wide as the page. */
const fewestSlots = 4

/** What of a month is drawn, from below upwards: to what buyers paid, from as far below nothing as it lacks. */
function amountsOf(month: MonthOfYear, parts: readonly MonthPart[]) {
  const known = parts
    .map(({ key, color, of }) => ({ key, color, amount: of(month) }))
    .filter(({ amount }) => amount > 0)
  const hasUnknown = parts.some(({ of }) => Number.isNaN(of(month)))
  const from = Math.min(0, month.resta || 0)
  const sum = known.reduce((all, { amount }) => all + amount, from)
  const rest = month.incassi - sum
  return {
    from,
    amounts:
      hasUnknown && rest > 0
        ? [...known, { key: 'ignoto' as const, color: 'ignoto', amount: rest }]
        : known,
  }
}

/** Lays out a bar for each month, one above the other what takes part of it, and what is left on top. */
export function barsOf(
  months: readonly MonthOfYear[],
  parts: readonly MonthPart[],
  { width, em }: DrawingSize,
): Bars {
  const made = months.map((month) => ({ month, ...amountsOf(month, parts) }))
  const topOf = ({ from, amounts }: (typeof made)[number]) =>
    amounts.reduce((sum, { amount }) => sum + amount, from)
  const most = Math.max(1, ...made.map(topOf))
  const least = Math.min(0, ...made.map(({ from }) => from))
  const [above, plot, below] = [1.6 * em, 15 * em, 1.8 * em]
  const scale = plot / (most - least)
  const zero = above + most * scale
  const slot = width / Math.max(months.length, fewestSlots)
  const barWidth = Math.min(slot * 0.72, 6 * em)
  const bars = made.map((one, at) => {
    let amount = one.from
    const rects = one.amounts.map(({ key, color, amount: size }) => {
      amount += size
      return { key, color, y: zero - amount * scale, height: size * scale }
    })
    const { period, resta } = one.month
    const middle = slot * (at + 0.5)
    return {
      period,
      x: middle - barWidth / 2,
      middle,
      width: barWidth,
      parts: rects,
      left: resta,
      top: zero - topOf(one) * scale,
    }
  })
  return { width, height: above + plot + below, zero, slot, bars }
}
