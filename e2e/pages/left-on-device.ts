import type { Page } from '@playwright/test'

/** What this device holds of lists: folders and databases, without their owners. */
export const leftOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const left: string[] = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) left.push(name)
    for (const { name } of await indexedDB.databases()) left.push(name ?? '')
    return left.map((name) => name.replace(/^margine-.+/, 'margine-…'))
  })

/** What a tab holds, but for the mark of the visit that it is of. */
export const leftInTab = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.endsWith(':visit')))

const idOf = (page: Page) => page.locator('meta[name="user-email"]').getAttribute('data-id')

/** The key of a record of the page's person. */
export const keyOf = async (page: Page, name: string): Promise<string> =>
  `margine:${await idOf(page)}:${name}`

/** What their folder is called, and the lock that holds who reads or writes in it. */
export const filesOf = async (page: Page): Promise<string> => `margine-${await idOf(page)}`
