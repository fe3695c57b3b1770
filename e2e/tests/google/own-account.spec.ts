import { anyOf, refusedWith } from '../../complaints.ts'
import { expect, test } from '../../google-test.ts'
import { GooglePopup } from '../../pages/google-popup.ts'
import { listKnown } from '../../pages/saved-page.ts'
import { mailTo, newPerson } from '../../product/account.ts'

test.use({
  expectedComplaints: anyOf(refusedWith(403), /http:\/\/127\.0\.0\.1:\d+\//),
})

test('an account without a password asks Google again before it goes', async ({
  page,
  data,
  login,
  standpoint,
}) => {
  const { email } = newPerson()
  await (await GooglePopup.open(login)).continueAs(email)
  await expect(page).toHaveURL('/')
  await listKnown(page)
  await page.goto('/privacy')
  await expect(page.getByRole('link', { name: 'Scegli una password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambia la password' })).toHaveCount(0)
  data.change('UPDATE sessions SET created_at = created_at - 900000')
  await page.getByRole('button', { name: 'Elimina il mio account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
  const again = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  const google = again.getByRole('button', { name: 'Accedi con Google' })
  await expect(google).toBeVisible()
  await expect(again.getByLabel('Password', { exact: true })).toHaveCount(0)
  await (await GooglePopup.open({ page, google })).continueAs(email)
  await login.expectOpen()
  await mailTo(standpoint.url, email, /^Il tuo account Margine è stato eliminato$/)
})
