import { linkKey } from './tab-keys.ts'
import { readFromTab } from './tab-memory.ts'
import { isLink } from './waiting-link.ts'

/** Whether a calculation waits to be opened, in the address or in this tab. */
export const isLinkWaiting = () => isLink(location.hash) || readFromTab(linkKey) !== null
