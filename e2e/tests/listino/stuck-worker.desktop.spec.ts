import { keepBusy } from '../../pages/busy-worker.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

test('a reading is cancelled although its worker hangs, and the list is as it was', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  const kept = page.getByText('Il listino resta su questo dispositivo')
  await listino.open()
  await listino.chooseAll('Scegli un file', {
    'articoli.csv': 'sku;nome;prezzo\nA-1;Tazza;20\nB-2;Vaso;30\n',
    'costi.csv': 'sku;costo\nA-1;5\nB-2;8\n',
  })
  await expect(kept).toBeVisible()
  await page.getByLabel('Cerca SKU o nome').fill('Vaso')
  await expect(listino.count).toHaveText('1 di 2 articoli')

  keepBusy(page)
  await listino.drop('infinito.csv', 'sku;nome;prezzo;costo\nC-3;Sedia;80;30\n')
  const reading = page.getByRole('region', { name: 'Leggiamo il file' })
  const next = page.waitForEvent('worker')
  await reading.getByRole('button', { name: 'Annulla' }).click()
  await next
  await expect(reading).toHaveCount(0)
  await expect(page.getByText('Costi di 2 articoli da costi.csv.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(listino.count).toHaveText('1 di 2 articoli')
  await page.getByLabel('Cerca SKU o nome').fill('')
  await expect(listino.count).toHaveText('2 articoli')

  await listino.drop('nuovo.csv', 'sku;nome;prezzo;costo\nC-3;Sedia;80;30\n')
  await expect(listino.count).toHaveText('1 articolo')
  await expect(kept).toBeVisible()
})
