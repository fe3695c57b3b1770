const key = 'margine.reloaded-for'

/** Which part of the page this tab was last loaded again for, until that part has come. */
export function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers what the page is about to be loaded again for; false where that can't be kept. */
export function rememberReload(part: string): boolean {
  try {
    sessionStorage.setItem(key, part)
    return true
  } catch {
    return false
  }
}

export function forgetReload(part: string): void {
  if (reloadedFor() === part) sessionStorage.removeItem(key)
}
