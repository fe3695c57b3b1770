import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anyOf, leftInTheMiddle } from '../complaints.ts'
import { CalculatorPage, exampleSale } from '../pages/calculator-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { OutboxPage, subjects } from '../pages/outbox-page.ts'
import { SavedPage } from '../pages/saved-page.ts'
import { ScenariosPage } from '../pages/scenarios-page.ts'
import { SignupPage } from '../pages/signup-page.ts'
import { logout } from '../pages/user-menu.ts'
import { VerifyPage } from '../pages/verify-page.ts'
import { localPart, newPerson, type Person } from '../product/account.ts'
import { expect, nobody, test } from '../test.ts'

/** From the first visit to the application, by way of the mail. */
async function becomeSomebody(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Registrati' }).click()
  const signup = new SignupPage(page)
  await signup.send(person)
  await expect(signup.news).toContainText('Registrazione completata!')
  const outbox = new OutboxPage(page)
  await signup.news.getByRole('link', { name: 'Apri la posta di prova' }).click()
  await outbox.follow(subjects.verification, person.email)
  await new VerifyPage(page).enter(person)
  await expect(page.getByRole('banner')).toContainText(localPart(person))
}

/** The file that «Esporta» downloads, read. */
async function exportResult(calculator: CalculatorPage): Promise<{ formData: object }> {
  const download = calculator.page.waitForEvent('download')
  await calculator.results.getByRole('button', { name: 'Esporta' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^margin-calc-\d{13}\.json$/)
  return JSON.parse(await readFile(await file.path(), 'utf8'))
}

test.use({
  session: nobody,
  readsOutbox: true,
  expectedComplaints: anyOf(leftInTheMiddle('/api/outbox')),
})

// proves: 1.2, 7.4
test('a seller signs up, calculates, tries scenarios, keeps two calculations, and leaves nothing behind', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const person = newPerson()
  const calculator = new CalculatorPage(page)
  const scenarios = new ScenariosPage(page)
  const saved = new SavedPage(page)

  await test.step('sign up, verify, sign in', () => becomeSomebody(page, person))

  await test.step('calculate', () => calculator.calculateExample())

  await test.step('scenarios', async () => {
    await scenarios.open()
    await scenarios.quick('Prezzo +10%').click()
    await scenarios.expectFigures({ 'CON IVA': '43,89 €', MARGINE: '28,6%' })
  })

  await test.step('save the calculation, then the scenario', async () => {
    await scenarios.back.first().click()
    await saved.save()
    await scenarios.open()
    await scenarios.apply.click()
    await calculator.expectFigures({ 'CON IVA': '43,89 €', MARGINE: '28,6%' })
    await saved.save('Più cara')
  })

  await test.step('a third is refused', async () => {
    await saved.saveButton.click()
    await expect(saved.banner).toContainText(
      'Hai raggiunto il limite di 2 calcoli salvabili nella versione beta.',
    )
    await expect(saved.prompt).toHaveCount(0)
  })

  await test.step('both are there after a reload, with what was on the screen', async () => {
    await page.reload()
    await calculator.expectFigures({ 'CON IVA': '43,89 €' })
    await saved.open()
    await expect(saved.cards.getByRole('heading')).toHaveText(['Più cara', 'Calcolo Prodotto 1'])
  })

  await test.step('load one', async () => {
    await saved.card('Calcolo Prodotto 1').getByRole('button', { name: 'Carica' }).click()
    await expect(calculator.amount('Prezzo di vendita')).toHaveValue('39,90')
    await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  })

  await test.step('delete the other', async () => {
    await saved.open()
    await saved.remove('Più cara')
    await expect(saved.cards.getByRole('heading')).toHaveText(['Calcolo Prodotto 1'])
    await page.getByRole('tab', { name: 'Calcolatore' }).click()
  })

  await test.step('export', async () => {
    const { formData } = await exportResult(calculator)
    expect(formData).toMatchObject({ prezzoVendita: exampleSale['Prezzo di vendita'] })
  })

  await test.step('log out; Back shows nothing of it', async () => {
    await logout(page, isMobile)
    const login = new LoginPage(page)
    await login.expectOpen()
    await page.goBack()
    await login.expectOpen()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(localPart(person))
    await expect(page.locator('body')).not.toContainText('Calcolo Prodotto 1')
  })

  await test.step('signed in again, what was kept is there', async () => {
    await new LoginPage(page).signIn(person)
    await calculator.expectNoResult()
    await saved.open()
    await expect(saved.cards.getByRole('heading')).toHaveText(['Calcolo Prodotto 1'])
  })
})
