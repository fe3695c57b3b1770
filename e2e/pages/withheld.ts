import type { Page, Route } from '@playwright/test'

/**
 * Keeps a script from a page, which asks for it once more by itself when it rests.
 *
 * @param refuse how it is refused
 * @returns how to let it come from the next load of the page on
 */
export async function withheld(
  page: Page,
  script: string | RegExp,
  refuse: (route: Route) => Promise<void>,
): Promise<() => void> {
  let comes = false
  await page.route(script, (route) => (comes ? route.continue() : refuse(route)))
  return () =>
    page.once('framenavigated', () => {
      comes = true
    })
}
