import { expectNothingFound } from '../../pages/axe.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

test('an example is tried: what is missing says why, and the focus is where one would look for it', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await page.getByRole('button', { name: 'Prova con un esempio' }).click()
  await expect(listino.count).toHaveText('12 articoli')

  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click()
  await expect(page.getByText('Ordinato per SKU, dalla A alla Z.')).toHaveRole('status')
  await listino.tile('Senza costo').click()
  await expect(listino.count).toHaveText('1 di 12 articoli')
  await expect(listino.cell(2, 9)).toHaveText('—manca il costo')
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Togli i filtri' }).click()
  await expect(page.getByRole('search').getByRole('status')).toBeFocused()

  await listino.drop('costi.csv', 'sku;costo\nANF;9,00\n')
  await expect(page.getByText('Nessun codice del file è nel listino')).toBeVisible()
  await page.getByRole('checkbox', { name: /prova senza l'ultima parte/ }).check()
  await listino.joinCosts()
  await expect(page.getByText('Costi di 1 articolo da costi.csv, 1 articolo trovato')).toBeVisible()
  await expect(listino.tile('Senza costo')).toContainText('0')

  await page.getByRole('button', { name: 'Cambia marketplace' }).click()
  await expect(page.getByLabel('Marketplace', { exact: true })).toBeFocused()
  await listino.delete()
  await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeFocused()
})
