const logoutKey = 'margine.logout'

/** Storage may be blocked or full: then nothing is kept, as on a first visit. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** What names the last logout of this browser, so that tabs see whether there was one since; clocks may be set. */
const lastLogout = () => attempt(() => localStorage.getItem(logoutKey))

/** Keeps something in this tab, for as long as nobody logs out in this browser. */
export function keepInTab(key: string, what: object): void {
  const text = JSON.stringify({ ...what, logout: lastLogout() })
  attempt(() => sessionStorage.setItem(key, text))
}

/** What this tab kept, whatever storage may hold by now; null, and gone, when somebody logged out since. */
export function readFromTab(key: string): object | null {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'))
  const isKept = typeof stored === 'object' && stored !== null && 'logout' in stored
  if (isKept && stored.logout === lastLogout()) return stored
  dropFromTab(key)
  return null
}

export const dropFromTab = (key: string) => attempt(() => sessionStorage.removeItem(key))

/** Ends what every tab keeps: those that don't hear of the logout drop theirs when they read it next. */
export const noteLogout = () => attempt(() => localStorage.setItem(logoutKey, crypto.randomUUID()))
