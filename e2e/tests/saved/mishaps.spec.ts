import { calculate, defaultFormData } from '@margine/engine'
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

test('a save that failed is tried again only while its form is on the screen', async ({
  saved,
  example: calculator,
  context,
}) => {
  await context.setOffline(true)
  await saved.answerPrompt('Tazza')
  const retry = saved.banner.getByRole('button', { name: 'Riprova' })
  await expect(retry).toBeVisible()
  await calculator.enter({ 'Prezzo di vendita': '49,90' })
  await expect(retry).toHaveCount(0)
  await context.setOffline(false)
  await saved.save()
  await saved.open()
  await expect(saved.card('Tazza').getByText('49,90 €', { exact: true })).toBeVisible()
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

test("what is saved of an older record is what the screen shows, by today's rules", async ({
  saved,
  example: calculator,
  page,
}) => {
  const form = { ...defaultFormData, costo: '10', prezzoVendita: '40', categoria: 'home' }
  const then = calculate({ ...form, marketplace: 'facebook' })
  if (!then.ok) throw new Error('no result')
  const record = {
    id: '00000000-0000-4000-8000-000000000000',
    userId: '00000000-0000-4000-8000-000000000001',
    calculationData: { name: 'Vecchia', formData: form, result: then.result },
    createdAt: '2024-03-12T10:00:00.000Z',
  }
  await page.route('**/api/calculations', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: [record] }) : route.continue(),
  )
  await page.reload()
  await saved.open()
  await saved.card('Vecchia').getByRole('button', { name: 'Carica' }).click()
  await calculator.expectFigures({ MARGINE: '63,4%' })
  // Ways to another band would be today's: beside an older result they would mean nothing.
  await expect(calculator.results).not.toContainText('Puoi abbassare il prezzo fino a')
  await saved.saveButton.click()
  await calculator.expectFigures({ MARGINE: '51,2%' })
  await expect(calculator.results).toContainText('Puoi abbassare il prezzo fino a')
})
