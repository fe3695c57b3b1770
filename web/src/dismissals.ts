type Dismissible = 'feedback'

const key = (what: Dismissible) => `margine.dismissed.${what}`

/** Whether something was closed for good in this browser; false where storage is not to be had. */
export function isDismissed(what: Dismissible): boolean {
  try {
    return localStorage.getItem(key(what)) !== null
  } catch {
    return false
  }
}

/** Remembers that something was closed for good, where the browser lets us. */
export function rememberDismissed(what: Dismissible): void {
  try {
    localStorage.setItem(key(what), new Date().toISOString())
  } catch {
    // A browser without storage shows it again next time: a nuisance, not a loss.
  }
}
