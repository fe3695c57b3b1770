/** Browsers make nothing much higher than this. */
const highest = 15_000_000

/** Rows of one height in something that scrolls. */
export type Extent = { rows: number; rowHeight: number; viewHeight: number }

const fullHeight = ({ rows, rowHeight }: Extent) => rows * rowHeight

/** How high what scrolls is: lower than its rows together where browsers make nothing as high. */
export const scrollHeight = (extent: Extent): number => Math.min(fullHeight(extent), highest)

const roomOf = (height: number, { viewHeight }: Extent) => Math.max(0, height - viewHeight)

/** The point of all rows together that is at the top of the view. */
export function topOf(scrollTop: number, extent: Extent): number {
  const room = roomOf(scrollHeight(extent), extent)
  const share = room === 0 ? 0 : Math.min(Math.max(scrollTop / room, 0), 1)
  return share * roomOf(fullHeight(extent), extent)
}

/** Where to scroll to, so that a point of all rows is at the top of the view. */
export function scrollTopOf(top: number, extent: Extent): number {
  const room = roomOf(fullHeight(extent), extent)
  const share = room === 0 ? 0 : Math.min(Math.max(top / room, 0), 1)
  return share * roomOf(scrollHeight(extent), extent)
}

/** The top of the view from which a row is seen whole; where it is seen already, the one there is. */
export function topShowing(row: number, top: number, { rowHeight, viewHeight }: Extent): number {
  const above = row * rowHeight
  const below = above + rowHeight - viewHeight
  if (above < top) return above
  return Math.max(below, top)
}
