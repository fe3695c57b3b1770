import { keepInTab } from './tab-memory.ts'

/** What the fragment of an address begins with that carries a calculation. */
export const linkMark = '#calcolo='

/** By what the tab keeps such a fragment. */
export const linkKey = 'margine.link'

/** Takes a calculation out of the address: it waits in this tab until somebody opens it or logs out. */
export function keepLink(): void {
  if (!location.hash.startsWith(linkMark)) return
  keepInTab(linkKey, { link: location.hash })
  history.replaceState(history.state, '', location.pathname)
}
