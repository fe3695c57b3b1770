import { expect, type Locator, type Page } from '@playwright/test'

/** More presses than any page has stops: a target not met by then can't be reached. */
const manyPresses = 60

/** Presses Tab until the target has the focus, as a person without a mouse gets to it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < manyPresses && !(await isFocused()); presses++)
    await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
