import { ListinoPage } from '../../pages/listino-page.ts'
import { resize, tooWide } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

const file = [
  'sku;nome;prezzo;costo;categoria',
  'A-1;Scarpe da corsa;79,90;31,00;shoes',
  'B-2;Romanzo;14,90;6,00;books',
  'C-3;Vaso;24,90;9,00;home',
].join('\n')

test('@phone the same list is set beside other marketplaces, sorted by one, kept and left', async ({
  page,
  isMobile,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept(file)
  await page.getByRole('button', { name: 'Confronta canali' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confronta con altri canali' })
  for (const channel of ['eBay', 'Etsy', 'Facebook', 'ManoMano'])
    await dialog.getByRole('switch', { name: channel }).click()
  await expect(dialog.getByRole('status')).toHaveText('Al massimo 3 canali: togline uno.')
  await expect(dialog.getByRole('switch', { name: 'ManoMano' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Fatto' }).click()
  const unknown = 'eBay: categoria non nota'
  if (isMobile) {
    const card = page.getByRole('listitem').filter({ hasText: 'B-2' })
    await expect(card).toContainText(unknown)
    await expect(card).toContainText(/Etsy 33,7% senza spedizione, minimo 11,84\s€/)
    await page.getByLabel('Ordina per').selectOption('Minimo su Etsy')
    await expect(page.getByText('Ordinato per minimo su Etsy, dal più basso.')).toBeVisible()
    for (const width of [320, 390]) {
      await resize(page, { width, height: 844 })
      await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([])
      const isWhole = () =>
        card.locator('> div').evaluate((part) => part.scrollHeight <= part.clientHeight)
      await expect.poll(isWhole, `at ${width} px`).toBe(true)
    }
  } else {
    const row = listino.grid.getByRole('row', { name: /Romanzo/ })
    await expect(row).toContainText(unknown)
    await expect(row.getByText('migliore')).toBeInViewport()
    await listino.grid.getByRole('columnheader', { name: 'Minimo su Etsy' }).click()
    await expect(listino.grid.getByRole('row').nth(1)).toContainText('Romanzo')
  }
  await page.reload()
  const compared = page.getByRole('region', { name: 'Confronto con' })
  await compared.getByRole('button', { name: 'Togli eBay dal confronto' }).click()
  await expect(compared.getByRole('button')).toHaveCount(2)
  await expect(page.getByText(unknown)).toHaveCount(0)
})

test('a price for each marketplace: the file is read again for the one that is chosen', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo amazon;prezzo ebay;costo\nA-1;Vaso;110,00;120,00;30,00\n')
  const row = listino.grid.getByRole('row', { name: /Vaso/ })
  await expect(row).toContainText('110,00')
  await page.getByRole('button', { name: 'Cambia marketplace' }).click()
  await page.getByLabel('Marketplace', { exact: true }).selectOption('eBay')
  const note = page.getByRole('region', { name: 'Colonne di un altro canale' })
  await expect(note).toContainText(
    'Su eBay il prezzo si legge da «prezzo amazon», non da «prezzo ebay».',
  )
  await note.getByRole('button', { name: 'Rileggi il file per eBay' }).click()
  await expect(row).toContainText('120,00')
  await expect(note).toHaveCount(0)
})
