import { useCallback, useEffect, useState } from 'react'

/** Whether the list is being printed, by a button or by the keys: a browser's own print has only the rows that are made. */
export function useListPrint(hasRows: boolean) {
  const [isPrinting, setIsPrinting] = useState(false)
  const start = useCallback(() => setIsPrinting(true), [])
  const end = useCallback(() => setIsPrinting(false), [])
  useEffect(() => {
    if (!hasRows) return
    const print = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      start()
    }
    addEventListener('keydown', print)
    return () => removeEventListener('keydown', print)
  }, [hasRows, start])
  return { isPrinting: isPrinting && hasRows, start, end }
}
