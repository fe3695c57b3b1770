import { withoutNoise } from '@margine/engine'
import { movedByKey, type SliderSteps, snapped } from '../../../ui/slider-steps.ts'
import { lengthOf, type Range, roundUp } from './range.ts'

const cent = 0.01

/** The prices a handle can stand at in a view. */
const stepsIn = ({ from, to }: Range, step: number): SliderSteps => ({
  min: Math.max(cent, from),
  max: to,
  step,
})

/** Where a handle stops that is dragged to a price: no finer than pixels can tell, at prices that one would ask. */
export function stopAt(price: number, view: Range, pixels: number): number {
  const perPixel = Math.max(cent, lengthOf(view) / pixels)
  return snapped(price, stepsIn(view, roundUp(perPixel, [1, 5])))
}

/** What is more than a cent, where one asks for it: a hundredth of the view. */
const leapIn = (view: Range) => Math.max(0.1, roundUp(lengthOf(view) / 100, [1, 2, 5]))

/** The last whole cent on the way from one price to another; the price itself where they are the same. */
function wholeCents(price: number, from: number): number {
  if (price === from) return price
  const cents = withoutNoise(price * 100)
  return (price > from ? Math.floor(cents) : Math.ceil(cents)) / 100
}

/**
 * Where a key moves the handle: arrows by a cent, with Shift by about a hundredth of the view, Page keys by ten times
 * that; Home and End to the ends. From between two cents it leads to whole ones. Null for a key that doesn't move it.
 */
export function keyedTo(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  price: number,
  view: Range,
): number | null {
  const step = shiftKey || key.startsWith('Page') ? leapIn(view) : cent
  const moved = movedByKey(key, price, stepsIn(view, step))
  return moved === null ? null : wholeCents(moved, price)
}
