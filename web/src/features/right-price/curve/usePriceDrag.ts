import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { stopAt } from './handle-steps.ts'
import type { Layout } from './layout.ts'
import type { Range } from './range.ts'

/** So near to the handle a pointer takes hold of it, and doesn't call it. */
const reach = 22

type Grip = {
  /** How far from the handle it was taken hold of. */
  offset: number
  /** Where a finger came down that has not slid yet; null for a mouse, and once it has. */
  finger: { x: number; y: number } | null
  /** Whether a finger that doesn't slide calls the handle. */
  calls: boolean
}

const isSideways = ({ x, y }: { x: number; y: number }, { clientX, clientY }: PointerEvent) =>
  Math.abs(clientX - x) > Math.abs(clientY - y)

/** Moves the price with a pointer on the curve: a mouse at once, a finger only sideways or by a tap, so that the page scrolls. */
export function usePriceDrag(
  { plot, prices }: Layout,
  view: Range,
  price: number,
  onPrice: (price: number) => void,
  onRelease: () => void,
  handle: RefObject<HTMLElement | null>,
) {
  const grip = useRef<Grip>({ offset: 0, finger: null, calls: false })
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
      grip.current = {
        offset: holds ? offset : 0,
        finger: isTouch ? { x: event.clientX, y: event.clientY } : null,
        calls: isTouch && !holds,
      }
      event.currentTarget.setPointerCapture(event.pointerId)
      handle.current?.focus({ preventScroll: true })
      if (!(isTouch || holds)) moveTo(pixel)
    },
    onPointerMove(event: PointerEvent) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
      const { finger, offset } = grip.current
      // Its first move may be one that scrolls.
      if (finger !== null && !isSideways(finger, event)) return
      grip.current = { offset, finger: null, calls: false }
      moveTo(pixelOf(event) + offset)
    },
    onPointerUp(event: PointerEvent) {
      if (grip.current.calls) moveTo(pixelOf(event))
      grip.current.calls = false
      onRelease()
    },
    onPointerCancel() {
      grip.current.calls = false
      onRelease()
    },
    /** The focus stays with the handle, and nothing is selected. */
    onMouseDown(event: MouseEvent) {
      event.preventDefault()
    },
  }
}
