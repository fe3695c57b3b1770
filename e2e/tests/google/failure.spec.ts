import { expect, test } from '../../google-test.ts'
import { GooglePopup } from '../../pages/google-popup.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { newPerson } from '../../product/account.ts'

const failedWith = (message: string) => `Errore di accesso con Google: ${message}`
const closed = failedWith(
  "la finestra di Google è stata chiusa prima di completare l'accesso. Riprova.",
)

/** The pause after which a popup that seems closed is given up. */
const graceMs = 4000

// proves: 8.2
test('a popup that the browser blocks is told of, and the button works again', async ({ page }) => {
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

test('a popup that the person closes is told of, and another one signs in', async ({
  page,
  login,
}) => {
  await page.clock.install()
  const popup = await GooglePopup.open(login)
  await popup.window.close()
  await page.clock.runFor(graceMs)
  await expect(login.alert).toHaveText(closed)
  await (await GooglePopup.open(login)).continueAs(newPerson().email)
  await expect(page).toHaveURL('/')
})

// proves: 7.17
test('what the popup comes back with is told in words', async ({ page, login, person }) => {
  const popup = await GooglePopup.open(login)
  const gone = popup.window.waitForEvent('close')
  await popup.cancel()
  await gone
  await expect(login.alert).toHaveText(
    failedWith("hai annullato l'accesso nella finestra di Google."),
  )
  await (await GooglePopup.open(login)).continueAs(person.email)
  await expect(login.alert).toContainText('questo indirizzo ha già un account.')
  for (const code of ['what nobody knows', 'constructor']) {
    await page
      .context()
      .route('**/api/account/google/start', (route) =>
        route.fulfill({ status: 302, headers: { Location: `/accesso-google#${code}` } }),
      )
    await login.google.click()
    await expect(login.alert).toHaveText(failedWith("l'accesso non è riuscito. Riprova."))
  }
})

test('a popup in which nothing happens is given up after two minutes', async ({ page, login }) => {
  await page.clock.install()
  await page.reload()
  const popup = await GooglePopup.open(login)
  const gone = popup.window.waitForEvent('close')
  await page.clock.fastForward('02:01')
  await gone
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
  await page.clock.runFor(graceMs)
  await expect(login.alert).toHaveText(closed)
  await page.clock.pauseAt(Date.now() + 10_000)
  await popup.continueAs(newPerson().email)
  await expect(login.news).toHaveText('Accesso riuscito. Un attimo…')
  await expect(login.alert).toHaveCount(0)
  await page.clock.fastForward(800)
  await expect(page).toHaveURL('/')
})

test('a popup closed after the sign-in but before it could tell signs in all the same', async ({
  page,
  login,
}) => {
  await page.context().route('**/accesso-google', (route) => route.abort())
  await page.clock.install()
  const popup = await GooglePopup.open(login)
  await popup.continueAs(newPerson().email).catch(() => undefined)
  await popup.window.close()
  await page.clock.runFor(graceMs)
  await expect(page).toHaveURL('/')
})
