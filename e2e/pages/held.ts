import type { Page } from '@playwright/test'

/** Holds back what a page asks for from now on, until that is let go. */
export async function held(page: Page, asked: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(asked, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
