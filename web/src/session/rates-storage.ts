import { signedInUser } from './signed-in-user.ts'
import { attempt } from './tab-memory.ts'

const key = 'margine.rates'

let forgotten = false

/** Keeps rates and regime in this browser for whoever is signed in, until the logout. */
export function storeRates(rates: object): void {
  const kept = { owner: signedInUser.email, rates }
  if (!forgotten) attempt(() => localStorage.setItem(key, JSON.stringify(kept)))
}

const drop = () => attempt(() => localStorage.removeItem(key))

const kept = (): { owner?: unknown; rates?: unknown } =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? '')) ?? {}

/** What was kept of whoever is signed in, whatever it is. */
export function readRates(): unknown {
  const { owner, rates } = kept()
  return owner === signedInUser.email ? rates : null
}

/** Drops what somebody else left whose session ended without a logout. */
export function dropOthersRates(): void {
  if (kept().owner !== signedInUser.email) drop()
}

/** Drops them, and keeps none from now on. */
export function forgetRates(): void {
  forgotten = true
  drop()
}
