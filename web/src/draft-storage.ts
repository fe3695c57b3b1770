const draftKey = 'margine.draft'
const signOutKey = 'margine.signed-out'
let forgotten = false

/** Storage may be blocked or full: then nothing is kept, and the form starts empty as on a first visit. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Keeps a draft for this tab, dated. */
export function storeDraft(draft: object): void {
  if (forgotten) return
  attempt(() => sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, keptAt: Date.now() })))
}

/** What this tab kept, whatever storage may hold by now; null when somebody has signed out since. */
export function readDraft(): object | null {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
  if (typeof stored !== 'object' || stored === null) return null
  const signedOutAt = Number(attempt(() => localStorage.getItem(signOutKey)))
  if ('keptAt' in stored && Number(stored.keptAt) > signedOutAt) return stored
  attempt(() => sessionStorage.removeItem(draftKey))
  return null
}

/** Drops this tab's draft, and keeps none from now on. */
export function forgetDraft(): void {
  forgotten = true
  attempt(() => sessionStorage.removeItem(draftKey))
}

/** Whoever signs out leaves nothing behind: nor in other tabs, whatever page of ours they load next. */
export function forgetDrafts(): void {
  forgetDraft()
  attempt(() => localStorage.setItem(signOutKey, String(Date.now())))
}
