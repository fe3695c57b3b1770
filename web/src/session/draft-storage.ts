import { forgetRates } from './rates-storage.ts'
import { articleKey, leavingWishKey, linkKey, viewKey } from './tab-keys.ts'
import { dropFromTab, keepInTab, noteLogout, readFromTab } from './tab-memory.ts'

const key = 'margine.draft'
/** All that is one person's in this tab. */
const keys = [key, linkKey, articleKey, viewKey, leavingWishKey]
let forgotten = false

/** Keeps a draft for this tab. */
export function storeDraft(draft: object): void {
  if (!forgotten) keepInTab(key, draft)
}

/** The draft of this tab; null, and deleted, if somebody logged out since. */
export const readDraft = (): object | null => readFromTab(key)

/**
 * Drops this tab's draft and what waits in it if somebody logged out since. After a session that only expired they are
 * kept, but for what waits for somebody else.
 *
 * @param email who is signed in, where that is known
 */
export function dropStale(email?: string): void {
  for (const one of keys) {
    const { owner = email }: { owner?: unknown } = readFromTab(one) ?? {}
    if (email && owner !== email) dropFromTab(one)
  }
}

/** Whether this page has dropped its draft: it keeps none any more. */
export const hasForgotten = () => forgotten

/** Drops this tab's draft and what waits in it, and keeps no draft from now on. */
export function forgetDraft(): void {
  forgotten = true
  keys.map(dropFromTab)
}

/**
 * Forgets at logout what the next person here must not find: the drafts of all tabs, and the rates. A tab that doesn't
 * hear of it drops its own when it loads the next page.
 */
export function forgetDrafts(): void {
  forgetDraft()
  forgetRates()
  noteLogout()
}
