import { attempt } from './tab-memory.ts'

const key = 'margine.rates'

/** Keeps rates and regime in this browser until the logout: they may be another person's after that. */
export const storeRates = (rates: object) =>
  attempt(() => localStorage.setItem(key, JSON.stringify(rates)))

/** What was kept, whatever it is. */
export const readRates = (): unknown => attempt(() => JSON.parse(localStorage.getItem(key) ?? ''))

export const forgetRates = () => attempt(() => localStorage.removeItem(key))
