import { attempt } from '../person/vault.ts'

const reloadedKey = 'margine.reloaded-for'

/**
 * Whether the page may be loaded again by itself for a script that is gone: once in a tab for every build, and only
 * where this is remembered, for there what was typed is kept too.
 *
 * @param build tells the page's build from others
 */
export const mayReload = (build: string): boolean =>
  attempt(() => {
    const builds = sessionStorage.getItem(reloadedKey)?.split(' ') ?? []
    if (builds.includes(build)) return false
    sessionStorage.setItem(reloadedKey, [...builds, build].join(' '))
    return true
  }) === true
