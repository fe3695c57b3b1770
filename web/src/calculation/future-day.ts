import { isFuture } from '@margine/engine'

/** Whether a day has not begun anywhere on earth yet: its rates can't be known. */
export const isFutureDay = (day: string): boolean =>
  isFuture(day, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length))
