import { isText } from '../reading.ts'
import { device, nobody, tab } from './vault.ts'

/** Whether the fragment of an address carries a calculation; some programs write its «=» in another way. */
const isLink = (fragment: string) => /^#calcolo(=|%3d)/i.test(fragment)

/** Whether a link carries what its person tried without an account. */
export const isTrial = (link: string): boolean => link.startsWith('#prova')

/** Lets a link wait in this tab; false where the tab can't keep it. */
export const putLink = (link: string): boolean => tab.set('link', { link })

/**
 * Moves a calculation's link from the address into this tab. There it waits until the person opens it or signs out;
 * before a sign-in, for whoever signs in next. It stays in the address where the tab keeps nothing.
 */
export function keepLink(): void {
  const link = location.hash
  if (isLink(link) && putLink(link)) history.replaceState(history.state, '', location.pathname)
}

/** Whether a calculation waits to be opened, in the address or in this tab. */
export const isLinkWaiting = () =>
  isLink(location.hash) || tab.get('link') !== null || tab.get('prova', nobody) !== null

/** Takes the link that waits, from the address or from this tab, and forgets it: one that breaks the page breaks it once. */
export function takeLink(): string | null {
  keepLink()
  const { hash } = location
  const { link }: { link?: unknown } = tab.get('link') ?? {}
  forgetLink()
  if (isLink(hash)) return hash
  return isText(link) ? link : null
}

/** Puts a taken link back, so that it outlives a reload until the person has answered. */
export function putBack(link: string): void {
  if (!putLink(link)) history.replaceState(history.state, '', link)
}

/** Called once a link was opened or refused. */
export function forgetLink(): void {
  tab.drop('link')
  if (isLink(location.hash)) history.replaceState(history.state, '', location.pathname)
}

const plain = (email: string): string => email.trim().toLowerCase()

/**
 * Keeps what is tried without an account in this tab, for who signs in here; null forgets it.
 *
 * @returns whether it is kept
 */
export function keepTrial(link: string | null): boolean {
  if (link !== null) return tab.set('prova', { link }, nobody)
  tab.drop('prova', nobody)
  return false
}

/** Links and trials that wait on this device, by the addresses that signed up. */
const waitingHere = (): Readonly<Record<string, unknown>> => ({ ...device.get('prova', nobody) })

/**
 * Keeps the link or the trial that waits in this tab for the address that signs up, whichever tab their mail leads to. Then
 * nobody else has it.
 */
export function keepFor(email: string): void {
  const name = tab.get('link', nobody) === null ? 'prova' : 'link'
  const { link }: { link?: unknown } = tab.get(name, nobody) ?? {}
  if (link === undefined) return
  if (device.set('prova', { ...waitingHere(), [plain(email)]: link }, nobody))
    tab.drop(name, nobody)
}

/** Takes back to this tab what waits for an address that was typed wrong. */
export function takeBack(email: string): void {
  const { [plain(email)]: link, ...others } = waitingHere()
  if (link !== undefined && tab.set('prova', { link }, nobody)) device.set('prova', others, nobody)
}

/**
 * Called where somebody signs in in this tab: the trial that waits here, or for their address, is theirs with the next page.
 *
 * @param email blank where it isn't known, with Google
 */
export function claimTrial(email: string): void {
  const { [plain(email)]: link } = waitingHere()
  const trial = tab.get('prova', nobody) ?? (link === undefined ? null : { link })
  if (trial !== null) tab.set('prova', { ...trial, isClaimed: true }, nobody)
}
