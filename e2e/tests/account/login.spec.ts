import { cutOff, refusedWith } from '../../complaints.ts'
import { expectFieldError, expectNoFieldError } from '../../pages/fields.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody })

// proves: 2.2, 2.3, 2.5
test('the door leads to signing up and to a new password', async ({ page }) => {
  const login = new LoginPage(page)
  await login.open()
  await expect(login.google).toBeEnabled()
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await expect(page).toHaveURL('/password-dimenticata')
  await page.getByRole('link', { name: "Torna all'accesso" }).click()
  await page.getByRole('link', { name: 'Registrati' }).click()
  await expect(page).toHaveURL('/signup')
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
  await login.expectOpen()
})

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

// proves: 2.1
test('empty and malformed fields say so, each at itself', async ({ page }) => {
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
  await expect(login.password).toHaveValue('x')
})

test.describe('a wrong password or address', () => {
  test.use({ expectedComplaints: [refusedWith(401)] })

  // proves: 8.1
  test('is answered alike, and what was typed stays', async ({ page, person }) => {
    const login = new LoginPage(page)
    await login.open()
    for (const wrong of [
      { ...person, password: 'non è questa' },
      { ...person, email: newPerson().email },
    ]) {
      await login.send(wrong)
      await expect(login.alert).toHaveText('Errore di accesso: email o password non corrette.')
      await expect(login.email).toHaveValue(wrong.email)
      await expect(login.password).toHaveValue(wrong.password)
    }
    await login.signIn(person)
  })
})

test.describe('too many attempts', () => {
  test.use({ expectedComplaints: [refusedWith(401, 429)] })

  test('say so, and how long it takes', async ({ page, person }) => {
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
})

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [cutOff] })

  // proves: 8.1
  test('it says so, loses nothing, and works when the connection is back', async ({
    page,
    context,
    person,
  }) => {
    const login = new LoginPage(page)
    await login.open()
    await context.setOffline(true)
    await login.send(person)
    await expect(login.alert).toHaveText(
      'Errore di accesso: il server non risponde. Controlla la connessione e riprova.',
    )
    await expect(login.email).toHaveValue(person.email)
    await expect(login.password).toHaveValue(person.password)
    await context.setOffline(false)
    await login.button.click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('an answer that is no answer', () => {
  test.use({ expectedComplaints: [refusedWith(502)] })

  // proves: 7.17
  test('is told in Italian', async ({ page, person }) => {
    const login = new LoginPage(page)
    await page.route('**/api/account/sign-in', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await login.open()
    await login.send(person)
    await expect(login.alert).toHaveText(
      'Errore di accesso: la risposta del server non è valida. Riprova tra poco.',
    )
  })
})
