import { leftInTab } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { VerifyPage } from '../../pages/verify-page.ts'
import { aboutVerifying, linkIn, mailTo, signUp } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

const key = 'margine::address'

test('the mail brings the address along to a device where nobody signed up', async ({
  page,
  standpoint,
}) => {
  const person = await signUp(standpoint)
  await page.goto(linkIn(await mailTo(standpoint.url, person.email, aboutVerifying)))
  await new VerifyPage(page).only.click()
  const login = new LoginPage(page)
  await login.expectOpen()
  await expect(login.email).toHaveValue(person.email)
  await expect(login.password).toBeFocused()
  await page.reload()
  await expect(login.email).toHaveValue(person.email)
  await login.signIn(person)
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).toBeNull()
})

test('whoever comes after a logout does not see the address that was typed before', async ({
  page,
  context,
  person,
  isMobile,
}) => {
  await page.goto('/password-dimenticata')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  const other = await context.newPage()
  const elsewhere = new LoginPage(other)
  await elsewhere.open()
  await expect(elsewhere.email).toHaveValue('')
  await elsewhere.signIn(person)
  await listKnown(other)
  await logout(other, isMobile)
  await elsewhere.expectOpen()

  await page.bringToFront()
  const login = new LoginPage(page)
  await login.open()
  await expect(login.email).toHaveValue('')
  await expect.poll(() => leftInTab(page)).toEqual([])
})
