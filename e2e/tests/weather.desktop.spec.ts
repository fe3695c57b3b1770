import { anyOf, refusedWith } from '../complaints.ts'
import { ListinoPage } from '../pages/listino-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { listKnown, SavedPage } from '../pages/saved-page.ts'
import { logout } from '../pages/user-menu.ts'
import { expect, nobody, test } from '../test.ts'

test.describe('signed out', () => {
  test.use({ session: nobody })

  test('a browser that refuses cookies is told so, and let in once it takes them', async ({
    page,
    context,
    person,
  }) => {
    const login = new LoginPage(page)
    await page.route('**/api/account/sign-in', async (route) => {
      const response = await route.fetch()
      await context.clearCookies()
      const { 'set-cookie': refused, ...headers } = response.headers()
      expect(refused).toContain('margine')
      await route.fulfill({ response, headers })
    })
    await login.open()
    await login.send(person)
    await expect(login.alert).toHaveText(
      'Errore di accesso: il browser rifiuta i cookie: consentili per questo sito e riprova.',
    )
    await expect(login.email).toHaveValue(person.email)
    await expect(login.password).toHaveValue(person.password)
    await page.unroute('**/api/account/sign-in')
    await login.button.click()
    await expect(page).toHaveURL('/')
  })

  test('a browser that keeps nothing lets one sign in, open a list and sign out', async ({
    page,
    person,
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, storage, { get: refuse })
      StorageManager.prototype.getDirectory = async () => refuse()
      LockManager.prototype.request = async () => refuse()
    })
    const login = new LoginPage(page)
    await login.open()
    await login.signIn(person)
    const listino = new ListinoPage(page)
    await listino.open()
    await listino.choose(
      'Scegli un file',
      'articoli.csv',
      'sku;nome;prezzo;costo\nA-1;Tazza;20;5\n',
    )
    await expect(listino.cell(2, 1)).toHaveText('Tazza')
    await page.goto('/')
    await listKnown(page)
    await logout(page, false)
    await login.expectOpen()
  })
})

test.describe('on a device whose clock is wrong', () => {
  test.use({ expectedComplaints: anyOf(refusedWith(422)) })

  const years = (number: number) => Date.now() + number * 365 * 24 * 3_600_000

  test("today's rates say so, and a save that is refused for it loses nothing", async ({
    page,
    calculator,
  }) => {
    const section = new RatesSection(page)
    const saved = new SavedPage(page)
    const wrong = page.getByRole('alert').filter({ hasText: 'Questo dispositivo segna il' })
    await page.clock.setFixedTime(years(1))
    await page.reload()
    await calculator.calculateExample()
    await section.toggle.click()
    await expect(section.rates).toBeVisible()
    await expect(wrong).toHaveCount(0)
    await section.rates.selectOption('In vigore oggi')
    await expect(wrong).toContainText('correggi la data del dispositivo')
    await saved.answerPrompt('Tazza')
    await expect(saved.banner).toContainText(
      'Errore nel salvataggio del calcolo: questa data è nel futuro. Controlla la data del dispositivo o scegli un giorno passato.',
    )
    await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')

    await page.clock.setFixedTime(Date.now())
    await page.reload()
    await calculator.newCalculation.click()
    await section.toggle.click()
    await section.rates.selectOption('In vigore oggi')
    await expect(section.rates).toHaveValue('today')
    await expect(wrong).toHaveCount(0)
  })
})
