const logoutKey = 'margine.logout'

/** Storage may be blocked or full: then nothing is kept, as on a first visit. */
export function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** The random id of the browser's last logout: if it changed, somebody logged out since. Not a time, for clocks can be changed. */
export const lastLogout = () => attempt(() => localStorage.getItem(logoutKey))

/** Keeps something in this tab, for as long as nobody logs out in this browser; false where it can't. */
export function keepInTab(key: string, what: object): boolean {
  const text = JSON.stringify({ ...what, logout: lastLogout() })
  return attempt(() => sessionStorage.setItem(key, text)) !== null
}

/** What this tab kept; null, and deleted, if it can't be read or somebody logged out since. */
export function readFromTab(key: string): object | null {
  const stored: { logout?: unknown } | null = attempt(() =>
    JSON.parse(sessionStorage.getItem(key) ?? 'null'),
  )
  if (stored?.logout === lastLogout()) return stored
  dropFromTab(key)
  return null
}

export const dropFromTab = (key: string) => attempt(() => sessionStorage.removeItem(key))

/** Invalidates what every tab keeps: a tab that doesn't hear of the logout drops its data when it reads it next. */
export const noteLogout = () => attempt(() => localStorage.setItem(logoutKey, crypto.randomUUID()))
