import { onTestFinished, vi } from 'vitest'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A clock that stands still unless it is moved; timers run on. To be stopped before the service is built. */
export function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    pass(milliseconds: number): void {
      vi.setSystemTime(Date.now() + milliseconds)
    },
  }
}
