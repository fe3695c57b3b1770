import { refusedWith } from '../../complaints.ts'
import { expectFieldError } from '../../pages/fields.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { OutboxPage, subjects } from '../../pages/outbox-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { linkIn, mailTo, newPerson } from '../../product/account.ts'
import { stateOf } from '../../product/prepared-data.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({
  session: nobody,
  readsOutbox: true,
  expectedComplaints: [refusedWith(401, 410, 422)],
})

test('a forgotten password is replaced, once, and every device is signed out', async ({
  page,
  browser,
  person,
  data,
}) => {
  const elsewhere = await browser.newContext({ storageState: stateOf(data.signIn(person)) })
  const otherDevice = await elsewhere.newPage()
  await otherDevice.goto('/')
  await expect(otherDevice).toHaveURL('/')

  await page.goto('/login')
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await expect(page.getByRole('status')).toContainText(
    "Se l'indirizzo ha un account, ti abbiamo scritto: guarda anche nello spam.",
  )
  const outbox = new OutboxPage(page)
  await page.getByRole('link', { name: 'Apri la posta di prova' }).click()
  await outbox.follow(subjects.reset, person.email)
  const link = page.url()

  const chosen = { ...person, password: newPerson().password }
  await page.getByLabel('Nuova password', { exact: true }).fill(chosen.password)
  await page.getByLabel('Conferma password', { exact: true }).fill(chosen.password)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  const login = new LoginPage(page)
  await login.expectOpen()
  await expect(login.news).toHaveText('Password cambiata. Ora puoi accedere.')

  await otherDevice.reload()
  await expect(otherDevice).toHaveURL(/\/login$/)
  await elsewhere.close()

  await login.send(person)
  await expect(login.alert).toHaveText('Errore di accesso: email o password non corrette.')
  await login.signIn(chosen)

  await listKnown(page)
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('Nuova password', { exact: true }).fill(person.password)
  await page.getByLabel('Conferma password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Il link non è più valido' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invia il link' })).toBeEnabled()
})

test('a new password that will not do says why, keeps what was typed and costs no link', async ({
  page,
  person,
  standpoint,
}) => {
  await page.goto('/password-dimenticata')
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await page.goto(linkIn(await mailTo(standpoint.url, person.email, /nuova password/)))

  const password = page.getByLabel('Nuova password', { exact: true })
  const repeated = page.getByLabel('Conferma password', { exact: true })
  const save = page.getByRole('button', { name: 'Salva la password' })
  await password.fill('password123')
  await save.click()
  await expectFieldError(repeated, 'Le password non corrispondono')
  await repeated.fill('password123')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(
    "Questa password è troppo comune: scegline un'altra.",
  )
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/ Questa password è troppo comune: /)
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('password123')
  const chosen = newPerson().password
  await password.fill(chosen)
  await repeated.fill(chosen)
  await save.click()
  await expect(page).toHaveURL('/login#password')
})
