/** A cell of the grid; the row -1 is that of the heads. */
export type Cell = { row: number; column: number }

/** The scroll position, and the cell that has the focus. */
export type Place = {
  /** How far the articles are scrolled. */
  top: number
  /** How far below the window's top the articles begin. */
  below: number
  /** The cell that has the focus; null where none has. */
  cell: Cell | null
}

/** The cell that an element is, or is in. */
export function cellOf(target: Element | null): Cell | null {
  const name = target?.closest('[data-cell]')?.getAttribute('data-cell')
  const [row, column] = name?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

/** The scroll position now; null without an element marked as the one that scrolls. */
export function placeNow(): Place | null {
  const scroller = document.querySelector('[data-articles]')
  if (scroller === null) return null
  const { top } = scroller.getBoundingClientRect()
  return { top: scroller.scrollTop, below: top, cell: cellOf(document.activeElement) }
}

/** Brings what scrolls back to where it was. */
export function returnTo({ top, below }: Place, scroller: Element): void {
  scroller.scrollTop = top
  window.scrollBy(0, scroller.getBoundingClientRect().top - below)
}
