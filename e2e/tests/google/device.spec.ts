import type { Page } from '@playwright/test'
import { LoginPage } from '../../pages/login-page.ts'
import { enterShell } from '../../product/shell.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

const tokenRoute = '**/api/account/google/token'

const credential = { providerId: 'google.com' }

/** What only Capacitor's own code holds, minified or not. */
const isCapacitor = (script: string) => script.includes('registerPlugin')

/** Collects the scripts that a page loads from now on. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  return () => Promise.all(scripts)
}

async function openLogin(page: Page) {
  const login = new LoginPage(page)
  await login.open()
  return login
}

// proves: 7.7
test("the device's ID token goes from the shell to our server, and no popup opens", async ({
  page,
  context,
}) => {
  await enterShell(page, { credential: { ...credential, idToken: 'a.b.c' } })
  await page.route(tokenRoute, (route) => route.fulfill({ json: { user: null } }))
  const scripts = scriptsOf(page)
  const login = await openLogin(page)
  // The page stays to be looked at.
  await page.route('/', (route) => route.fulfill({ status: 204 }))
  const [request] = await Promise.all([page.waitForRequest(tokenRoute), login.google.click()])
  expect(request.postDataJSON()).toEqual({ idToken: 'a.b.c' })
  await expect(login.news).toHaveText('Accesso riuscito. Un attimo…')
  expect(context.pages()).toHaveLength(1)
  const loaded = await scripts()
  expect(loaded.filter(isCapacitor)).toHaveLength(1)
  expect(loaded.filter((script) => script.includes('firebase/auth'))).toEqual([])
})

// proves: 8.3
test('the shell without an ID token says so and asks nobody', async ({ page }) => {
  await enterShell(page, { credential })
  await page.route(tokenRoute, () => {
    throw new Error('The server was asked about no token.')
  })
  const login = await openLogin(page)
  await login.google.click()
  await expect(login.alert).toHaveText(
    'Login fallito: nessun ID token ricevuto da FirebaseAuthentication',
  )
  await expect(login.google).toBeEnabled()
})

// proves: 7.2
test('a browser asks for nothing of the shell', async ({ page }) => {
  const scripts = scriptsOf(page)
  const login = await openLogin(page)
  await login.google.click()
  await expect(login.alert).toBeVisible()
  expect((await scripts()).filter(isCapacitor)).toEqual([])
})
