import { readFromTab } from './tab-memory.ts'
import { linkKey, linkMark } from './waiting-link.ts'

/** Whether a calculation waits to be opened, in the address or in this tab. */
export const isLinkWaiting = () =>
  location.hash.startsWith(linkMark) || readFromTab(linkKey) !== null
