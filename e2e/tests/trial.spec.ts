import type { Page } from '@playwright/test'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { SignupPage } from '../pages/signup-page.ts'
import { logout } from '../pages/user-menu.ts'
import { VerifyPage } from '../pages/verify-page.ts'
import { newPerson } from '../product/account.ts'
import { expect, nobody, test } from '../test.ts'

test.use({ session: nobody })

const tryIt = (page: Page) => page.getByRole('link', { name: 'Prova senza account' })

const offer = (page: Page) => page.getByRole('dialog')

async function tried(page: Page): Promise<CalculatorPage> {
  await page.goto('/prova')
  const calculator = new CalculatorPage(page)
  await calculator.calculateExample()
  return calculator
}

test('four presses and two numbers lead from the sign-in to a first figure, and no request asks who is there', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let presses = 0
  await page.exposeFunction('pressed', () => presses++)
  await page.addInitScript(() =>
    addEventListener('click', () => Reflect.get(window, 'pressed')(), { capture: true }),
  )
  await page.goto('/login')
  await tryIt(page).click()
  const calculator = new CalculatorPage(page)
  for (const [field, number] of [
    ['Costo prodotto', '12,50'],
    ['Prezzo di vendita', '39,90'],
  ] as const) {
    await calculator.amount(field).click()
    await page.keyboard.type(number)
  }
  await calculator.calculateButton.click()
  await expect(calculator.figure('MARGINE')).toBeVisible()
  await expect.poll(() => presses).toBe(4)
  const unsaid = calculator.results.getByText('senza spedizione e con la categoria Standard')
  await expect(unsaid).toBeVisible()
  // Two numbers are never plainly excellent, wherever the band is told.
  await expect(calculator.announcement).toHaveText(/: eccellente senza spedizione\.$/)
  await expect(calculator.results.getByText('Margine eccellente, senza spedizione.')).toBeVisible()
  if (isMobile) await expect(calculator.resultBar).toContainText(/Margine [\d,]+% senza spedizione/)
  await unsaid.getByRole('button', { name: 'Scegli la categoria' }).click()
  await expect(calculator.category).toBeFocused()
  await unsaid.getByRole('button', { name: 'Scrivi la spedizione' }).click()
  await expect(calculator.amount('Spedizione')).toBeFocused()
  await calculator.amount('Spedizione').fill('4,50')
  await expect(calculator.results.getByText('senza spedizione')).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('the right price and where to sell are part of a trial, what needs an account says what one brings', {
  tag: '@phone',
}, async ({ page }) => {
  const calculator = await tried(page)
  await calculator.results.getByRole('button', { name: 'Qual è il prezzo giusto?' }).click()
  await expect(page.getByRole('region', { name: 'Qual è il prezzo giusto?' })).toBeVisible()
  await page.goBack()
  await calculator.results.getByRole('button', { name: 'Dove conviene vendere?' }).click()
  await expect(page.getByRole('region', { name: 'Dove conviene vendere?' })).toBeVisible()
  await page.goBack()
  for (const [button, title] of [
    ['Salva', 'Salva il calcolo con un account'],
    ['Scenari', 'Gli scenari sono nel tuo account'],
    ['Listino', 'Il listino è nel tuo account'],
    ['Consuntivo', 'Il consuntivo è nel tuo account'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expect(offer(page).getByRole('heading')).toHaveText(title)
    await offer(page).getByRole('button', { name: 'Continua la prova' }).click()
    await expect(offer(page)).toHaveCount(0)
  }
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
})

test('what was tried is there after signing up, by the mail in another tab, and can be saved', async ({
  page,
  context,
  standpoint,
}) => {
  const person = newPerson()
  const calculator = await tried(page)
  await calculator.results.getByRole('button', { name: 'Salva', exact: true }).click()
  await offer(page).getByRole('link', { name: 'Crea un account' }).click()
  const signup = new SignupPage(page)
  await signup.send(person)
  await expect(signup.news).toContainText('Registrazione completata!')
  const verifying = await VerifyPage.fromMail(context, standpoint.url, person)
  await verifying.enter(person)
  const mailed = verifying.page
  await new CalculatorPage(mailed).expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  await expect(mailed.getByText('Il calcolo della tua prova: ora puoi salvarlo.')).toBeVisible()
  await new SavedPage(mailed).save()
})

test('an address that was typed wrong is corrected, and what was tried goes along', async ({
  page,
  context,
  standpoint,
}) => {
  const person = newPerson()
  await tried(page)
  await page.goto('/signup')
  const signup = new SignupPage(page)
  await signup.send(newPerson())
  await page.getByRole('link', { name: "Hai sbagliato l'indirizzo? Registrati di nuovo" }).click()
  await signup.send(person)
  await expect(signup.news).toContainText('Registrazione completata!')
  const verifying = await VerifyPage.fromMail(context, standpoint.url, person)
  await verifying.enter(person)
  const mailed = verifying.page
  await new CalculatorPage(mailed).expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
})

test('an account that a list was wanted for leads to the list, by the mail in another tab; the trial is a press away', async ({
  page,
  context,
  standpoint,
}) => {
  const person = newPerson()
  await tried(page)
  await page.getByRole('button', { name: 'Listino' }).click()
  await offer(page).getByRole('link', { name: 'Crea un account' }).click()
  const signup = new SignupPage(page)
  await signup.send(person)
  await expect(signup.news).toContainText('Registrazione completata!')
  const verifying = await VerifyPage.fromMail(context, standpoint.url, person)
  await verifying.send(person)
  const mailed = verifying.page
  await expect(mailed).toHaveURL('/listino')
  await mailed.getByRole('link', { name: 'Calcolatore' }).click()
  await new CalculatorPage(mailed).expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
})

test('what was tried waits for who goes back and signs in, and an emptied form for nobody', async ({
  page,
  person,
}) => {
  const login = new LoginPage(page)
  const calculator = new CalculatorPage(page)
  await page.goto('/login')
  await tryIt(page).click()
  await calculator.calculateExample()
  await page.goBack()
  await expect(page.getByText('Un calcolo ti aspetta')).toBeVisible()
  await page.goto('/prova')
  await calculator.newCalculation.click()
  await page.goto('/login')
  await expect(page.getByText('Un calcolo ti aspetta')).toHaveCount(0)
  await page.goto('/prova')
  await calculator.calculateExample()
  await page.goto('/login')
  await login.signIn(person)
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
})

test('nobody else sees a trial: not who signs in on this device after it, nor a trial after them', async ({
  page,
  context,
  person,
  isMobile,
}) => {
  const calculator = await tried(page)
  await calculator.results.getByRole('button', { name: 'Salva', exact: true }).click()
  await offer(page).getByRole('link', { name: 'Crea un account' }).click()
  const signup = new SignupPage(page)
  await signup.send(newPerson())
  await expect(signup.news).toContainText('Registrazione completata!')
  const other = await context.newPage()
  await other.goto('/login')
  await new LoginPage(other).signIn(person)
  const theirs = new CalculatorPage(other)
  await expect(theirs.amount('Costo prodotto')).toHaveValue('')
  // The tab of the trial becomes theirs too, without it.
  await expect(page).toHaveURL('/')
  await expect(new CalculatorPage(page).amount('Costo prodotto')).toHaveValue('')
  await logout(other, isMobile)
  await new LoginPage(other).expectOpen()
  await tryIt(other).click()
  await expect(theirs.amount('Costo prodotto')).toHaveValue('')
})
