import { expectNothingFound } from '../../pages/axe.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

test('@phone a file becomes articles, with the costs of another', async ({ page }) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await expectNothingFound(page)
  await listino.drop(
    'offerte.csv',
    'sku;nome;prezzo\nA-1;Tazza;20,00\nB-2;Vaso;\nC-3;Sedia;50,00\n',
  )
  await expect(listino.count).toHaveText('2 articoli')
  await expect(page.getByText("2 articoli sono senza costo d'acquisto.")).toBeVisible()
  await listino.unfold('warnings')
  await page.getByRole('button', { name: '1 riga scartata' }).click()
  await expect(page.getByRole('row', { name: '3 B-2 prezzo mancante' })).toBeVisible()

  await listino.choose(
    'Aggiungi i costi',
    'costi.csv',
    'sku;costo\nA-1;5,00\nC-3;48,00\nX-9;1,00\n',
  )
  const found = page.getByRole('dialog', { name: 'Costi trovati per 2 articoli' })
  await expect(found).toContainText('2 articoli erano senza costo')
  await expectNothingFound(page)
  await listino.joinCosts()
  await expect(page.getByText('Costi di 2 articoli da costi.csv.')).toBeVisible()
  await listino.unfold('warnings')
  await expect(
    page.getByText('1 costo non corrisponde a nessun articolo del listino.'),
  ).toBeVisible()
  await expect(listino.tile('In perdita')).toContainText('1')
  await listino.tile('In perdita').click()
  await expect(listino.count).toHaveText('1 di 2 articoli')
  await expect(page.getByText('Sedia').last()).toBeVisible()
  await expectNothingFound(page)
})
