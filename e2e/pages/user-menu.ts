import type { Page } from '@playwright/test'

/** Opens what holds «Logout»: the user menu, or on a small screen the menu. */
export async function openUserMenu(page: Page, isMobile: boolean): Promise<void> {
  await page.getByRole('button', { name: isMobile ? 'Apri il menu' : 'Menu utente' }).click()
}

export async function logout(page: Page, isMobile: boolean): Promise<void> {
  await openUserMenu(page, isMobile)
  await page.getByRole('button', { name: 'Logout' }).click()
}
