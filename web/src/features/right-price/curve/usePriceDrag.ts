import { type PointerEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { stopAt } from './handle-steps.ts'
import type { Layout } from './layout.ts'
import type { Range } from './range.ts'

/** So near to the handle a pointer takes hold of it, and doesn't call it. */
const reach = 22

type Grip = {
  /** How far from the handle it was taken hold of. */
  offset: number
  /** Whether letting go calls the handle to the pointer. */
  isTap: boolean
}

/** Moves the price with a pointer on the curve: a mouse at once, a finger only sideways or by a tap, so that the page scrolls. */
export function usePriceDrag(
  { plot, prices }: Layout,
  view: Range,
  price: number,
  onPrice: (price: number) => void,
  handle: RefObject<HTMLElement | null>,
) {
  const grip = useRef<Grip>({ offset: 0, isTap: false })
  const pixelOf = ({ clientX, currentTarget }: PointerEvent) =>
    clientX - currentTarget.getBoundingClientRect().left
  const moveTo = (pixel: number) => {
    const next = stopAt(prices.back(pixel), view, plot.right - plot.left)
    // The figures follow in the frame of the movement.
    if (next !== price) flushSync(() => onPrice(next))
  }
  return {
    onPointerDown(event: PointerEvent) {
      const pixel = pixelOf(event)
      if (!event.isPrimary || event.button !== 0 || pixel < plot.left - reach) return
      const offset = prices.at(price) - pixel
      const holds = Math.abs(offset) <= reach
      const isTouch = event.pointerType === 'touch'
      grip.current = { offset: holds ? offset : 0, isTap: isTouch && !holds }
      event.currentTarget.setPointerCapture(event.pointerId)
      handle.current?.focus({ preventScroll: true })
      if (!(isTouch || holds)) moveTo(pixel)
    },
    onPointerMove(event: PointerEvent) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      grip.current.isTap = false
      moveTo(pixelOf(event) + grip.current.offset)
    },
    onPointerUp(event: PointerEvent) {
      if (grip.current.isTap) moveTo(pixelOf(event))
      grip.current.isTap = false
    },
    onPointerCancel() {
      grip.current.isTap = false
    },
  }
}
