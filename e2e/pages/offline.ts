import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** What the page says where only the network could open another. */
export const withoutNetwork = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Senza connessione' })

/** Whom the browser would let in without a network, as far as it remembers. */
const keptPerson = (page: Page) =>
  page.evaluate(async () => {
    const cacheName = (await caches.keys()).find((name) => name.endsWith(':offline'))
    const kept = cacheName && (await caches.match('/offline', { cacheName }))
    return kept ? String(Object(await kept.json()).email) : null
  })

/** Waits until a visit has had its consequence: the next one needs no network. */
export async function expectKeptFor(page: Page, email: string | null): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready) !== undefined)
  await expect.poll(() => keptPerson(page)).toBe(email)
}

/** Everything that this device remembers of whoever was here, but for what is the same for everybody. */
export const leftOfPerson = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const left = [...Object.keys(sessionStorage), ...Object.keys(localStorage)]
    for await (const name of (await navigator.storage.getDirectory()).keys()) left.push(name)
    left.push(...(await caches.keys()).filter((name) => name.endsWith(':offline')))
    return left.filter((key) => !key.endsWith(':visit') && !key.startsWith('margine.chosen'))
  })
