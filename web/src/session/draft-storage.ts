import { forgetRates } from './rates-storage.ts'
import { dropFromTab, keepInTab, noteLogout, readFromTab } from './tab-memory.ts'

const key = 'margine.draft'
let forgotten = false

/** Keeps a draft for this tab. */
export function storeDraft(draft: object): void {
  if (!forgotten) keepInTab(key, draft)
}

/** The draft of this tab; null, and deleted, if somebody logged out since. */
export const readDraft = (): object | null => readFromTab(key)

/** Drops this tab's draft if somebody logged out since. After a session that only expired it is kept. */
export const dropOldDraft = (): void => void readDraft()

/** Drops this tab's draft, and keeps none from now on. */
export function forgetDraft(): void {
  forgotten = true
  dropFromTab(key)
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
