import { signedInUser } from './signed-in-user.ts'
import { attempt } from './tab-memory.ts'

const key = 'margine.rates'

const write = (rates?: object) =>
  attempt(() => localStorage.setItem(key, JSON.stringify({ owner: signedInUser.email, rates })))

const drop = () => attempt(() => localStorage.removeItem(key))

const kept = (): { owner?: unknown; rates?: unknown } =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? '')) ?? {}

/** Whether the page that began last in this browser is of whoever is signed in. */
const isOwnBrowser = (): boolean => kept().owner === signedInUser.email

/** What was kept of whoever is signed in, whatever it is. */
export const readRates = (): unknown => isOwnBrowser() && kept().rates

/** Whether the page that began last in this browser is another person's; after a sign-out it counts as nobody's. */
export const isOthersBrowser = (email = signedInUser.email): boolean =>
  (kept().owner ?? email) !== email

/**
 * Makes this browser the person's whose page begins: drops the rates of somebody else whose session ended without a
 * logout.
 */
export function claimBrowser(): void {
  if (isOwnBrowser()) return
  // First, for there may be no room to write.
  drop()
  write()
}

/** Keeps rates and regime in this browser for whoever is signed in, where it is theirs: until the logout. */
export function storeRates(rates: object): void {
  if (isOwnBrowser()) write(rates)
}

/** Drops them: from now on this browser is nobody's. */
export const forgetRates = drop
