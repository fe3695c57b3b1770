import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { localPart } from '../../product/account.ts'
import { expect, test } from '../../test.ts'

// proves: 2.14-2.16
test('the user menu shows who is signed in and the settings to come, opens and closes by press and key, and leads out', async ({
  calculator: { page },
  person,
}) => {
  const login = new LoginPage(page)
  const header = page.getByRole('banner')
  await expect(header.getByText(localPart(person), { exact: true })).toBeVisible()
  await expect(header.getByText(person.email)).toBeHidden()

  const toggle = page.getByRole('button', { name: 'Menu utente' })
  const preferences = page.getByRole('button', { name: 'Impostazioni' })
  await expect(preferences).toBeHidden()
  await toggle.click()
  await expect(header.getByText(person.email, { exact: true })).toBeVisible()
  await expect(preferences).toBeDisabled()
  await expect(preferences).toContainText('SOON')
  await page.mouse.click(640, 700)
  await expect(preferences).toBeHidden()

  const out = page.getByRole('button', { name: 'Logout' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(out).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(out).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Il tuo profilo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(out).toBeFocused()
  await listKnown(page)
  await page.keyboard.press('Enter')
  await login.expectOpen()
  await page.goto('/')
  await login.expectOpen()
})
