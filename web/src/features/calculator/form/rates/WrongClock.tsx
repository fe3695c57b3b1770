import { useEffect, useState } from 'react'
import { today } from '../../../../calculation/today.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { serverTime } from './server-time.ts'
import { words } from './words.ts'

const hourMs = 3_600_000

/** Says that the device's clock is on another day than the server's: its rates would be another day's. */
export function WrongClock({ day }: { day: string }) {
  const [rightDay, setRightDay] = useState(day)
  useEffect(() => {
    let isGone = false
    serverTime().then((time) => {
      // Around midnight two clocks that are right may show two days.
      const isWrong = time !== null && Math.abs(time - Date.now()) > hourMs
      if (isWrong && !isGone) setRightDay(today(new Date(time)))
    })
    return () => {
      isGone = true
    }
  }, [])
  if (rightDay === day) return null
  return <Notice kind="error">{words.rates.wrongClock(day, rightDay)}</Notice>
}
