import { useEffect, useState } from 'react'
import type { ApiProblem } from '../../api.ts'

/** A wait that counts down, in whole seconds. */
export interface Wait {
  /** Its whole length; 0 if there was none. */
  whole: number
  /** How much of it is left. */
  left: number
}

const second = 1000

/** How many seconds there have to be before the next attempt, where there were too many; else 0. */
export const pauseOf = ({ code, retryAfter = 0 }: ApiProblem) =>
  code === 'too-many-attempts' ? retryAfter : 0

/** A countdown, and a function that starts one of so many seconds. */
export function useWait(): [Wait, (seconds: number) => void] {
  const [{ whole, left, ends }, setWait] = useState({ whole: 0, left: 0, ends: 0 })

  useEffect(() => {
    if (ends === 0) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((ends - Date.now()) / second))
      setWait((wait) => ({ ...wait, left: rest }))
      if (rest === 0) clearInterval(timer)
    }, second)
    return () => clearInterval(timer)
  }, [ends])

  const begin = (seconds: number) =>
    setWait({ whole: seconds, left: seconds, ends: Date.now() + seconds * second })
  return [{ whole, left }, begin]
}
