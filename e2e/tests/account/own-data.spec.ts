import { refusedWith } from '../../complaints.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { downloaded } from '../../pages/files.ts'
import { held } from '../../pages/held.ts'
import { leftInTab } from '../../pages/left-on-device.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { stateOf } from '../../product/prepared-data.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ expectedComplaints: [refusedWith(401)] })

test.describe('a stranger', () => {
  test.use({ session: nobody })

  test('a stranger finds only the document on the privacy page', async ({ page }) => {
    const session = page.waitForResponse('**/api/account/session')
    await page.goto('/privacy')
    await session
    await expect(page.getByRole('heading', { name: 'I tuoi dati', exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Elimina il mio account' })).toHaveCount(0)
  })
})

test('whoever is signed in finds the privacy page as it was: what is added for them moves nothing above it', async ({
  page,
}) => {
  const release = await held(page, '**/api/account/session')
  await page.goto('/privacy')
  const heading = page.getByRole('heading', { name: 'I tuoi diritti' })
  await page.evaluate(() => document.fonts.load('1em Inter'))
  const asStranger = await heading.boundingBox()
  release()
  await expect(page.getByRole('heading', { name: 'I tuoi dati', exact: true })).toBeVisible()
  await expect.poll(() => heading.boundingBox()).toEqual(asStranger)
})

test('whoever is signed in downloads everything that is kept of them', async ({ page, person }) => {
  await page.goto('/privacy')
  const { name, text } = await downloaded(page.getByRole('link', { name: 'Scarica i miei dati' }))
  expect(name).toBe('margine-dati.json')
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    account: {
      email: person.email,
      emailVerified: true,
      providers: ['password'],
      sessions: [{}],
      links: [],
      mails: [],
    },
    calculations: [],
    saveKeys: [],
  })
  expect(new Date(data.date).toISOString()).toBe(data.date)
})

test('whoever has the account removed is signed out everywhere', async ({
  page,
  context,
  browser,
  person,
  data,
}) => {
  const elsewhere = await browser.newContext({ storageState: stateOf(data.signIn(person)) })
  const otherDevice = await elsewhere.newPage()
  await otherDevice.goto('/')
  const otherTab = await context.newPage()
  const calculator = new CalculatorPage(otherTab)
  await calculator.open()

  await page.bringToFront()
  const own = new CalculatorPage(page)
  await own.open()
  await own.calculateExample()
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Elimina il mio account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
  const login = new LoginPage(page)
  await login.expectOpen()
  await expect.poll(() => leftInTab(page)).toEqual([])
  await expect(otherTab).toHaveURL('/login')
  await otherDevice.reload()
  await expect(otherDevice).toHaveURL(/\/login$/)
  await elsewhere.close()

  await login.send(person)
  await expect(login.alert).toHaveText('Errore di accesso: email o password non corrette.')
})
