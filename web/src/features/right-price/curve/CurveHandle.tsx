import {
  type Currency,
  figuresOf,
  type Rates,
  type Sale,
  verdictBy,
  withoutNoise,
} from '@margine/engine'
import { type MouseEvent, type PointerEvent, type Ref, type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatMargin, formatMoney } from '../../../format.ts'
import { movedByKey, type SliderSteps, snapped } from '../../../ui/slider-steps.ts'
import styles from './CurveHandle.module.css'
import type { CurveFacts } from './curve-facts.ts'
import { curveWords as words } from './curve-words.ts'
import type { Layout } from './layout.ts'
import { lengthOf, nearestWithin, type Range, roundUp, writePrice } from './range.ts'

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

type Props = {
  sale: Sale
  rates: Rates
  currency: Currency
  facts: CurveFacts
  layout: Layout
  view: Range
  price: number
  /** Takes a price that a key led to. */
  onKey: (price: number) => void
  /** Takes a price that assistive technology asks for. */
  onSet: (price: number) => void
  /** The focus left it. */
  onLeave: () => void
  ref: Ref<HTMLInputElement>
}

/** The price tried, on the curve: a slider to press, and what it comes to beside it. */
export function CurveHandle(props: Props) {
  const { sale, rates, currency, facts, layout, view, price, onKey, onSet, onLeave, ref } = props
  const { plot, prices, profits } = layout
  const figures = figuresOf({ ...sale, prezzoVendita: price }, rates)
  const { guadagno, margine } = figures
  const verdict = verdictBy(rates, figures) ?? undefined
  const money = (amount: number) => formatMoney(amount, currency)
  const asked = writePrice(price, currency)

  const zone = facts.zones.find(({ from, to }) => from <= price && (to === null || price <= to))
  const told =
    verdict === 'loss'
      ? words.loss(asked, money(-guadagno), formatMargin(margine))
      : words.profit(asked, money(guadagno), formatMargin(margine)) +
        (verdict === 'taxedAway' ? `, ${words.verdicts[verdict]}` : '')
  const x = prices.at(price)
  const share = nearestWithin({ from: 0, to: 1 }, (x - plot.left) / (plot.right - plot.left))
  return (
    <div className={`screen-only drawn ${styles.handle}`} data-band={verdict}>
      <span
        className={styles.line}
        style={{
          translate: `${x}px ${plot.flag}px`,
          height: `calc(${plot.bottom - plot.flag}px - 1em)`,
        }}
      />
      <span className={styles.dot} style={{ translate: `${x}px ${profits.at(guadagno)}px` }} />
      <span
        className={styles.flag}
        aria-hidden="true"
        style={{ translate: `calc(${x}px - ${share * 100}%) ${plot.flag}px` }}
      >
        <b>{asked}</b> <span>{`${money(guadagno)} · ${formatMargin(margine)}`}</span>
      </span>
      <input
        ref={ref}
        type="range"
        className={styles.knob}
        style={{ translate: `${x}px ${plot.bottom}px` }}
        aria-label={words.handle}
        min={view.from}
        max={view.to}
        step="any"
        value={price}
        aria-valuetext={zone === undefined ? told : words.inDeadZone(told, money(zone.better))}
        onChange={(event) => onSet(event.target.valueAsNumber)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return
          const moved = keyedTo(event, price, view)
          if (moved === null) return
          event.preventDefault()
          onKey(moved)
        }}
      />
    </div>
  )
}
