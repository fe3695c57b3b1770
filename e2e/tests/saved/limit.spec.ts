import { anyOf, refusedWith } from '../../complaints.ts'
import { colorOf } from '../../pages/color.ts'
import { SavedPage } from '../../pages/saved-page.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ expectedComplaints: anyOf(refusedWith(409)) })

const limit = 'Hai raggiunto il limite di 2 calcoli salvabili nella versione beta.'

test.describe('with two calculations saved', () => {
  test.use({ kept: ['Prima', 'Seconda'] })

  // proves: 1.9, 8.11, 8.12
  test('a third save is refused before anything is asked, with the offer to replace one, by a button of another colour, which makes way for it', async ({
    saved,
    page,
    example: calculator,
  }) => {
    await saved.saveButton.click()
    await expect(saved.prompt).toHaveCount(0)
    await expect(saved.banner).toContainText(limit)
    await saved.banner.getByRole('button', { name: 'Chiudi il messaggio' }).click()
    await expect(saved.banner).toHaveCount(0)
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    await saved.page.getByRole('tab', { name: 'Calcolatore' }).click()
    await calculator.enter({ 'Prezzo di vendita': '59,90' })
    await saved.saveButton.click()
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()

    const dialog = page.getByRole('dialog', { name: 'Quale calcolo vuoi sostituire?' })
    await expect(dialog.getByRole('radio', { name: /^Prima/ })).toBeChecked()
    await dialog.getByRole('radio', { name: /^Seconda/ }).check()
    await expect(saved.name).toHaveValue('Calcolo Prodotto 3')
    await saved.name.fill('Terza')
    const replace = dialog.getByRole('button', { name: 'Sostituisci' })
    await expect(replace).not.toHaveCSS('background-color', await colorOf(saved.saveButton))
    await replace.click()
    await expect(saved.confirmation).toBeVisible()
    await saved.open()
    await expect(saved.cards.getByRole('heading')).toHaveText(['Terza', 'Prima'])
  })
})

// proves: 8.11
test('when another window filled the places meanwhile the server refuses, and the page shows what there is now', async ({
  saved,
  context,
}) => {
  const other = new SavedPage(await context.newPage())
  await other.page.goto('/')
  await other.page.getByRole('textbox', { name: 'Costo prodotto' }).fill('5')
  await other.page.getByRole('textbox', { name: 'Prezzo di vendita' }).fill('20')
  await other.page.getByRole('button', { name: 'Calcola Margine' }).click()
  await other.save('Prima')
  await other.save('Seconda')

  await saved.page.bringToFront()
  await saved.answerPrompt('Terza')
  await expect(saved.banner).toContainText(limit)
  await saved.open()
  await expect(saved.cards).toHaveCount(2)
  await expect(saved.banner.getByRole('button', { name: 'Sostituiscine uno' })).toBeVisible()
})
