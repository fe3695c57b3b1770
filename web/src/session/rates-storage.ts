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

/** What was kept, whatever it is; nothing, and deleted, where somebody else left it whose session ended without a logout. */
export function readRates(): unknown {
  const { owner, rates } = attempt(() => JSON.parse(localStorage.getItem(key) ?? '')) ?? {}
  return owner === signedInUser.email ? rates : drop()
}

/** Drops them, and keeps none from now on. */
export function forgetRates(): void {
  forgotten = true
  drop()
}
