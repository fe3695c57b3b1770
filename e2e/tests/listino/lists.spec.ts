import { CalculatorPage } from '../../pages/calculator-page.ts'
import { downloaded } from '../../pages/files.ts'
import { leftOnDevice } from '../../pages/left-on-device.ts'
import { gridColumns, ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { expect, test } from '../../test.ts'

const shop =
  'Handle,Title,Variant SKU,Variant Price,Cost per item\ntazza,Tazza del negozio,A-1,25.00,5\n'

test('@phone two marketplaces stand side by side, with what was changed in each, and signing out offers both', async ({
  page,
  isMobile,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nA-1;Tazza;20;5\nB-2;Vaso;30;8\n')
  const lists = page.getByRole('navigation', { name: 'I tuoi listini' })
  await expect(lists).toBeHidden()
  await page.getByLabel('Cerca SKU o nome').fill('Vaso')
  await expect(listino.count).toHaveText('1 di 2 articoli')

  await listino.choose('Apri un altro file', 'negozio.csv', shop)
  await expect(lists.getByRole('button', { name: 'Shopify 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(listino.count).toHaveText('1 articolo')
  await lists.getByRole('button', { name: 'Amazon 2' }).click()
  await expect(listino.count).toHaveText('1 di 2 articoli')
  await page.reload()
  await expect(listino.count).toHaveText('1 di 2 articoli')

  await logout(page, isMobile)
  const question = page.getByRole('alertdialog', { name: /Uscendo elimini i 2 listini/ })
  const file = await downloaded(
    question.getByRole('button', { name: 'Esporta il listino Shopify' }),
  )
  expect(file.text).toContain('Tazza del negozio')
  await question.getByRole('button', { name: 'Elimina ed esci' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('a price of the calculator goes back to the list of its article, whichever was shown since', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nA-1;Tazza;20;5\n')
  await listino.choose(
    'Apri un altro file',
    'negozio.csv',
    shop.replace('Tazza del negozio', 'Tazza'),
  )
  const lists = page.getByRole('navigation', { name: 'I tuoi listini' })
  await lists.getByRole('button', { name: 'Amazon 1' }).click()
  const price = listino.cell(2, gridColumns.price)
  await expect(price).toHaveText('20,00 €')
  await listino.cell(2, 1).dblclick()
  await expect(listino.article).toBeVisible()

  await page.getByRole('link', { name: 'Listino', exact: true }).click()
  await lists.getByRole('button', { name: 'Shopify 1' }).click()
  await expect(price).toHaveText('25,00 €')
  await page.goBack()
  await new CalculatorPage(page).enter({ 'Prezzo di vendita': '22,50' })
  await listino.article.getByRole('link', { name: 'Usa questo prezzo nel listino' }).click()
  await expect(price).toHaveText('22,50 €20,00 €, era 20,00 €')
  await expect(lists.getByRole('button', { name: 'Amazon 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
