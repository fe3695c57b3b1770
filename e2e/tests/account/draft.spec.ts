import { leftInTab } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

test('a form being filled survives an expired session', async ({
  page,
  example: calculator,
  context,
  person,
}) => {
  const login = new LoginPage(page)
  await calculator.enter({ Spedizione: 'gratis' })

  await listKnown(page)
  await context.clearCookies()
  await page.reload()
  await login.expectOpen()
  await login.signIn(person)
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('39,90')
  await expect(calculator.amount('Spedizione')).toHaveValue('gratis')
  await expect(calculator.category).toHaveValue('home')
  await expect(calculator.figure('MARGINE')).toBeVisible()
})

test('logout in another tab clears what was typed here', async ({
  example: { page },
  context,
  isMobile,
}) => {
  const login = new LoginPage(page)
  await listKnown(page)
  const other = await context.newPage()
  await other.goto('/')
  await listKnown(other)
  await logout(other, isMobile)
  await login.expectOpen()
  await expect.poll(() => leftInTab(page)).toEqual([])
})
