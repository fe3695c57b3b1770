import { useRef, useState } from 'react'

/** Runs one task at a time: a call while one is pending does nothing and returns undefined. */
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
