import { anyOf, closesItself, cutOff, leftInTheMiddle, refusedWith } from '../../complaints.ts'
import { accountStates } from '../../pages/account-states.ts'
import { expectNothingFound } from '../../pages/axe.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { openUserMenu } from '../../pages/user-menu.ts'
import { expectToFit } from '../../pages/widths.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({
  expectedComplaints: anyOf(
    cutOff,
    refusedWith(401, 403, 429),
    leftInTheMiddle('/api/outbox'),
    closesItself,
  ),
})

test.describe('before the application', () => {
  test.use({ session: nobody, readsOutbox: true })

  for (const { name, show } of accountStates)
    test(`axe finds nothing at ${name}, and it fits every width`, async ({ page, data }) => {
      await show(page, data)
      await expectNothingFound(page)
      await expectToFit(page)
    })
})

test.describe('axe finds nothing', () => {
  test('in the open user menu', { tag: '@phone' }, async ({ calculator, page, isMobile }) => {
    await expect(calculator.form).toBeVisible()
    await openUserMenu(page, isMobile)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expectNothingFound(page)
  })

  test('in the banner of a failed logout', async ({ calculator, page, context, isMobile }) => {
    await expect(calculator.form).toBeVisible()
    // On a phone the menu is a lazy part.
    await openUserMenu(page, isMobile)
    const logout = page.getByRole('button', { name: 'Logout' })
    await expect(logout).toBeVisible()
    await listKnown(page)
    await context.setOffline(true)
    await logout.click()
    await expect(page.getByRole('banner').getByRole('alert')).toBeVisible()
    await expectNothingFound(page)
  })

  test('in what the privacy page has for the signed in, and it fits every width', async ({
    page,
    data,
    person,
  }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('button', { name: 'Esci da qui' })).toBeVisible()
    await page.getByRole('button', { name: 'Cambia la password' }).click()
    await page.getByRole('button', { name: 'Salva la password' }).click()
    await expectNothingFound(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Elimina il mio account' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectNothingFound(page)
    data.change(
      'UPDATE sessions SET created_at = 1 + created_at - 900000 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      person.email,
    )
    await page.getByRole('button', { name: 'Conferma' }).click()
    await expect(page.getByRole('dialog', { name: 'Conferma che sei tu' })).toBeVisible()
    await expectNothingFound(page)
    await expectToFit(page)
  })
})
