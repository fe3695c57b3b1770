import { isFuture } from '@margine/engine'

/** The day on this device's calendar, now or at another moment: `2026-11-22`. At most a day ahead of UTC. */
export function today(now = new Date()): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Whether a day has not begun anywhere on earth yet: its rates can't be known. */
export const isFutureDay = (day: string): boolean =>
  isFuture(day, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length))
