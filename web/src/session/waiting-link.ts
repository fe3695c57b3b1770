import { linkKey } from './tab-keys.ts'
import { keepInTab } from './tab-memory.ts'

/** Whether the fragment of an address carries a calculation; some programs write its «=» in another way. */
export const isLink = (fragment: string) => /^#calcolo(=|%3d)/i.test(fragment)

/**
 * Takes a calculation out of the address: it waits in this tab until somebody opens it or logs out. Where the tab can't
 * keep it, it stays in the address.
 *
 * @param owner who is signed in: it waits for nobody else
 */
export function keepLink(owner?: string): void {
  const link = location.hash
  if (isLink(link) && keepInTab(linkKey, { link, owner }))
    history.replaceState(history.state, '', location.pathname)
}
