import { expect, type Page } from '@playwright/test'

export const guide = (page: Page) => page.getByRole('dialog', { name: 'Guida' })

/** On a small screen the guide is in the menu. */
export async function openGuide(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await page.getByRole('button', { name: 'Guida' }).click()
  await expect(guide(page)).toBeVisible()
}
