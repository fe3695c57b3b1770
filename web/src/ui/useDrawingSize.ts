import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePrinting } from './usePrinting.ts'

/** What a drawing is laid out for, in pixels: its width, and the size of its letters. */
export type DrawingSize = { width: number; em: number }

/** On paper, as its width is unknown before printing. */
const paper: DrawingSize = { width: 680, em: 10 }

/** The size of the letters of a drawing, in those of the page. */
const letters = 0.75

const sizeOf = (element: Element): DrawingSize => ({
  width: element.getBoundingClientRect().width,
  em: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * letters,
})

/** The width of an element and the size of its letters, which grow with the page's text. */
export function useDrawingSize(element: RefObject<Element | null>): DrawingSize {
  const [size, setSize] = useState(paper)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    const measure = () => {
      const next = sizeOf(current)
      if (next.width === 0) return
      setSize((size) => (size.width === next.width && size.em === next.em ? size : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return usePrinting() ? paper : size
}
