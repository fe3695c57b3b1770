import { leftInTheMiddle } from '../../complaints.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { OutboxPage, subjects } from '../../pages/outbox-page.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { SignupPage } from '../../pages/signup-page.ts'
import { localPart, newPerson } from '../../product/account.ts'
import { expect, nobody, test } from '../../test.ts'

test.use({
  session: nobody,
  readsOutbox: true,
  expectedComplaints: [leftInTheMiddle('/api/outbox')],
})

// proves: 1.2, 7.4
test('a newcomer signs up, verifies the address, signs in and is at the calculator', async ({
  page,
}) => {
  const person = newPerson()
  const login = new LoginPage(page)
  await page.goto('/')
  await login.expectOpen()
  await page.getByRole('link', { name: 'Registrati' }).click()

  const signup = new SignupPage(page)
  await signup.send(person)
  await expect(signup.news).toContainText(
    'Registrazione completata! Per favore, controlla la tua email per verificare il tuo account.',
  )
  const outbox = new OutboxPage(page)
  await signup.news.getByRole('link', { name: 'Apri la posta di prova' }).click()
  await outbox.follow(subjects.verification, person.email)
  await page.getByRole('button', { name: 'Verifica la mia email' }).click()
  await login.expectOpen()
  await expect(login.news).toHaveText('Email verificata. Ora puoi accedere.')

  await expect(login.email).toHaveValue(person.email)
  await expect(login.password).toBeFocused()
  await login.password.fill(person.password)
  await login.button.click()
  await expect(page.getByRole('banner')).toContainText(localPart(person))
  await expect(page.getByRole('form', { name: 'Dati della vendita' })).toBeVisible()
})

test('the keyboard alone is enough to sign up and in', async ({ page, person }) => {
  await page.goto('/login')
  await new LoginPage(page).email.focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  // What the application asks for at its start is refused to whoever has no cookie any more.
  await listKnown(page)
  await page.context().clearCookies()
  const newcomer = newPerson()
  await page.goto('/signup')
  await new SignupPage(page).email.focus()
  await page.keyboard.type(newcomer.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(newcomer.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newcomer.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeVisible()
})
