import { attempt } from '../person/vault.ts'

const reopenKey = 'margine.reopen'
const reloadedKey = (part: string) => `margine.reloaded-for.${part}`

/** Identifies the build of this page: every build gives the first script another name. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

/** What this tab, just reloaded for a part, opens with, or null. Reading it deletes it. */
export function takeReopened(): string | null {
  const name = attempt(() => sessionStorage.getItem(reopenKey))
  attempt(() => sessionStorage.removeItem(reopenKey))
  return name
}

/** Whether this build already reloaded this tab for a part that still hasn't loaded. */
export const reloadedFor = (part: string): boolean =>
  attempt(() => sessionStorage.getItem(reloadedKey(part))) === build()

/** Remembers for which part the page is about to reload, and with what it opens then; false if that can't be stored. */
export const rememberReload = (part: string, reopens: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(reloadedKey(part), build())
    sessionStorage.setItem(reopenKey, reopens)
    return true
  }) !== null

export const forgetReload = (part: string) =>
  attempt(() => sessionStorage.removeItem(reloadedKey(part)))
