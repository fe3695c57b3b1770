import { refusedWith } from '../../complaints.ts'
import { expectFieldError } from '../../pages/fields.ts'
import { VerifyPage } from '../../pages/verify-page.ts'
import { aboutVerifying, linkIn, mailTo, signUp } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({ session: nobody, expectedComplaints: [refusedWith(401, 409, 410)] })

const button = 'Verifica la mia email'

test('a link verifies the address whatever password is typed, and signs in by the right one, used or not', async ({
  page,
  standpoint,
}) => {
  const person = await signUp(standpoint)
  const link = linkIn(await mailTo(standpoint.url, person.email, aboutVerifying))
  await page.goto(link)
  const verify = new VerifyPage(page)
  await expect(verify.email).toHaveValue(person.email)
  await expect(verify.password).toBeFocused()
  await verify.send({ password: 'non è questa' })
  await expect(verify.news).toHaveText('Email verificata. Ora puoi accedere.')
  await expect(verify.alert).toHaveText('Errore di accesso: email o password non corrette.')

  await page.goto('/login')
  await page.goto(link)
  await verify.only.click()
  await expect(page).toHaveURL('/login#gia-verificata')
  await expect(page.getByRole('status')).toContainText("L'email è già verificata")
  await page.goto(link)
  await verify.enter(person)
})

test('an address that two people signed up is verified with a password chosen on the page, which signs in at once', async ({
  page,
  standpoint,
  passingTime,
}) => {
  const person = await signUp(standpoint)
  const first = await mailTo(standpoint.url, person.email, aboutVerifying)
  passingTime.mailPause(person.email, standpoint)
  const stranger = { ...person, password: 'La password di un altro' }
  await signUp(standpoint, stranger)
  await expect
    .poll(async () => (await mailTo(standpoint.url, person.email, aboutVerifying)).id)
    .not.toBe(first.id)
  await page.goto(linkIn(await mailTo(standpoint.url, person.email, aboutVerifying)))
  await new VerifyPage(page).send(person)
  await expect(page.getByRole('heading', { name: 'Scegli la tua password' })).toBeFocused()

  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await password.fill(person.password)
  await page.getByRole('button', { name: button }).click()
  await expectFieldError(
    page.getByRole('textbox', { name: 'Conferma password' }),
    'Le password non corrispondono',
  )
  await page.getByRole('textbox', { name: 'Conferma password' }).fill(person.password)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Calcola Margine' })).toBeVisible()
})

test('«Non sono stato io» removes a sign-up made with somebody else’s address', async ({
  page,
  standpoint,
}) => {
  const person = await signUp(standpoint)
  await page.goto(linkIn(await mailTo(standpoint.url, person.email, aboutVerifying)))
  await page.getByRole('button', { name: 'Non sono stato io' }).click()
  await expect(page.getByRole('heading', { name: 'Registrazione cancellata' })).toBeVisible()
  await expect(page.getByRole('status')).toContainText('non è più in Margine')
})

const gone = 'Il link non è più valido'

test('a link that has expired says so and gets another', async ({
  page,
  standpoint,
  passingTime,
}) => {
  const person = await signUp(standpoint)
  const first = await mailTo(standpoint.url, person.email, aboutVerifying)
  passingTime.linkLifetime(person.email)
  passingTime.mailPause(person.email, standpoint)
  await page.goto(linkIn(first))
  const verify = new VerifyPage(page)
  await verify.send(person)
  await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible()

  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email)
  await page.getByRole('button', { name: "Invia di nuovo l'email di verifica" }).click()
  await expect(page.getByRole('status')).toContainText('ti abbiamo scritto')
  await expect
    .poll(async () => (await mailTo(standpoint.url, person.email, aboutVerifying)).id)
    .not.toBe(first.id)
  await page.goto(linkIn(await mailTo(standpoint.url, person.email, aboutVerifying)))
  await verify.enter(person)
})
