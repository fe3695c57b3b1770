import { expect, test } from '../test.ts'

// proves: 2.12
test('a wide screen has no menu, and no Feedback entry', async ({ calculator, page }) => {
  await expect(calculator.form).toBeVisible()
  await expect(page.getByRole('button', { name: 'Guida' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu utente' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Feedback', exact: true })).toHaveCount(0)
})
