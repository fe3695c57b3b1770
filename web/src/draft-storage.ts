const draftKey = 'margine.draft'
const logoutKey = 'margine.logout'
let forgotten = false

/** Storage may be blocked or full: then nothing is kept, and the form starts empty as on a first visit. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** What names the last logout of this browser, so that tabs see whether there was one since; clocks may be set. */
const lastLogout = () => attempt(() => localStorage.getItem(logoutKey))

/** Keeps a draft for this tab. */
export function storeDraft(draft: object): void {
  if (forgotten) return
  const text = JSON.stringify({ ...draft, logout: lastLogout() })
  attempt(() => sessionStorage.setItem(draftKey, text))
}

/** What this tab kept, whatever storage may hold by now; null, and gone, when somebody logged out since. */
export function readDraft(): object | null {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
  const isDraft = typeof stored === 'object' && stored !== null && 'logout' in stored
  if (isDraft && stored.logout === lastLogout()) return stored
  attempt(() => sessionStorage.removeItem(draftKey))
  return null
}

/** Drops this tab's draft where it outlived a logout. One whose session ended by itself waits for its person. */
export const dropOldDraft = (): void => void readDraft()

/** Drops this tab's draft, and keeps none from now on. */
export function forgetDraft(): void {
  forgotten = true
  attempt(() => sessionStorage.removeItem(draftKey))
}

/** Whoever logs out leaves nothing behind, nor in other tabs: those that don't hear of it drop theirs when they load the next page. */
export function forgetDrafts(): void {
  forgetDraft()
  attempt(() => localStorage.setItem(logoutKey, crypto.randomUUID()))
}
