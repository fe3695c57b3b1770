import { stateOf } from '../../product/prepared-data.ts'
import { expect, test } from '../../saved-test.ts'

// proves: 1.9, 2.35, 2.44, 3.12, 5.12
test('«Salva» asks for a name, offers one, and the calculation is in «Salvati»', async ({
  saved,
}) => {
  await saved.saveButton.click()
  await expect(saved.name).toHaveValue('Calcolo Prodotto 1')
  await expect(saved.name).toBeFocused()
  await saved.prompt.getByRole('button', { name: 'Salva' }).click()
  await expect(saved.confirmation).toBeVisible()
  await expect(saved.saveButton).toBeFocused()

  await saved.open()
  const card = saved.card('Calcolo Prodotto 1')
  await expect(card).toHaveAccessibleName('Calcolo Prodotto 1')
  for (const text of [
    'Amazon · Casa',
    '39,90 €',
    '12,50 €',
    '23,3%',
    '7,62 €',
    'Costo (senza IVA)',
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  // The browsers of the tests are in Rome.
  const today = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' })
  const day = today.format(new Date()).replace(/^1 /, '1° ')
  await expect(card).toContainText(new RegExp(`salvato (il |l')${day}`))
})

// proves: 4.11
test('a saved calculation is still there after a reload, and on another device', async ({
  saved,
  page,
  browser,
  baseURL,
  person,
  data,
}) => {
  await saved.save('Tazza')
  await page.reload()
  await saved.open()
  await expect(saved.card('Tazza')).toBeVisible()
  const other = await browser.newPage({
    baseURL: baseURL ?? '',
    storageState: stateOf(data.signIn(person)),
  })
  await other.goto('/')
  await other.getByRole('tab', { name: 'Salvati' }).click()
  await expect(other.getByRole('article', { name: 'Tazza' })).toBeVisible()
  await other.close()
})

// proves: 5.13, 5.14
test('a save that is cancelled, given no name or left by Escape saves nothing; Enter in the name saves, the confirmation goes with a change, then the next number is offered, and «Aggiorna» writes over it', async ({
  saved,
  page,
  example: calculator,
}) => {
  const answers = [
    ['Tazza', () => saved.prompt.getByRole('button', { name: 'Annulla' }).click()],
    ['   ', () => saved.prompt.getByRole('button', { name: 'Salva' }).click()],
    ['Tazza', () => page.keyboard.press('Escape')],
  ] as const
  for (const [name, answer] of answers) {
    await saved.saveButton.click()
    await saved.name.fill(name)
    await answer()
    await expect(saved.prompt).toHaveCount(0)
    await expect(saved.saveButton).toBeFocused()
  }
  await saved.open()
  await expect(saved.panel.getByText('Nessun calcolo salvato')).toBeVisible()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await saved.saveButton.click()
  await saved.name.fill('Tazza')
  await page.keyboard.press('Enter')
  await expect(saved.confirmation).toBeVisible()
  await calculator.enter({ Spedizione: '5' })
  await expect(saved.confirmation).toHaveCount(0)
  await saved.saveButton.click()
  await expect(saved.name).toHaveValue('Calcolo Prodotto 2')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Aggiorna «Tazza»' }).click()
  await expect(saved.confirmation).toBeVisible()
  await saved.open()
  await expect(saved.cards).toHaveCount(1)
})
