import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useMediaQuery } from './useMediaQuery.ts'

let isBegun = false
const listeners = new Set<() => void>()

/** What goes on paper is there when the event is over: Firefox copies the page then, and would print what comes later nowhere. */
function tell({ type }: Event) {
  isBegun = type === 'beforeprint'
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

function subscribe(listener: () => void) {
  if (listeners.size === 0)
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, tell)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the page goes on paper. The event comes before the pages are counted, the media query may change after. */
export function usePrinting(): boolean {
  const isBefore = useSyncExternalStore(subscribe, () => isBegun)
  return useMediaQuery('print') || isBefore
}
