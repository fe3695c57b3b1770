import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { SignupPage } from '../../pages/signup-page.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

test('the keyboard alone is enough to sign up and in', async ({ page, person }) => {
  await page.goto('/login')
  await new LoginPage(page).email.focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  // What the application asks for at its start is refused to whoever has no cookie any more.
  await listKnown(page)
  await page.context().clearCookies()
  const newcomer = newPerson()
  await page.goto('/signup')
  await new SignupPage(page).email.focus()
  await page.keyboard.type(newcomer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(newcomer.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newcomer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeVisible()
})
