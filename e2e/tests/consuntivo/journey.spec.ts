import { expectNothingFound } from '../../pages/axe.ts'
import { ConsuntivoPage, manyArticles, reports } from '../../pages/consuntivo-page.ts'
import { downloaded } from '../../pages/files.ts'
import { leftOnDevice } from '../../pages/left-on-device.ts'
import { ListinoPage } from '../../pages/listino-page.ts'
import { logout } from '../../pages/user-menu.ts'
import { tooWide } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

test('two months of Amazon and one of eBay: what is left, a fee that differs, and a file of it all', async ({
  page,
}) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  for (const name of ['ottobre.csv', 'novembre.csv', 'ebay.csv'])
    await expect(consuntivo.file(name)).toContainText('I conti tornano al centesimo.')

  const totals = consuntivo.part('Dove sono finiti gli incassi')
  await expect(totals).toContainText('Ti è rimasto49,03 €29,2% dei ricavi')
  const rates = consuntivo.part('Tariffe da controllare')
  await expect(rates).toContainText('Cuffie senza fili amazon.it8,00 € in più del previsto')
  await expect(rates).toContainText('hai pagato la tariffa di Standard (15%)')
  await expect(rates).toContainText('non quella di Elettronica (7%)')

  // An unknown row counts nowhere until the seller chooses what it is: 6,10 with VAT.
  await expect(totals).toContainText('1 tipo di riga è messo da parte')
  await page.getByLabel("Che cos'è?").selectOption('altri costi')
  await expect(totals).toContainText('Ti è rimasto44,03 €')
  await expect(totals).not.toContainText('messo da parte')

  await page.getByLabel('Periodo', { exact: true }).selectOption('novembre 2026')
  await expect(consuntivo.part('Articoli').getByRole('rowheader')).toHaveText([
    'Cuffie senza fili' + 'CUFFIE-02 · amazon.it',
  ])
  const file = await downloaded(page.getByRole('button', { name: 'Esporta' }))
  expect(file.name).toBe('consuntivo-2026-11.csv')
  const [head = '', row = ''] = file.text.split('\r\n')
  const cells = row.split(';')
  const told = ['sku', 'commissione', 'commissione_attesa', 'differenza', 'spiegazione', 'guadagno']
  const titles = head.replace('\uFEFF', '').split(';')
  expect(told.map((title) => cells[titles.indexOf(title)])).toEqual([
    'CUFFIE-02',
    '15,00',
    '7,00',
    '8,00',
    'categoria (15%)',
    '26,52',
  ])

  await page.getByLabel('Cerca per nome o SKU').fill('cuffie')
  await page.getByRole('button', { name: /dati veri: Cuffie/ }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Prezzo di vendita')).toHaveValue('100,00')
  const article = page.getByRole('complementary', { name: 'Articolo del consuntivo' })
  await expect(article).toContainText('Cuffie senza fili')
  await article.getByRole('link', { name: 'Torna al consuntivo' }).click()
  await expect(page.getByLabel('Periodo', { exact: true })).toHaveValue('2026-11')
  await expect(page.getByLabel('Cerca per nome o SKU')).toHaveValue('cuffie')
})

test('@phone reports stay on the device until somebody signs out', async ({ page, isMobile }) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  await expect(page.getByText('I rapporti restano su questo dispositivo')).toBeVisible()
  await page.reload()
  await expect(consuntivo.part('Dove sono finiti gli incassi')).toContainText('49,03 €')
  await expectNothingFound(page)
  await expect.poll(() => tooWide(page)).toEqual([])
  // Elsewhere too signing out asks first, and names what it deletes.
  await page.goto('/')
  await logout(page, isMobile)
  const question = page.getByRole('alertdialog', { name: /Uscendo elimini i tuoi rapporti/ })
  await expect(question.getByRole('button')).toHaveText([
    'Esporta il consuntivo',
    'Annulla',
    'Elimina ed esci',
  ])
  await question.getByRole('button', { name: 'Elimina ed esci' }).click()
  await page.waitForURL('**/login')
  await expect.poll(() => leftOnDevice(page)).toEqual([])
})

test('@phone a table of many articles makes only the rows in view, and finds every one', async ({
  page,
}) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose({ 'molti.csv': manyArticles(400) })
  const rows = consuntivo.part('Articoli').locator('tbody tr')
  await expect(page.getByText('400 articoli', { exact: true })).toBeVisible()
  expect(await rows.count()).toBeLessThan(60)
  await consuntivo.part('Articoli').evaluate((part) => part.scrollTo(0, part.scrollHeight))
  await expect(rows.last()).toContainText('ART-399')
  await page.getByLabel('Cerca per nome o SKU').fill('art-123')
  await expect(rows).toHaveCount(1)
})

test('the list takes over what sending really cost, and how many pieces come back', async ({
  page,
}) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  await consuntivo.choose(reports)
  await page.getByRole('button', { name: 'Usa i dati veri nel listino' }).click()
  const dialog = page.getByRole('dialog', { name: 'Usa i dati veri nel listino' })
  await expect(dialog).toContainText('Resi: 33,3% dei pezzi su Amazon, 0,0% dei pezzi su eBay')
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Usa', exact: true }).click()
  await expect(page.getByText('Il listino usa i dati veri')).toBeVisible()
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nLAMPADA-01;Lampada;39,90;9,00\n')
  // 11,22 with VAT for two pieces.
  const lamp = listino.grid.getByRole('row', { name: /Lampada/ })
  await expect(lamp).toContainText('4,60')
  // It was charged 15%, as by categories that differ at other prices.
  await expect(lamp).toContainText('Standard · ipotizzata')
  await page.getByText('Tariffe e condizioni', { exact: true }).click()
  await expect(page.getByLabel('Resi', { exact: true })).toHaveValue('33,33')
})

test('two tabs show the same reports', async ({ page, context }) => {
  const consuntivo = new ConsuntivoPage(page)
  await consuntivo.open()
  const other = new ConsuntivoPage(await context.newPage())
  await other.open()
  const { 'ebay.csv': ebay, ...amazon } = reports
  await consuntivo.choose(amazon)
  await expect(other.file('ottobre.csv')).toBeVisible()
  await other.choose({ 'ebay.csv': ebay })
  await expect(consuntivo.part('Dove sono finiti gli incassi')).toContainText('49,03 €')
})

test('a report that is dropped into the list is opened here, and costs that are chosen here there', async ({
  page,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept('sku;nome;prezzo;costo\nLAMPADA-01;Lampada;39,90;9,00\n')
  await listino.drop('ottobre.csv', reports['ottobre.csv'])
  await page.getByRole('button', { name: 'Aprilo in Consuntivo' }).click()
  await page.waitForURL('**/consuntivo')
  const consuntivo = new ConsuntivoPage(page)
  await expect(consuntivo.file('ottobre.csv')).toContainText('I conti tornano al centesimo.')

  await consuntivo.choose({ 'nuovi.csv': 'SKU;Costo\nLAMPADA-01;8,00\n' })
  await page.getByRole('button', { name: 'Aprilo nel listino' }).click()
  await page.waitForURL('**/listino')
  await listino.joinCosts()
  await expect(listino.grid.getByRole('row', { name: /Lampada/ })).toContainText('8,00')

  // What was handed over is there once.
  await page.goto('/consuntivo')
  await expect(consuntivo.file('ottobre.csv')).toHaveCount(1)
})
