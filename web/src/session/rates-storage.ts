import { attempt } from './tab-memory.ts'

const key = 'margine.rates'

let forgotten = false

/** Keeps rates and regime in this browser until the logout: they may be another person's after that. */
export function storeRates(rates: object): void {
  if (!forgotten) attempt(() => localStorage.setItem(key, JSON.stringify(rates)))
}

/** What was kept, whatever it is. */
export const readRates = (): unknown => attempt(() => JSON.parse(localStorage.getItem(key) ?? ''))

/** Drops them, and keeps none from now on. */
export function forgetRates(): void {
  forgotten = true
  attempt(() => localStorage.removeItem(key))
}
