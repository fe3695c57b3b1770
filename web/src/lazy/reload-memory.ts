const reopenKey = 'margine.reopen'
const reloadedKey = (part: string) => `margine.reloaded-for.${part}`

/** The build this page is of: another names its first script differently. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

/** Which part of the page this tab was just loaded again for. It is told once, and then forgotten. */
export function takeReopened(): string | null {
  try {
    const part = sessionStorage.getItem(reopenKey)
    sessionStorage.removeItem(reopenKey)
    return part
  } catch {
    return null
  }
}

/** Whether this tab was loaded again for a part, by this build, and the part hasn't come since. */
export function reloadedFor(part: string): boolean {
  try {
    return sessionStorage.getItem(reloadedKey(part)) === build()
  } catch {
    return false
  }
}

/** Remembers what the page is about to be loaded again for; false where that can't be kept. */
export function rememberReload(part: string): boolean {
  try {
    sessionStorage.setItem(reloadedKey(part), build())
    sessionStorage.setItem(reopenKey, part)
    return true
  } catch {
    return false
  }
}

export function forgetReload(part: string): void {
  try {
    sessionStorage.removeItem(reloadedKey(part))
  } catch {
    // Nothing was kept either.
  }
}
