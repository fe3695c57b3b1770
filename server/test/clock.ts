import { onTestFinished, vi } from 'vitest'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Stops the clock until the test ends: `Date` moves only by `pass`. Timers run on. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    pass(milliseconds: number): void {
      vi.setSystemTime(Date.now() + milliseconds)
    },
  }
}
