import { useSyncExternalStore } from 'react'
import { useMediaQuery } from './useMediaQuery.ts'

let isBegun = false

function subscribe(listener: () => void) {
  const tell = ({ type }: Event) => {
    isBegun = type === 'beforeprint'
    listener()
  }
  addEventListener('beforeprint', tell)
  addEventListener('afterprint', tell)
  return () => {
    removeEventListener('beforeprint', tell)
    removeEventListener('afterprint', tell)
  }
}

/** Whether the page goes on paper. The event comes before the pages are counted, the media query may change after. */
export function usePrinting(): boolean {
  const isBefore = useSyncExternalStore(subscribe, () => isBegun)
  return useMediaQuery('print') || isBefore
}
