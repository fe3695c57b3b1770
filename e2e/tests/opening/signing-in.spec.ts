import { test as googleTest } from '../../google-test.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { GooglePopup } from '../../pages/google-popup.ts'
import { keyOf, leftInTab } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { exampleLink, linkWith, OpeningPage } from '../../pages/opening-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { SignupPage } from '../../pages/signup-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { VerifyPage } from '../../pages/verify-page.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.describe('a link that is opened before signing in', () => {
  test.use({ session: nobody })

  test('a link that is opened before signing in waits out of sight, through other pages, and is there after the password', async ({
    page,
    person,
  }) => {
    const login = new LoginPage(page)
    await page.goto(exampleLink)
    await login.expectOpen()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('link', { name: 'Registrati' }).click()
    await expect(page).toHaveURL('/signup')
    await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
    await login.signIn(person)
    await new CalculatorPage(page).expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
    await expect(new OpeningPage(page).fromLink).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(() => leftInTab(page)).not.toContain(await keyOf(page, 'link'))
  })

  test('it is there for who signs up instead, by the mail in another tab', async ({
    page,
    context,
    standpoint,
  }) => {
    const newcomer = newPerson()
    await page.goto(exampleLink)
    await page.getByRole('link', { name: 'Registrati' }).click()
    const signup = new SignupPage(page)
    await signup.send(newcomer)
    await expect(signup.news).toContainText('Registrazione completata!')
    const verifying = await VerifyPage.fromMail(context, standpoint.url, newcomer)
    await verifying.enter(newcomer)
    await new CalculatorPage(verifying.page).expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  })

  test('a screen that was asked for is shown after the password', async ({ page, person }) => {
    const login = new LoginPage(page)
    await page.goto('/#saved')
    await login.expectOpen()
    await login.signIn(person)
    await expect(page.getByRole('tab', { name: 'Salvati' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page).toHaveURL('/')
  })
})

test('a link that waits is nobody’s any more once somebody logs out', async ({
  page,
  context,
  example: calculator,
  person,
  isMobile,
}) => {
  const login = new LoginPage(page)
  const opening = new OpeningPage(page)
  await opening.follow(linkWith('{"c":"1","v":"2"}'))
  await expect(opening.question).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  for (const tab of [page, other]) await listKnown(tab)
  await logout(other, isMobile)
  await login.expectOpen()
  await login.signIn(person)
  await expect(calculator.amount('Costo prodotto')).toHaveValue('')
  await expect(opening.question).toHaveCount(0)
  await calculator.expectNoResult()
})

googleTest('a link that is opened before signing in is there after Google', async ({ login }) => {
  const { page } = login
  await page.goto(exampleLink)
  await login.expectOpen()
  await (await GooglePopup.open(login)).continueAs(newPerson().email)
  await new CalculatorPage(page).expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  await expect(new OpeningPage(page).fromLink).toBeVisible()
})
