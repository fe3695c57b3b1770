import { anyOf, refusedWith } from '../../complaints.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ kept: ['Tazza'], expectedComplaints: anyOf(refusedWith(404)) })

const update = '«Tazza»'

test.beforeEach(async ({ saved, page }) => {
  const refreshed = page.waitForResponse('**/api/calculations')
  await saved.open()
  await refreshed
  await saved.card('Tazza').getByRole('button', { name: 'Carica' }).click()
})

test('a calculation that was loaded keeps its name through edits and a reload, on paper too; a new one beside it has a number, and «Aggiorna» writes it over once it was changed', async ({
  saved,
  example: calculator,
  page,
}) => {
  const name = calculator.results.getByRole('heading', { name: 'Tazza', exact: true })
  const button = page.getByRole('button', { name: `Aggiorna ${update}` })
  await expect(name).toBeVisible()
  // As it was saved, there is nothing to write.
  await expect(button).toHaveCount(0)
  await page.reload()
  await expect(name).toBeVisible()
  await expect(button).toHaveCount(0)

  await calculator.enter({ 'Prezzo di vendita': '49,90' })
  await expect(name).toBeVisible()
  await saved.saveButton.click()
  await expect(saved.name).toHaveValue('Calcolo Prodotto 2')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(name).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await button.click()
  await expect(saved.confirmation).toBeVisible()
  await expect(button).toHaveCount(0)
  await saved.open()
  await expect(saved.cards).toHaveCount(1)
  await expect(saved.card('Tazza').getByText('49,90 €')).toBeVisible()
})

test('a calculation that was removed in another window meanwhile says so, keeps what was typed, and lets it be saved anew', async ({
  saved,
  example: calculator,
  page,
  data,
  person,
}) => {
  await calculator.enter({ 'Prezzo di vendita': '49,90' })
  data.change(
    'DELETE FROM calculations WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    person.email,
  )
  await page.getByRole('button', { name: `Aggiorna ${update}` }).click()
  await expect(saved.banner).toContainText("questo calcolo non c'è più")
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('49,90')
  await expect(page.getByRole('button', { name: /^Aggiorna/ })).toHaveCount(0)
  await saved.save('Tazza')
})
