import { useRef, useState } from 'react'

/** Work under way: pressing twice starts it once, and the second press is answered with undefined. */
export function usePending() {
  const [pending, setPending] = useState(false)
  const underWay = useRef(false)

  const whilePending = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (underWay.current) return undefined
    underWay.current = true
    setPending(true)
    try {
      return await work()
    } finally {
      underWay.current = false
      setPending(false)
    }
  }

  return { pending, whilePending }
}
