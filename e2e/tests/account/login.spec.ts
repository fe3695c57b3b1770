import { anyOf, cutOff, refusedWith } from '../../complaints.ts'
import { expectFieldError, expectNoFieldError } from '../../pages/fields.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, expectedComplaints: anyOf(cutOff, refusedWith(401, 429, 502)) })

// proves: 9.2
test('the right password leads to the application at once, though no clock goes on', async ({
  page,
  person,
}) => {
  const login = new LoginPage(page)
  await page.clock.install()
  await login.open()
  await page.clock.pauseAt(Date.now() + 60_000)
  await login.send(person)
  await expect(page).toHaveURL('/')
})

// proves: 2.1, 2.2, 2.3, 2.5
test('empty and malformed fields of the login say so, each at itself; the door leads to signing up and to a new password, and what was typed goes along', async ({
  page,
  person,
}) => {
  const login = new LoginPage(page)
  await login.open()
  await login.button.click()
  await expectFieldError(login.email, 'Scrivi il tuo indirizzo email.')
  await expectFieldError(login.password, 'Scrivi la password.')
  await expect(login.email).toBeFocused()
  await login.send({ email: 'maria@', password: 'x' })
  await expectFieldError(login.email, 'Scrivi un indirizzo email valido.')
  await expectNoFieldError(login.password)
  await expect(login.email).toHaveValue('maria@')

  await expect(login.google).toBeEnabled()
  await login.email.fill(person.email)
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await expect(page).toHaveURL('/password-dimenticata')
  await expect(login.email).toHaveValue(person.email)
  await page.getByRole('link', { name: "Torna all'accesso" }).click()
  await page.getByRole('link', { name: 'Registrati' }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
  await login.expectOpen()
})

// proves: 7.17, 8.1, 8.2
test('a sign-in that is refused, or has no connection or no Google, says why, loses nothing that was typed, and can be tried again', async ({
  page,
  context,
  person,
}) => {
  const login = new LoginPage(page)
  await login.open()
  const expectRefused = async (typed: typeof person, why: string | RegExp) => {
    await expect(login.alert).toHaveText(why)
    await expect(login.email).toHaveValue(typed.email)
    await expect(login.password).toHaveValue(typed.password)
  }
  const wrong = { ...person, password: 'non è questa' }
  for (const each of [wrong, { ...wrong, email: newPerson().email }]) {
    await login.send(each)
    await expectRefused(each, 'Errore di accesso: email o password non corrette.')
  }
  await page.route('**/api/account/sign-in', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await login.send(person)
  await expectRefused(
    person,
    'Errore di accesso: la risposta del server non è valida. Riprova tra poco.',
  )
  await page.unroute('**/api/account/sign-in')
  await login.google.click()
  await expectRefused(
    person,
    'Errore di accesso con Google: servizio non ancora attivo, usa email e password.',
  )
  await expect(login.google).toBeEnabled()
  await context.setOffline(true)
  await login.button.click()
  await expectRefused(
    person,
    'Errore di accesso: il server non risponde. Controlla la connessione e riprova.',
  )
  await context.setOffline(false)
  await login.button.click()
  await expect(page).toHaveURL('/')
})

test('too many attempts to sign in say so, and how long it takes', async ({ page, person }) => {
  const login = new LoginPage(page)
  await login.open()
  await login.fill({ ...person, password: 'non è questa' })
  for (let attempt = 0; attempt < 11; attempt++) {
    const answer = page.waitForResponse('**/api/account/sign-in')
    await login.button.click()
    await answer
  }
  await expect(login.alert).toHaveText(
    /^Errore di accesso: troppi tentativi, riprova tra 1[45] minuti\.$/,
  )
})
