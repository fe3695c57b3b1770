import type { Page } from '@playwright/test'
import { refusedWith } from '../../complaints.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { linkIn, mailTo, type Person } from '../../product/account.ts'
import { type PreparedData, stateOf } from '../../product/prepared-data.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedComplaints: [refusedWith(401, 403, 422)] })

const chosen = 'Un cavallo verde e uno nero'

const own = (page: Page) => page.locator('section').filter({ hasText: 'Il tuo account' }).first()
const sessions = (page: Page) => own(page).getByRole('listitem')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** All sessions of a person began a quarter of an hour ago. */
const passQuarter = (data: PreparedData, { email }: Person) =>
  data.change(
    `UPDATE sessions SET created_at = created_at - 900000
      WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    email,
  )

test('one’s own account changes its password with the one it was, and says so by mail', {
  tag: '@phone',
}, async ({ page, browser, data, person, baseURL }) => {
  const elsewhere = await browser.newContext({ storageState: stateOf(data.signIn(person)) })
  const other = await elsewhere.newPage()
  await page.goto('/privacy')
  await expect(sessions(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await expect(field(page, 'Password attuale')).toBeFocused()
  await field(page, 'Password attuale').fill('non è questa')
  await field(page, 'Nuova password').fill(chosen)
  await field(page, 'Conferma password').fill(chosen)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(field(page, 'Password attuale')).toHaveAccessibleDescription(
    'La password attuale non è corretta.',
  )
  await expect(field(page, 'Password attuale')).toBeFocused()
  await expect(field(page, 'Nuova password')).toHaveValue(chosen)
  await field(page, 'Password attuale').fill(person.password)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Password cambiata. Gli altri dispositivi sono stati disconnessi.',
  )
  await expect(sessions(page)).toHaveCount(1)
  await other.goto('/')
  await expect(other).toHaveURL(/\/login$/)
  await elsewhere.close()
  const mail = await mailTo(baseURL ?? '', person.email, /^La password .* è cambiata$/)
  expect(linkIn(mail)).toBe(`${baseURL}/password-dimenticata`)

  await page.getByRole('button', { name: 'Esci da tutti' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
  const login = new LoginPage(page)
  await login.expectOpen()
  await login.signIn({ ...person, password: chosen })
})

test('one’s own account shows where its owner is signed in, and signs them out there or here', async ({
  page,
  browser,
  data,
  person,
}) => {
  const elsewhere = await browser.newContext({ storageState: stateOf(data.signIn(person)) })
  const other = await elsewhere.newPage()
  data.change(
    `UPDATE sessions SET browser = 'Safari', system = 'iPhone', network = '203.0.113.0/24'
      WHERE rowid = (
        SELECT max(sessions.rowid) FROM sessions JOIN users ON users.id = user_id WHERE email = ?
      )`,
    person.email,
  )
  await page.goto('/privacy')
  const phone = sessions(page).filter({ hasText: 'Safari su iPhone' })
  await expect(phone).toContainText('Rete: 203.0.113.x')
  await expect(phone).not.toContainText('Questo dispositivo')
  const here = sessions(page).filter({ hasText: 'Questo dispositivo' })
  await expect(here).toContainText('Dispositivo sconosciuto')
  await phone.getByRole('button', { name: 'Esci da qui' }).click()
  await expect(page.getByRole('status')).toHaveText('Accesso chiuso.')
  await expect(page.getByRole('heading', { name: 'I tuoi accessi' })).toBeFocused()
  await expect(sessions(page)).toHaveCount(1)
  await other.goto('/')
  await expect(other).toHaveURL(/\/login$/)
  await elsewhere.close()

  const question = page.getByRole('alertdialog', { name: 'Vuoi uscire da questo dispositivo?' })
  await here.getByRole('button', { name: 'Esci da qui' }).click()
  await question.getByRole('button', { name: 'Annulla' }).click()
  await here.getByRole('button', { name: 'Esci da qui' }).click()
  await question.getByRole('button', { name: 'Conferma' }).click()
  await new LoginPage(page).expectOpen()
})

test('one’s own account asks who it is before it goes, where the sign-in is not recent, and nothing typed is lost', async ({
  page,
  data,
  person,
}) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await field(page, 'Nuova password').fill(chosen)
  passQuarter(data, person)
  const remove = async () => {
    await page.getByRole('button', { name: 'Elimina il mio account' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
  }
  const again = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await remove()
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused()
  await again.getByLabel('Password', { exact: true }).fill('non è questa')
  await again.getByRole('button', { name: 'Elimina il mio account' }).click()
  await expect(again.getByRole('alert')).toHaveText(
    'Errore di accesso: email o password non corrette.',
  )
  await again.getByRole('button', { name: 'Annulla' }).click()
  await expect(field(page, 'Nuova password')).toHaveValue(chosen)
  await remove()
  await again.getByLabel('Password', { exact: true }).fill(person.password)
  await again.getByRole('button', { name: 'Elimina il mio account' }).click()
  const login = new LoginPage(page)
  await login.expectOpen()
  await login.send(person)
  await expect(login.alert).toHaveText('Errore di accesso: email o password non corrette.')
})
