import { expectNothingFound } from '../../pages/axe.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const strange =
  'Modello;Cosa;Importo cliente;Netto;Nota\nA-1;Tazza;1.250;5,00;x\nB-2;Vaso;2.400;6,00;y\n'

test('@phone the columns of an unknown file are said once, and remembered', async ({ page }) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.drop('fornitore.csv', strange)
  const dialog = page.getByRole('dialog', { name: "Che cosa c'è in ogni colonna?" })
  const rows = dialog.getByRole('region', { name: 'Così leggiamo le prime righe' })

  await test.step('nothing is read without a price, or with numbers that have two meanings', async () => {
    await dialog.getByRole('button', { name: 'Leggi il file' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/^Scegli la colonna del prezzo/)
    await listino.column('Modello').selectOption('Nome')
    await listino.column('Importo cliente').selectOption('Prezzo')
    await listino.column('Netto').selectOption('Costo')
    await expect(dialog.getByText('«1.250» si può leggere in due modi')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveText(/^Scegli come sono scritti i numeri/)
    await expectNothingFound(page)
    await dialog.getByLabel('Come sono scritti i numeri').selectOption('1.234,56 (virgola)')
    await expect(rows.getByRole('row').nth(1)).toContainText('1.250,00')
  })

  await test.step('a column is one thing at a time', async () => {
    await listino.column('Cosa').selectOption('Nome')
    await expect(listino.column('Modello')).toHaveValue('')
    await listino.column('Modello').selectOption('SKU')
    await expect(rows.getByRole('row').nth(1)).toHaveText(/A-1.*1\.250,00.*5,00.*Tazza/)
  })

  await dialog.getByRole('button', { name: 'Leggi il file' }).click()
  await expect(listino.count).toHaveText('2 articoli')
  await expect(page.getByText('foglio generico, colonne scelte da te')).toBeVisible()

  await test.step('another day a file of that kind opens at once', async () => {
    await expect(page.getByText('Il listino resta su questo dispositivo')).toBeVisible()
    await page.reload()
    await expect(listino.count).toHaveText('2 articoli')
    await listino.choose('Apri un altro file', 'nuovo.csv', `${strange}C-3;Piatto;900;1;z\n`)
    await expect(listino.count).toHaveText('3 articoli')
  })

  await test.step('and is corrected later', async () => {
    await listino.unfold('file')
    await page.getByRole('button', { name: 'Cambia colonne' }).click()
    await expect(listino.column('Netto')).toHaveValue('cost')
    await listino.column('Netto').selectOption('Non usare')
    await dialog.getByRole('button', { name: 'Leggi il file' }).click()
    await expect(page.getByText("3 articoli sono senza costo d'acquisto.")).toBeVisible()
  })

  await test.step('costs have columns too', async () => {
    await listino.choose('Aggiungi i costi', 'costi.csv', 'Modello;Netto\nA-1;4,00\nB-2;5,00\n')
    const costs = page.getByRole('dialog', { name: "Che cosa c'è nel file dei costi?" })
    await listino.column('Modello').selectOption('SKU')
    await listino.column('Netto').selectOption('Costo')
    await costs.getByRole('button', { name: 'Leggi i costi' }).click()
    await listino.joinCosts()
    await expect(page.getByText('Costi di 2 articoli da costi.csv.')).toBeVisible()
  })

  await test.step('a list and its costs are opened together', async () => {
    await listino.chooseAll('Apri un altro file', {
      'costi.csv': 'sku;costo\nD-4;4,00\n',
      'listino.csv': 'sku;nome;prezzo\nD-4;Piatto;20,00\n',
    })
    await expect(page.getByText('Costi di 1 articolo da costi.csv.')).toBeVisible()
  })
})
