import type { Page } from '@playwright/test'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

/** Keeps the page's worker busy for ever. */
function keepBusy(page: Page): void {
  const [worker] = page.workers()
  if (worker === undefined) throw new Error('The page has no worker')
  // In a task of its own: a browser never ends a task of the debugger, nor frees a lock that was held meanwhile.
  worker.evaluate('void setTimeout(() => { for (;;) {} })').catch(() => {})
}

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

test('a list whose worker hangs as it begins can be left on the device', async ({ page }) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nA-1;Tazza;20;5\n')
  const worker = /\/worker-[^/]*\.js$/
  await page.route(worker, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `for (;;) {}\n${await response.text()}` })
  })
  await page.reload()
  const leave = page
    .getByRole('region', { name: 'Apriamo il tuo listino' })
    .getByRole('button', { name: 'Lascia stare' })
  await expect(leave).toBeVisible()
  await page.unrouteAll()
  await leave.click()
  await expect(page.getByRole('alert')).toContainText('è rimasto chiuso')
  await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeVisible()

  await page.reload()
  await expect(listino.count).toHaveText('1 articolo')
})
