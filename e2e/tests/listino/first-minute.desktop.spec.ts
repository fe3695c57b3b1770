import { expectNothingFound } from '../../pages/axe.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { expect, test } from '../../test.ts'

const offer = { name: "Prova con un negozio d'esempio" } as const
const leave = { name: "Togli l'esempio" } as const

test('an empty list says what it takes and which files are known; the example says that it is one, and why figures are missing', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  for (const line of ['Quanto paghi ogni articolo', 'Danea Easyfatt, prodotti', 'Wix,'])
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  await page.getByRole('button', offer).click()
  await expect(listino.count).toHaveText('12 articoli')
  const band = page.locator('.band').filter({ hasText: "Negozio d'esempio." })
  await expect(band).toBeFocused()
  await expect(page.getByText('negozio-di-esempio.csv').first()).toBeVisible()

  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click()
  await expect(page.getByText('Ordinato per SKU, dalla A alla Z.')).toHaveRole('status')
  await listino.tile('Senza costo').click()
  await expect(listino.count).toHaveText('1 di 12 articoli')
  await expect(listino.cell(2, 9)).toHaveText('—manca il costo')
  await expectNothingFound(page)
  await page.getByRole('button', { name: 'Togli i filtri' }).click()
  await expect(page.getByRole('search').getByRole('status')).toBeFocused()
  await page.getByRole('button', { name: 'Cambia marketplace' }).click()
  await expect(page.getByLabel('Marketplace', { exact: true })).toBeFocused()
  const opened = page.waitForEvent('popup')
  await listino.openButton('Tazza in ceramica').click()
  await expect((await opened).getByText('Esempio: Tazza in ceramica').first()).toBeVisible()
  await (await opened).close()
  await page.getByRole('button', leave).click()
  await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeFocused()
})

test('the example is never mixed with what is the seller’s, and nothing of it is kept', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.drop('costi.csv', 'sku;costo\nTAZ-01;9,00\nANF-12;9,00\n')
  await expect(page.getByText('2 costi di «costi.csv» sono tra i tuoi costi')).toBeVisible()
  await page.getByRole('button', offer).click()
  await expect(listino.count).toHaveText('12 articoli')
  await expect(listino.tile('Senza costo')).toContainText('1')
  const opening = page.waitForEvent('popup')
  await listino.openButton('Tazza in ceramica').click()
  const article = await opening
  await expect(article.getByText('prezzi e costi sono inventati')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', offer)).toBeVisible()
  await page.getByRole('button', offer).click()
  await expect(listino.count).toHaveText('12 articoli')
  // One's own file takes its place.
  await listino.drop('mio.csv', 'SKU;Prezzo\nTAZ-01;30\n')
  await expect(listino.count).toHaveText('1 articolo')
  await expect(page.getByRole('button', leave)).toHaveCount(0)
  await expect(listino.tile('Senza costo')).toContainText('0')
  // An article of the example has no way into it.
  await article.reload()
  await article.waitForLoadState('networkidle')
  const strip = article.getByRole('complementary', { name: 'Articolo del listino' })
  await expect(strip).toContainText("Dal negozio d'esempio")
  await expect(strip.getByRole('link')).toHaveCount(0)
})
