import { isText } from '../../reading.ts'
import { linkKey } from '../../session/tab-keys.ts'
import { dropFromTab, keepInTab, readFromTab } from '../../session/tab-memory.ts'
import { isLink, keepLink } from '../../session/waiting-link.ts'

/**
 * The link that waits to be opened, in the address or in the tab since an earlier page; it is forgotten before anybody
 * looks into it. One that waited for somebody else is nobody's any more.
 */
export function takeLink(person: string): string | null {
  keepLink(person)
  const { hash } = location
  const { link, owner = person }: { link?: unknown; owner?: unknown } = readFromTab(linkKey) ?? {}
  forgetLink()
  if (isLink(hash)) return hash
  return owner === person && isText(link) ? link : null
}

/** Lets a link wait that was taken: until the person has answered, it outlives a reload. */
export function putBack(link: string, owner: string): void {
  if (!keepInTab(linkKey, { link, owner })) history.replaceState(history.state, '', link)
}

/** Called once a link was opened or refused. */
export function forgetLink(): void {
  dropFromTab(linkKey)
  if (isLink(location.hash)) history.replaceState(history.state, '', location.pathname)
}
