import { anyOf, cutOff, refusedWith } from '../../complaints.ts'
import { expectFieldError, expectNoFieldError } from '../../pages/fields.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { SignupPage } from '../../pages/signup-page.ts'
import { newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, expectedComplaints: anyOf(cutOff, refusedWith(422)) })

const done =
  'Registrazione completata! Per favore, controlla la tua email per verificare il tuo account.'

// proves: 8.5, 8.6
test('the success of a sign-up is said for 5 seconds, and then again at the login page', async ({
  page,
}) => {
  const signup = new SignupPage(page)
  await page.clock.install()
  await signup.open()
  await page.clock.pauseAt(Date.now() + 60_000)
  await signup.send(newPerson())
  await expect(signup.news.getByText(done, { exact: true })).toBeVisible()
  await page.clock.fastForward(4900)
  await expect(signup.news.getByText(done, { exact: true })).toBeVisible()
  await page.clock.fastForward(100)
  await expect(page).toHaveURL('/login#registrazione')
  const login = new LoginPage(page)
  await expect(login.news.getByText(done, { exact: true })).toBeVisible()
  await expect(login.news.getByRole('link', { name: 'Apri la posta di prova' })).toHaveAttribute(
    'href',
    '/outbox',
  )
})

// proves: 2.4, 5.5, 5.6, 5.8, 8.4
test('empty and malformed fields of the sign-up, a password that the server refuses, and a missing connection say so, and nothing typed is lost', async ({
  page,
  context,
}) => {
  const signup = new SignupPage(page)
  const person = newPerson()
  await signup.open()
  await signup.button.click()
  await expectFieldError(signup.email, 'Scrivi il tuo indirizzo email.')
  await expectFieldError(signup.password, 'La password deve avere almeno 8 caratteri.')
  await expectNoFieldError(signup.repeated)
  await expect(signup.email).toBeFocused()
  await signup.send({ email: 'maria@posta', password: '7 segni' })
  await expectFieldError(signup.email, 'Scrivi un indirizzo email valido.')
  await signup.expectTyped({ email: 'maria@posta', password: '7 segni' })
  await signup.send(person, `${person.password}!`)
  await expectFieldError(signup.repeated, 'Le password non corrispondono')
  await expectNoFieldError(signup.password)
  await signup.expectTyped(person, `${person.password}!`)

  const { email } = newPerson()
  const refusals = {
    password123: "Questa password è troppo comune: scegline un'altra.",
    [email]: 'La password non può essere il tuo indirizzo email.',
  }
  for (const [password, why] of Object.entries(refusals)) {
    await signup.send({ email, password })
    const goingOn = why.charAt(0).toLowerCase() + why.slice(1)
    await expect(signup.alert).toHaveText(`Errore durante la registrazione: ${goingOn}`)
    await expectFieldError(signup.password, why)
    await expectNoFieldError(signup.email)
    await expect(signup.password).toBeFocused()
    await signup.expectTyped({ email, password })
  }

  await context.setOffline(true)
  await signup.send(person)
  await expect(signup.alert).toHaveText(
    'Errore durante la registrazione: il server non risponde. Controlla la connessione e riprova.',
  )
  await signup.expectTyped(person)
  await context.setOffline(false)
  await signup.button.click()
  await expect(signup.news.getByText(done, { exact: true })).toBeVisible()
})

test('while the answer is awaited a second press does nothing; then the login page is a link away', async ({
  page,
}) => {
  const signup = new SignupPage(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/account/sign-up', async (route) => {
    asked++
    await released
    await route.continue()
  })
  await signup.open()
  await signup.send(newPerson())
  await expect(page.getByRole('button', { name: 'Registrazione in corso…' })).toBeDisabled()
  await signup.repeated.press('Enter')
  release()
  await expect(signup.news.getByText(done, { exact: true })).toBeVisible()
  expect(asked).toBe(1)
  await page.getByRole('link', { name: "Vai all'accesso" }).click()
  await expect(page).toHaveURL('/login#registrazione')
})
