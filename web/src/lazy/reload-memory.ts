const reopenKey = 'margine.reopen'
const reloadedKey = (part: string) => `margine.reloaded-for.${part}`

/** Identifies the build of this page: every build gives the first script another name. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

/** What this tab, just reloaded for a part, opens with, or null. Reading it deletes it. */
export function takeReopened(): string | null {
  try {
    const name = sessionStorage.getItem(reopenKey)
    sessionStorage.removeItem(reopenKey)
    return name
  } catch {
    return null
  }
}

/** Whether this build already reloaded this tab for a part that still hasn't loaded. */
export function reloadedFor(part: string): boolean {
  try {
    return sessionStorage.getItem(reloadedKey(part)) === build()
  } catch {
    return false
  }
}

/** Remembers for which part the page is about to reload, and with what it opens then; false if that can't be stored. */
export function rememberReload(part: string, reopens: string): boolean {
  try {
    sessionStorage.setItem(reloadedKey(part), build())
    sessionStorage.setItem(reopenKey, reopens)
    return true
  } catch {
    return false
  }
}

export function forgetReload(part: string): void {
  try {
    sessionStorage.removeItem(reloadedKey(part))
  } catch {
    // Then nothing was stored either.
  }
}
