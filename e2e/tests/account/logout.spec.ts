import { anyOf, cutOff, refusedWith } from '../../complaints.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { logout, openUserMenu } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedComplaints: anyOf(cutOff, refusedWith(503)) })

const failed = 'Impossibile effettuare il logout. Riprova.'

// proves: 8.7, 8.13
test('a logout that fails says so in a banner that goes away, and can be tried again', async ({
  page,
  example: calculator,
  context,
  isMobile,
}) => {
  await listKnown(page)
  // On a phone the menu is a lazy part.
  await openUserMenu(page, isMobile)
  const button = page.getByRole('button', { name: 'Logout' })
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await button.click()
  const banner = page.getByRole('banner').getByRole('alert')
  await expect(banner).toHaveText(failed)
  await expect(button).toBeHidden()
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await banner.getByRole('button', { name: 'Chiudi il messaggio' }).click()
  await expect(banner).toHaveCount(0)

  await context.setOffline(false)
  await logout(page, isMobile)
  await new LoginPage(page).expectOpen()
})
