import { isText } from '../reading.ts'
import { tab } from './vault.ts'

/** Whether the fragment of an address carries a calculation; some programs write its «=» in another way. */
const isLink = (fragment: string) => /^#calcolo(=|%3d)/i.test(fragment)

/** Lets a link wait in this tab; false where the tab can't keep it. */
export const putLink = (link: string): boolean => tab.set('link', { link })

/**
 * Takes a calculation out of the address: it waits in this tab until its person opens it or signs out, before anybody
 * has signed in for whoever does. Where the tab can't keep it, it stays in the address.
 */
export function keepLink(): void {
  const link = location.hash
  if (isLink(link) && putLink(link)) history.replaceState(history.state, '', location.pathname)
}

/** Whether a calculation waits to be opened, in the address or in this tab. */
export const isLinkWaiting = () => isLink(location.hash) || tab.get('link') !== null

/**
 * The link that waits to be opened, in the address or in the tab since an earlier page; it is forgotten before anybody
 * looks into it.
 */
export function takeLink(): string | null {
  keepLink()
  const { hash } = location
  const { link }: { link?: unknown } = tab.get('link') ?? {}
  forgetLink()
  if (isLink(hash)) return hash
  return isText(link) ? link : null
}

/** Lets a link wait that was taken: until the person has answered, it outlives a reload. */
export function putBack(link: string): void {
  if (!putLink(link)) history.replaceState(history.state, '', link)
}

/** Called once a link was opened or refused. */
export function forgetLink(): void {
  tab.drop('link')
  if (isLink(location.hash)) history.replaceState(history.state, '', location.pathname)
}
