import { signedInUser } from './signed-in-user.ts'
import { attempt } from './tab-memory.ts'

const key = 'margine.rates'

let forgotten = false

const write = (rates?: object) =>
  attempt(() => localStorage.setItem(key, JSON.stringify({ owner: signedInUser.email, rates })))

const drop = () => attempt(() => localStorage.removeItem(key))

const kept = (): { owner?: unknown; rates?: unknown } =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? '')) ?? {}

/** What was kept of whoever is signed in, whatever it is. */
export function readRates(): unknown {
  const { owner, rates } = kept()
  return owner === signedInUser.email ? rates : null
}

/** Whether the page that began last in this browser is another person's. */
export const isOthersBrowser = (email = signedInUser.email): boolean =>
  (kept().owner ?? email) !== email

/**
 * Makes this browser the person's whose page begins: drops the rates of somebody else whose session ended without a
 * logout.
 */
export function claimBrowser(): void {
  if (kept().owner === signedInUser.email) return
  // First, for there may be no room to write.
  drop()
  write()
}

/** Keeps rates and regime in this browser for whoever is signed in, until the logout. */
export function storeRates(rates: object): void {
  if (!forgotten && !isOthersBrowser()) write(rates)
}

/** Drops them, and keeps none from now on. */
export function forgetRates(): void {
  forgotten = true
  drop()
}
