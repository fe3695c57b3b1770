import { isText } from '../reading.ts'
import { device, nobody, tab } from './vault.ts'

/** Whether the fragment of an address carries a calculation; some programs write its «=» in another way. */
const isLink = (fragment: string) => /^#(calcolo|prova)(=|%3d)/i.test(fragment)

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
export const isLinkWaiting = () => isLink(location.hash) || tab.get('link') !== null

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

/** Keeps the trial that waits in this tab for who signs up with an address, and comes back in another tab by their mail. */
export function keepTrialFor(email: string): void {
  const { link }: { link?: unknown } = tab.get('link', nobody) ?? {}
  if (isText(link) && isTrial(link)) device.set('prova', { link, email: plain(email) }, nobody)
}

/** Lets the trial of who signs in now wait in this tab, where none waits; that of another address stays unseen. */
export function takeTrialOf(email: string): void {
  const kept: { link?: unknown; email?: unknown } = device.get('prova', nobody) ?? {}
  if (isLinkWaiting() || kept.email !== plain(email) || !isText(kept.link)) return
  putLink(kept.link)
}
