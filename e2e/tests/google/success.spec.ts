import { expect, test } from '../../google-test.ts'
import { GooglePopup } from '../../pages/google-popup.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { localPart, newPerson } from '../../product/account.ts'

// proves: 2.2, 7.6, 9.3
test('signing in with Google says that it worked, and 800 ms later is at the calculator', async ({
  page,
  provider: _,
}) => {
  const person = newPerson()
  const login = new LoginPage(page)
  await page.clock.install()
  await login.open()
  const popup = await GooglePopup.open(login)
  await page.clock.pauseAt(Date.now() + 10_000)
  const closed = popup.window.waitForEvent('close')
  await popup.continueAs(person.email)
  await closed
  await expect(login.news).toHaveText('Accesso riuscito. Un attimo…')
  await page.clock.fastForward(700)
  await expect(login.news).toHaveText('Accesso riuscito. Un attimo…')
  await page.clock.fastForward(100)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner')).toContainText(localPart(person))
})

test('the button waits while the popup is open', async ({ page, login }) => {
  const popup = await GooglePopup.open(login)
  await expect(page.getByRole('button', { name: 'Accesso con Google in corso…' })).toBeDisabled()
  await popup.continueAs(newPerson().email)
  await expect(page).toHaveURL('/')
})

// proves: 6.3
test('the same person comes back to the same account, and other tabs follow', async ({
  page,
  context,
  login,
}) => {
  const { email } = newPerson()
  const popup = await GooglePopup.open(login)
  await popup.continueAs(email)
  await expect(page).toHaveURL('/')
  // What the application asks for at its start is refused to whoever has no cookie any more.
  await listKnown(page)
  const first = await (await page.request.get('/api/account/session')).json()
  expect(first.user).toMatchObject({ email, emailVerified: true, providers: ['google'] })

  await context.clearCookies({ name: 'margine' })
  await login.open()
  const other = await context.newPage()
  await new LoginPage(other).open()
  await page.bringToFront()
  await (await GooglePopup.open(login)).continueAs(email)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  expect(await (await page.request.get('/api/account/session')).json()).toEqual(first)
})
