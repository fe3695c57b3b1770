import { expect, type Page } from '@playwright/test'

/** Waits until the history has followed what was closed on the page, which takes it a moment: a step back from there leaves. */
export async function expectNoDialogBehind(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBe(0)
}
