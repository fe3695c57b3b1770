import { LoginPage } from '../../pages/login-page.ts'
import { startGoogleStage } from '../../product/google.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({
  session: nobody,
  // A server of its own, which has not met its provider yet.
  expectedComplaints: [/http:\/\/localhost:\d+\//],
})

test('a provider that cannot be reached', async ({ page }) => {
  const { provider, server } = await startGoogleStage()
  await provider.stop()
  await page.goto(`${server.url}/login`)
  const login = new LoginPage(page)
  await login.google.click()
  await expect(login.alert).toHaveText(
    'Errore di accesso con Google: il servizio di Google non risponde. Riprova tra poco o usa email e password.',
    { timeout: 10_000 },
  )
  await expect(login.google).toBeEnabled()
  await server.stop()
})
