import type { Page } from '@playwright/test'

/** What this device holds of a list: files, databases, and the note that there is one. */
export const leftOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const left: string[] = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) left.push(name)
    for (const { name } of await indexedDB.databases()) left.push(name ?? '')
    if (localStorage.getItem('margine.listino') !== null) left.push('margine.listino')
    return left
  })
