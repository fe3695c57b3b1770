import { anyOf, refusedWith } from '../../complaints.ts'
import { localPart } from '../../product/account.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ expectedComplaints: anyOf(refusedWith(409)) })

test('a page acts for nobody but whom it was made for', async ({
  saved,
  context,
  page,
  data,
  person,
}) => {
  await context.addCookies([data.signIn(data.addPerson())])
  await saved.answerPrompt('Tazza')
  await expect(saved.banner).toContainText("in questo browser ora c'è un altro account")
  await saved.banner.getByRole('link', { name: 'Ricarica la pagina' }).click()
  await saved.open()
  await expect(saved.panel).toContainText('Nessun calcolo salvato')
  await context.addCookies([data.signIn(person)])
  await page.reload()
  await saved.open()
  await expect(saved.panel).toContainText('Nessun calcolo salvato')
})

test('the privacy page deletes no account but the one it was opened by', async ({
  context,
  page,
  data,
}) => {
  await page.goto('/privacy')
  const remove = page.getByRole('button', { name: 'Elimina il mio account' })
  await expect(remove).toBeVisible()
  // What the page asked for at its opening was answered for the first person.
  await expect(page.getByRole('button', { name: 'Esci da qui' })).toBeVisible()
  const other = data.addPerson()
  await context.addCookies([data.signIn(other)])
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByRole('alert')).toContainText('un altro account')
  await page.goto('/')
  await expect(page.getByRole('banner')).toContainText(localPart(other))
})
