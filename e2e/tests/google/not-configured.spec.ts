import { LoginPage } from '../../pages/login-page.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

// proves: 8.2
test('the login says so where Google is not set up', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await login.google.click()
  await expect(login.alert).toHaveText(
    'Errore di accesso con Google: servizio non ancora attivo, usa email e password.',
  )
  await expect(login.google).toBeEnabled()
})
