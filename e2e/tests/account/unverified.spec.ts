import { refusedWith } from '../../complaints.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { VerifyPage } from '../../pages/verify-page.ts'
import { aboutVerifying, linkIn, mailTo, signUp } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, expectedComplaints: [refusedWith(401, 403)] })

// proves: 5.9
test('an unverified address is told so bare, and may have the mail again, which goes there whatever is typed meanwhile', async ({
  page,
  standpoint,
  passingTime,
}) => {
  const person = await signUp(standpoint)
  const first = await mailTo(standpoint.url, person.email, aboutVerifying)
  passingTime.mailPause(person.email, standpoint)

  const login = new LoginPage(page)
  await login.open()
  // Only the right password learns that the address is not verified.
  await login.send({ ...person, password: 'non è questa' })
  await expect(login.alert).toHaveText('Errore di accesso: email o password non corrette.')
  await login.send(person)
  const bare = 'Per favore verifica la tua email prima di accedere'
  await expect(login.alert.getByText(bare, { exact: true })).toBeVisible()
  await expect(login.alert).not.toContainText('Errore')
  await expect(login.password).toHaveValue(person.password)

  await login.email.fill('un.altro@posta.example')
  const asked = page.waitForRequest('**/api/account/verification-mail')
  await login.alert.getByRole('button', { name: "Invia di nuovo l'email di verifica" }).click()
  expect((await asked).postDataJSON()).toEqual({ email: person.email })
  await expect(login.news).toContainText('ti abbiamo scritto: guarda anche nello spam.')
  await expect(login.news.getByRole('link', { name: 'Apri la posta di prova' })).toBeVisible()
  await expect
    .poll(async () => (await mailTo(standpoint.url, person.email, aboutVerifying)).id)
    .not.toBe(first.id)

  await page.goto(linkIn(await mailTo(standpoint.url, person.email, aboutVerifying)))
  await new VerifyPage(page).enter(person)
})
