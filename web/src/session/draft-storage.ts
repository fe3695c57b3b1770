import { dropFromTab, keepInTab, noteLogout, readFromTab } from './tab-memory.ts'

const key = 'margine.draft'
let forgotten = false

/** Keeps a draft for this tab. */
export function storeDraft(draft: object): void {
  if (!forgotten) keepInTab(key, draft)
}

/** What this tab kept; null, and gone, when somebody logged out since. */
export const readDraft = (): object | null => readFromTab(key)

/** Drops this tab's draft where it outlived a logout. One whose session ended by itself waits for its person. */
export const dropOldDraft = (): void => void readDraft()

/** Drops this tab's draft, and keeps none from now on. */
export function forgetDraft(): void {
  forgotten = true
  dropFromTab(key)
}

/** Whoever logs out leaves nothing behind, nor in other tabs: those that don't hear of it drop theirs when they load the next page. */
export function forgetDrafts(): void {
  forgetDraft()
  noteLogout()
}
