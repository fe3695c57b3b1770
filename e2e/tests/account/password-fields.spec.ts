import type { Page } from '@playwright/test'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const pages = [
  { path: '/login', passwords: ['Password'], fills: 'current-password', email: true },
  {
    path: '/signup',
    passwords: ['Password', 'Conferma password'],
    fills: 'new-password',
    email: true,
  },
  {
    path: '/nuova-password#un-link',
    passwords: ['Nuova password', 'Conferma password'],
    fills: 'new-password',
    email: false,
  },
]

test('a password that is seen while it is typed is typed once; hidden, it is repeated as ever', async ({
  page,
}) => {
  await page.goto('/signup')
  const [password, repeated] = [field(page, 'Password'), field(page, 'Conferma password')]
  const toggle = password.locator('..').getByRole('button')
  await password.fill('Un cavallo')
  await expect(repeated).toHaveValue('')
  await toggle.click()
  await expect(repeated).toHaveValue('Un cavallo')
  await password.fill('Un cavallo giallo')
  await expect(repeated).toHaveValue('Un cavallo giallo')
  await expect(repeated).toHaveAttribute('type', 'password')
  await toggle.click()
  await password.fill('Un cavallo rosso')
  await expect(repeated).toHaveValue('Un cavallo giallo')
})

// proves: 2.1, 2.4, 5.7
test('a password manager can fill every password, and what is typed can be shown and hidden', async ({
  page,
}) => {
  for (const { path, passwords, fills, email } of pages) {
    await page.goto(path)
    for (const label of passwords) {
      await expect(field(page, label)).toHaveAttribute('type', 'password')
      await expect(field(page, label)).toHaveAttribute('autocomplete', fills)
      // The button stands in its field's own box.
      const toggle = field(page, label).locator('..').getByRole('button')
      await field(page, label).fill('Un cavallo giallo')
      await expect(toggle).toHaveAccessibleName('Mostra')
      await toggle.click()
      await expect(toggle).toHaveAccessibleName('Nascondi')
      await expect(field(page, label)).toHaveAttribute('type', 'text')
      await expect(field(page, label)).toHaveValue('Un cavallo giallo')
      await toggle.press('Space')
      await expect(toggle).toHaveAccessibleName('Mostra')
      await expect(field(page, label)).toHaveAttribute('type', 'password')
    }
    await expect(field(page, 'Email')).toHaveCount(email ? 1 : 0)
    if (!email) continue
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
  }
})
