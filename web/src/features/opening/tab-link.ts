import { isText } from '../../reading.ts'
import { dropFromTab, readFromTab } from '../../session/tab-memory.ts'
import { keepLink, linkKey, linkMark } from '../../session/waiting-link.ts'

/** The link that waits to be opened: in the address, which it leaves, or in the tab since an earlier page. */
export function takeLink(): string | null {
  const { hash } = location
  keepLink()
  if (hash.startsWith(linkMark)) return hash
  const { link }: { link?: unknown } = readFromTab(linkKey) ?? {}
  return isText(link) ? link : null
}

/** Called once it was opened or refused. */
export const forgetLink = () => dropFromTab(linkKey)
