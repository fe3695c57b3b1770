import { useEffect, useState } from 'react'
import { today } from '../../../../calculation/today.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { words } from './words.ts'

const patienceMs = 10_000

/** The server's time by the second, for a device's clock may be wrong; null where it can't be asked. */
async function serverTime(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })
    const time = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}

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
