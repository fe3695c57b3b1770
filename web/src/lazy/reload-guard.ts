import { attempt } from '../session/tab-memory.ts'

const reloadedKey = 'margine.reloaded-for'

/** Identifies the build of this page: every build gives the first script another name. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''

/**
 * Whether the page may be loaded again by itself for a script that is gone: once in a tab for every build, and only
 * where this is remembered, for there what was typed is kept too.
 */
export const mayReload = (): boolean =>
  attempt(() => {
    if (sessionStorage.getItem(reloadedKey) === build()) return false
    sessionStorage.setItem(reloadedKey, build())
    return true
  }) === true
