import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

// proves: 7.10
test('two tabs agree on who is signed in', async ({ page, context, person, isMobile }) => {
  const first = new LoginPage(page)
  const other = await context.newPage()
  const second = new LoginPage(other)
  await first.open()
  await second.open()
  const third = await context.newPage()
  await third.goto('/signup')
  await expect(third.getByRole('button', { name: 'Registrati' })).toBeVisible()

  await page.bringToFront()
  await first.signIn(person)
  for (const tab of [other, third]) {
    await expect(tab).toHaveURL('/')
    await expect(tab.getByRole('tab', { name: 'Calcolatore' })).toBeVisible()
  }

  for (const tab of [page, other, third]) await listKnown(tab)
  await other.bringToFront()
  await logout(other, isMobile)
  await second.expectOpen()
  await first.expectOpen()
  await expect(third).toHaveURL('/login')
  await expect(page.getByRole('tab')).toHaveCount(0)
})
