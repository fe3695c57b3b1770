import { settings } from '../product/server.ts'
import { expect, test } from '../test.ts'

test('the menu holds the guide, a mail link for feedback, the settings to come and the way out', async ({
  calculator,
  page,
}) => {
  await expect(calculator.form).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guida' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Apri il menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(/^\S+@posta\.example$/)).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Guida' })).toBeEnabled()
  await expect(menu.getByRole('link', { name: 'Feedback' })).toHaveAttribute(
    'href',
    `mailto:${settings.SUPPORT_EMAIL}?subject=Feedback%20su%20Margine`,
  )
  const preferences = menu.getByRole('button', { name: 'Impostazioni' })
  await expect(preferences).toBeDisabled()
  await expect(preferences).toContainText('SOON')
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Menu utente' })).toHaveCount(0)
})

test.describe('the menu closes and gives the focus back', () => {
  for (const way of ['its button', 'Escape', 'the backdrop'] as const)
    test(`by ${way}`, async ({ calculator, page }) => {
      await expect(calculator.form).toBeVisible()
      const opener = page.getByRole('button', { name: 'Apri il menu' })
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await opener.tap()
      await expect(menu).toBeVisible()
      if (way === 'its button') await menu.getByRole('button', { name: 'Chiudi il menu' }).tap()
      else if (way === 'Escape') await page.keyboard.press('Escape')
      else await page.touchscreen.tap(12, 420)
      await expect(menu).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
})
