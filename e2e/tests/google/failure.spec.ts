import type { Page } from '@playwright/test'
import { expect, test } from '../../google-test.ts'
import { GooglePopup } from '../../pages/google-popup.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { newPerson } from '../../product/account.ts'

const failedWith = (message: string) => `Errore di accesso con Google: ${message}`

/** The pause after which a popup that seems closed is given up. */
const passTheGrace = (page: Page) => page.clock.runFor(4000)

// proves: 8.2
test('a popup that the browser blocks', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const login = new LoginPage(page)
  await login.open()
  await login.google.click()
  await expect(login.alert).toHaveText(
    failedWith(
      'il browser ha bloccato la finestra di Google. Consenti le finestre a comparsa e riprova.',
    ),
  )
  await expect(login.google).toBeEnabled()
})

test('a popup that the person closes, and then another one', async ({ page, login }) => {
  await page.clock.install()
  const popup = await GooglePopup.open(login)
  await popup.window.close()
  await passTheGrace(page)
  await expect(login.alert).toHaveText(
    failedWith("la finestra di Google è stata chiusa prima di completare l'accesso. Riprova."),
  )
  await (await GooglePopup.open(login)).continueAs(newPerson().email)
  await expect(page).toHaveURL('/')
})

test('a person who goes back, and then does not', async ({ page, login }) => {
  const popup = await GooglePopup.open(login)
  const closed = popup.window.waitForEvent('close')
  await popup.cancel()
  await closed
  await expect(login.alert).toHaveText(
    failedWith("hai annullato l'accesso nella finestra di Google."),
  )
  await (await GooglePopup.open(login)).continueAs(newPerson().email)
  await expect(page).toHaveURL('/')
})

// proves: 7.17
test("what is nobody's fault, in words", async ({ page, login }) => {
  const words = {
    'too-many-attempts': 'troppi tentativi, riprova tra qualche minuto.',
    unavailable: 'il servizio non è disponibile in questo momento. Riprova tra poco.',
    'internal-error': 'qualcosa non ha funzionato. Riprova tra poco.',
    'what nobody knows': "l'accesso non è riuscito. Riprova.",
    constructor: "l'accesso non è riuscito. Riprova.",
  }
  for (const [code, sentence] of Object.entries(words)) {
    await page
      .context()
      .route('**/api/account/google/start', (route) =>
        route.fulfill({ status: 302, headers: { Location: `/accesso-google#${code}` } }),
      )
    await login.google.click()
    await expect(login.alert).toHaveText(failedWith(sentence))
  }
})

test('an address that belongs to an account with a password', async ({ login, person }) => {
  await (await GooglePopup.open(login)).continueAs(person.email)
  await expect(login.alert).toHaveText(
    failedWith(
      'questo indirizzo ha già un account. Accedi con email e password o scegli «Password dimenticata?».',
    ),
  )
  await login.signIn(person)
})

test('a popup in which nothing happens', async ({ page }) => {
  const login = new LoginPage(page)
  await page.clock.install()
  await login.open()
  const popup = await GooglePopup.open(login)
  const closed = popup.window.waitForEvent('close')
  await page.clock.fastForward('02:01')
  await closed
  await expect(login.alert).toHaveText(
    failedWith('nessuna risposta da Google in due minuti. Riprova.'),
  )
  await expect(login.google).toBeEnabled()
})

test('a popup that reads as closed though it goes on: a late success still signs in', async ({
  page,
  login,
  provider,
}) => {
  // As Google's own pages do, which cut the tie between a popup and its opener.
  provider.interfere((_request, response) => {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
    return false
  })
  await page.clock.install()
  const popup = await GooglePopup.open(login)
  await passTheGrace(page)
  await expect(login.alert).toHaveText(
    failedWith("la finestra di Google è stata chiusa prima di completare l'accesso. Riprova."),
  )
  await page.clock.pauseAt(Date.now() + 10_000)
  await popup.continueAs(newPerson().email)
  await expect(login.news).toHaveText('Accesso riuscito. Un attimo…')
  await expect(login.alert).toHaveCount(0)
  await page.clock.fastForward(800)
  await expect(page).toHaveURL('/')
})

test('a popup closed after the sign-in but before it could tell', async ({ page, login }) => {
  await page.context().route('**/accesso-google', (route) => route.abort())
  await page.clock.install()
  const popup = await GooglePopup.open(login)
  await popup.continueAs(newPerson().email).catch(() => undefined)
  await popup.window.close()
  await passTheGrace(page)
  await expect(page).toHaveURL('/')
})
