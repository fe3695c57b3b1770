import { anyOf, cutOff } from '../../complaints.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ expectedComplaints: anyOf(cutOff) })

test('the name offered counts what is saved, also while the list is on its way', async ({
  saved,
  example: calculator,
  page,
}) => {
  await saved.save('Prima')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/calculations', async (route) => {
    if (route.request().method() === 'GET') await answered.promise
    await route.continue()
  })
  await page.reload()
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await saved.saveButton.click()
  await expect(saved.overlay).toHaveAccessibleName('Salvataggio in corso…')
  answered.resolve()
  await expect(saved.name).toHaveValue('Calcolo Prodotto 2')
  await saved.prompt.getByRole('button', { name: 'Salva' }).click()
  await expect(saved.confirmation).toBeVisible()
  await saved.open()
  await expect(saved.cards).toHaveCount(2)
})

test('the keyboard goes on from the tab when a message goes', async ({ saved, page }) => {
  await saved.save('Prima')
  await saved.save('Seconda')
  const tab = page.getByRole('tab', { name: 'Calcolatore' })
  await saved.saveButton.click()
  await saved.banner.getByRole('button', { name: 'Chiudi il messaggio' }).click()
  await expect(tab).toBeFocused()

  await saved.saveButton.click()
  const offer = saved.banner.getByRole('button', { name: 'Sostituiscine uno' })
  await offer.click()
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()
  await offer.click()
  await page.getByRole('button', { name: 'Sostituisci', exact: true }).click()
  await expect(saved.confirmation).toBeVisible()
  await expect(tab).toBeFocused()
})
