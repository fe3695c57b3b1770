import type { Range } from '@margine/listino/list'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Place, returnTo } from './place.ts'

/** Browsers make nothing much higher than this. */
const highest = 15_000_000

/** Rows of one height in something that scrolls. */
type Extent = { rows: number; rowHeight: number; viewHeight: number }

const fullHeight = ({ rows, rowHeight }: Extent) => rows * rowHeight

/** How high what scrolls is: lower than its rows together where browsers make nothing as high. */
const scrollHeight = (extent: Extent): number => Math.min(fullHeight(extent), highest)

const roomOf = (height: number, { viewHeight }: Extent) => Math.max(0, height - viewHeight)

/** The point of all rows together that is at the top of the view. */
function topOf(scrollTop: number, extent: Extent): number {
  const room = roomOf(scrollHeight(extent), extent)
  const share = room === 0 ? 0 : Math.min(Math.max(scrollTop / room, 0), 1)
  return share * roomOf(fullHeight(extent), extent)
}

/** Where to scroll to, so that a point of all rows is at the top of the view. */
function scrollTopOf(top: number, extent: Extent): number {
  const room = roomOf(fullHeight(extent), extent)
  const share = room === 0 ? 0 : Math.min(Math.max(top / room, 0), 1)
  return share * roomOf(scrollHeight(extent), extent)
}

/** The top of the view from which a row is seen whole; where it is seen already, the one there is. */
function topShowing(row: number, top: number, { rowHeight, viewHeight }: Extent): number {
  const above = row * rowHeight
  const below = above + rowHeight - viewHeight
  if (above < top) return above
  return Math.max(below, top)
}

/** How many pixels a rem has: rows are higher for whoever has larger letters. */
export const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** So many rows are made beyond what is seen, above and below. */
const beyond = 6

export type Rows = {
  /** What scrolls. */
  ref: RefObject<HTMLDivElement | null>
  height: number
  /** How far above the view's top the first row begins. */
  offset: number
  first: number
  /** As many rows are made. */
  count: number
  /** How many rows a view holds. */
  perPage: number
  scrollTo: (row: number) => void
  /** A row near another that is in the view. */
  nearest: (row: number) => number
}

/** What rows stand in. */
type Setting = {
  rowHeight: number
  headHeight: number
  lookAt: (range: Range) => void
  /** What tells which rows they are: where it is another, they are shown from their first. */
  filter: object
  /** The range in view before the page was left; null where that is unknown. */
  place: Place | null
}

/** Which of many rows of one height are in the view of what scrolls. */
export function useRows(
  total: number,
  { rowHeight, headHeight, lookAt, filter, place }: Setting,
): Rows {
  const ref = useRef<HTMLDivElement>(null)
  const filtered = useRef(filter)
  const [begun] = useState(place)
  const [scrollTop, setScrollTop] = useState(place?.top ?? 0)
  const [viewHeight, setViewHeight] = useState(480)
  const extent: Extent = { rows: total, rowHeight, viewHeight }
  const top = topOf(scrollTop, extent)
  const seen = Math.floor(top / rowHeight)
  const perPage = Math.max(1, Math.floor(viewHeight / rowHeight))
  const first = Math.max(0, seen - beyond)
  const last = Math.min(total, seen + perPage + 2 + beyond)

  useLayoutEffect(() => {
    if (begun !== null && ref.current !== null) returnTo(begun, ref.current)
  }, [begun])

  useLayoutEffect(() => {
    const scroller = ref.current
    if (scroller === null) return
    // On paper it is as high as its rows, of which there would be ever more.
    const measure = () => {
      const height = Math.min(scroller.clientHeight, innerHeight)
      setViewHeight(Math.max(rowHeight, height - headHeight))
    }
    const follow = () => setScrollTop(scroller.scrollTop)
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', follow, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', follow)
    }
  }, [rowHeight, headHeight])

  useLayoutEffect(() => {
    if (filter === filtered.current) return
    filtered.current = filter
    if (ref.current !== null) ref.current.scrollTop = 0
    setScrollTop(0)
  }, [filter])

  const wanted = last - first + beyond
  useEffect(() => lookAt({ from: first, count: wanted }), [lookAt, first, wanted])

  const scrollTo = useCallback(
    (row: number) => {
      const scroller = ref.current
      if (scroller === null) return
      const now = { rows: total, rowHeight, viewHeight }
      const from = topOf(scroller.scrollTop, now)
      const to = topShowing(row, from, now)
      if (to === from) return
      scroller.scrollTop = scrollTopOf(to, now)
      // Its event comes with the next frame, and a key may come sooner.
      setScrollTop(scroller.scrollTop)
    },
    [total, rowHeight, viewHeight],
  )

  return {
    ref,
    height: scrollHeight(extent),
    offset: first * rowHeight - top,
    first,
    count: Math.max(0, last - first),
    perPage,
    scrollTo,
    nearest: (row) => Math.min(Math.max(row, Math.ceil(top / rowHeight)), seen + perPage - 1),
  }
}
